import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../db/database.ts';
import type { Waiting } from '../waiting.ts';

/** A job that failed at each try. */
export type FailedJob = { id: string; queue: string; data: object; tries: number; failed_at: Date; reason: string };

export type QueueState = { queue: string; waiting: number; failed: number; age: number };

/** Queries that pg-boss has no call for, over its tables (`migrations/0202_jobs.sql`). */
export class JobRepository {
  constructor(private readonly db: Db) {}

  /** Queues with a job that is due. */
  async dueQueues(now: Date): Promise<string[]> {
    const rows = await this.rows<{ name: string }>(
      sql`select distinct name from pgboss.job where state < 'active' and start_after <= ${now.toISOString()}`,
    );
    return rows.map(({ name }) => name);
  }

  /** Pauses between tries double without a limit in pg-boss 10. */
  async limitPauses(until: Date): Promise<void> {
    const limit = until.toISOString();
    await this.db.execute(
      sql`update pgboss.job set start_after = ${limit} where state = 'retry' and start_after > ${limit}`,
    );
  }

  /** Failed jobs, the latest first. */
  async failed(limit: number, offset: number): Promise<FailedJob[]> {
    const rows = await this.rows<Omit<FailedJob, 'failed_at'> & { failed_at: string }>(
      sql`select id, name as queue, data, retry_count + 1 as tries, completed_on as failed_at,
        coalesce(output->>'message', output->'value'->>'message', '') as reason
        from pgboss.job where state = 'failed' order by completed_on desc, id limit ${limit} offset ${offset}`,
    );
    return rows.map((row) => ({ ...row, failed_at: new Date(row.failed_at) }));
  }

  async countFailed(): Promise<number> {
    const [row] = await this.rows<{ count: number }>(
      sql`select count(*)::int as count from pgboss.job where state = 'failed'`,
    );
    return row?.count ?? 0;
  }

  async findFailed(id: string): Promise<Pick<FailedJob, 'queue' | 'data'> | undefined> {
    const [row] = await this.rows<Pick<FailedJob, 'queue' | 'data'>>(
      sql`select name as queue, data from pgboss.job where id = ${id} and state = 'failed'`,
    );
    return row;
  }

  /** `age`: for how many seconds the oldest job has been due. A sweep is kept before it is due. */
  states(): Promise<QueueState[]> {
    return this.rows(sql`select q.name as queue,
      count(*) filter (where state < 'completed')::int as waiting,
      count(*) filter (where state = 'failed')::int as failed,
      greatest(0, coalesce(extract(epoch from now() - min(case when state = 'created' or j.name = 'sweeps'
        then start_after else j.created_on end) filter (where state < 'completed')), 0))::float8 as age
      from pgboss.queue q left join pgboss.job j on j.name = q.name group by q.name order by q.name`);
  }

  private rows<Row>(query: SQL): Promise<Row[]> {
    return rowsOf<Row>(this.db.execute(query));
  }
}

/** For the queue of the staff. */
export const waitingJobs: Waiting = { jobs: sql`select completed_on from pgboss.job where state = 'failed'` };
