import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import PgBoss from 'pg-boss';
import { DAY } from '@site/kernel/dates';
import type { Database, Db } from '../db/database.ts';
import { serializers } from '../log.ts';
import { type FailedJob, JobRepository } from './job-repository.ts';
import { pgBossDb } from './pg-boss-db.ts';
import { within } from './within.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Maximum delay of a job that is due, in ms. */
const POLL_EVERY = 1_000;
/** After a failed poll, in ms: the database does not respond. */
const PAUSE_WITHOUT_DATABASE = 10_000;
/** How long a stopping process waits for the jobs at work, in ms. Another process repeats an unfinished one. */
const STOP_TIMEOUT = 5_000;

/** Pauses double, from one or two minutes to an hour. With that limit the tries take three days. */
const RETRIES = { retryDelay: 60, retryBackoff: true, retryLimit: 77 };
const LONGEST_PAUSE = HOUR;
/** Longer than a job takes, in ms; then another process repeats the job of one that died. */
const LEASE = 5 * MINUTE;
/** How long failed jobs are kept. */
const KEPT = 14 * DAY;

type Kind<Data> = {
  /** Works off one job, in a transaction of its own. A rejection repeats the job after a pause. */
  work: (data: Data) => Promise<unknown>;
  /** For the list of failed jobs. */
  titleOf: (data: Data) => string;
  /**
   * Names the item: while its job is kept, also a failed one, another is not added. Data of such a kind are identifiers,
   * which are logged.
   */
  keyOf?: (data: Data) => string;
  /** Jobs at a time in one process; one by default. */
  atOnce?: number;
  /** In ms: a job that is done is repeated after this time. */
  repeatAfter?: (data: Data) => number | undefined;
};

export type Queue<Data> = {
  /** Keeps jobs. They are worked off after the commit of the transaction, and dropped with it. */
  send: (items: readonly Data[], tx?: Db) => Promise<void>;
};

/** Periodic work, `every` in ms. */
export type Sweep = { run: () => Promise<unknown>; every: number };

type SweepOf = { sweep: string };

type JobDeps = { database: Pick<Database, 'db' | 'runScript'>; log: FastifyBaseLogger; now: () => Date };

/** Identifiers of pg-boss are UUIDs; its primary key keeps one job of a key. */
const idOf = (key: string) => createHash('sha256').update(key).digest('hex').slice(0, 32);

/** A failed query's message is the whole statement; the database's reason is the cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return serializers.err(error.cause instanceof Error ? error.cause : error).message;
}

/**
 * Jobs on a queue in the database, pg-boss. A job is kept until it is done, so a restart loses none, and one process at a
 * time works on it. It is done at least once: another process repeats the job of one that died before deleting it.
 */
export class Jobs {
  private readonly boss: PgBoss;
  private readonly repository: JobRepository;
  private readonly kinds = new Map<string, Kind<object>>();
  private readonly workers = new Map<string, Set<Promise<number>>>();
  private sweeps: SweepOf[] = [];
  private isStopping = false;
  private polling: Promise<void> | undefined;
  private timer: NodeJS.Timeout | undefined;
  private maintainAt = 0;

  constructor(private readonly deps: JobDeps) {
    this.repository = new JobRepository(deps.database.db);
    this.boss = new PgBoss({
      db: this.sqlOf(deps.database.db),
      ...{ migrate: false, supervise: false, schedule: false },
      archiveFailedAfterSeconds: KEPT / 1000,
      deleteAfterSeconds: 1,
    });
  }

  /** Declares how jobs of a queue are worked off. A migration creates the queue. */
  queue<Data extends object>(name: string, kind: Kind<Data>): Queue<Data> {
    this.kinds.set(name, kind as Kind<object>);
    this.workers.set(name, new Set());
    return { send: (items, tx) => this.add(name, items, tx) };
  }

  /** Repeats each sweep at its interval, in one process of all. A failed sweep is logged and repeated as well. */
  repeat(sweeps: ReadonlyMap<string, Sweep>, measure = (_name: string, run: Sweep['run']) => run()): void {
    this.queue<SweepOf>('sweeps', {
      // The job of a sweep that this version does not have is dropped; one that has it adds the job again.
      work: async ({ sweep: name }) => {
        const sweep = sweeps.get(name);
        if (sweep)
          await measure(name, sweep.run).catch((error: unknown) =>
            this.deps.log.error({ err: error }, `the sweep of ${name} failed`),
          );
      },
      titleOf: ({ sweep }) => `Обход ${sweep}`,
      keyOf: ({ sweep }) => sweep,
      atOnce: sweeps.size,
      repeatAfter: ({ sweep }) => sweeps.get(sweep)?.every,
    });
    this.sweeps = [...sweeps.keys()].map((sweep) => ({ sweep }));
  }

  /** Works off jobs as they become due, until `stop`. */
  start(): void {
    this.polling = this.poll();
  }

  /** Begins no further job; resolves when those at work are done, or after `STOP_TIMEOUT`. */
  async stop(): Promise<void> {
    this.isStopping = true;
    clearTimeout(this.timer);
    await within(STOP_TIMEOUT, Promise.allSettled([this.polling, ...this.atWork()]));
  }

  /** Works off all jobs that are due, and those that they send. */
  async workOff(): Promise<void> {
    for (let done = 1; done > 0;) {
      const counts = (await this.dueQueues()).map((name) => this.begin(name));
      done = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
    }
    await Promise.all(this.atWork());
  }

  /** Failed jobs, the latest first. */
  async failed(limit: number, offset: number): Promise<(FailedJob & { title: string })[]> {
    return (await this.repository.failed(limit, offset)).map((job) => ({ ...job, title: this.titleOf(job) }));
  }

  countFailed(): Promise<number> {
    return this.repository.countFailed();
  }

  /** Makes a failed job due once more. Returns its title, or undefined when no such job has failed. */
  async retry(tx: Db, id: string): Promise<string | undefined> {
    const job = await new JobRepository(tx).findFailed(id);
    if (!job) return undefined;
    await this.boss.retry(job.queue, id, { db: this.sqlOf(tx) });
    return this.titleOf(job);
  }

  private titleOf({ queue, data }: Pick<FailedJob, 'queue' | 'data'>): string {
    return this.kinds.get(queue)?.titleOf(data) ?? queue;
  }

  private sqlOf(db: Db, at = this.deps.now): PgBoss.Db {
    return pgBossDb(db, this.deps.database.runScript, at);
  }

  private async add(name: string, items: readonly object[], tx = this.deps.database.db): Promise<void> {
    if (!items.length) return;
    const { keyOf, repeatAfter } = this.kinds.get(name)!;
    const now = this.deps.now().getTime();
    const jobs = items.map((data) => ({
      ...{ name, data, ...RETRIES, expireInSeconds: LEASE / 1000 },
      ...(keyOf && { id: idOf(keyOf(data)) }),
      startAfter: new Date(now + (repeatAfter?.(data) ?? 0)).toISOString(),
    }));
    await this.boss.insert(jobs, { db: this.sqlOf(tx) });
  }

  private async dueQueues(): Promise<string[]> {
    const due = await this.repository.dueQueues(this.deps.now());
    return due.filter((name) => this.kinds.has(name));
  }

  /** Each poll begins one more worker for a queue, up to its limit: a slow job does not stop the others. */
  private async poll(): Promise<void> {
    let pause = POLL_EVERY;
    try {
      if (Date.now() >= this.maintainAt) await this.maintain();
      for (const name of await this.dueQueues()) {
        if (this.workers.get(name)!.size >= (this.kinds.get(name)!.atOnce ?? 1)) continue;
        this.begin(name).catch((error: unknown) =>
          this.deps.log.error({ err: error, queue: name }, 'a queue was not worked off'),
        );
      }
    } catch (error) {
      this.deps.log.error({ err: error }, 'jobs were not looked up');
      pause = PAUSE_WITHOUT_DATABASE;
    }
    if (!this.isStopping) this.timer = setTimeout(() => this.start(), pause);
  }

  /** Repeats jobs of dead processes, deletes old failed ones, and adds sweeps that are new. */
  async maintain(): Promise<void> {
    await this.boss.maintain();
    await this.limitPauses(this.repository);
    await this.add('sweeps', this.sweeps);
    this.maintainAt = Date.now() + MINUTE;
  }

  private limitPauses(repository: JobRepository): Promise<void> {
    return repository.limitPauses(new Date(this.deps.now().getTime() + LONGEST_PAUSE));
  }

  private atWork(): Promise<number>[] {
    return [...this.workers.values()].flatMap((workers) => [...workers]);
  }

  private begin(name: string): Promise<number> {
    const workers = this.workers.get(name)!;
    const worker = this.workOffQueue(name).finally(() => workers.delete(worker));
    workers.add(worker);
    return worker;
  }

  /** Returns the number of jobs worked off. */
  private async workOffQueue(name: string): Promise<number> {
    // pg-boss leaves out the jobs of this very millisecond.
    const at = () => new Date(this.deps.now().getTime() + 1);
    for (let done = 0; ; done += 1) {
      if (this.isStopping) return done;
      const [job] = await this.boss.fetch<object>(name, {
        includeMetadata: true,
        db: this.sqlOf(this.deps.database.db, at),
      });
      if (!job) return done;
      await this.workOffJob(job);
    }
  }

  private async workOffJob({ name, id, data, ...job }: PgBoss.JobWithMetadata): Promise<void> {
    const { log, database } = this.deps;
    const { work, keyOf, repeatAfter } = this.kinds.get(name)!;
    try {
      await work(data);
    } catch (error) {
      await database.db.transaction(async (tx) => {
        await this.boss.fail(name, id, { message: reasonOf(error) }, { db: this.sqlOf(tx) });
        await this.limitPauses(new JobRepository(tx));
      });
      const isLast = job.retryCount >= job.retryLimit;
      const context = { err: error, queue: name, job: id, tries: job.retryCount + 1, ...(keyOf && data) };
      if (isLast) log.error(context, 'a job failed');
      else log.warn(context, 'a job was not done and will be retried');
      return;
    }
    await database.db.transaction(async (tx) => {
      await this.boss.deleteJob(name, id, { db: this.sqlOf(tx) });
      if (repeatAfter?.(data)) await this.add(name, [data], tx);
    });
  }
}
