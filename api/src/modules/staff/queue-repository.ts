import { type QueueNoun, type Queued, queueNouns } from '@site/contracts/staff-page';
import { sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import type { Waiting } from '../../waiting.ts';

/** Counts what waits for a decision, and the age of the oldest, in one query. */
export function readQueue(
  db: Db,
  { nouns, waiting, now }: { nouns: readonly QueueNoun[]; waiting: readonly Waiting[]; now: Date },
): Promise<Queued[]> {
  const counts = queueNouns
    .filter((noun) => nouns.includes(noun))
    .map((noun, place) => {
      const since = waiting.map((declared) => declared[noun]).find(Boolean);
      if (!since) throw new Error(`No module declares what waits as «${noun}»`);
      return sql`
        select ${place}::int as place, ${noun} as noun, count(*)::int as count,
          greatest(0, floor(extract(epoch from ${now.toISOString()}::timestamptz - min(since)) / 60))::int as oldest_minutes
        from (${since}) waiting (since) having count(*) > 0`;
    });
  if (counts.length === 0) return Promise.resolve([]);
  return rowsOf<Queued>(
    db.execute(
      sql`select noun, count, oldest_minutes from (${sql.join(counts, sql` union all `)}) counted order by place`,
    ),
  );
}
