import { type QueueNoun, type Queued, queueNouns } from '@site/contracts/staff-page';
import { type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';

/** The times since which something waits, as the lists of the back office select it. */
const waitingSince: Record<QueueNoun, SQL> = {
  applications: sql`select created_at from applications where state = 'pending'`,
  revisions: sql`select created_at from company_revisions where state = 'pending'`,
  proposals: sql`select changed_at from proposals where status = 'moderation' and deleted_at is null`,
  questions: sql`select created_at from order_requests where state = 'open'`,
  'product-questions': sql`select asked_at from product_questions where answer is null`,
  tickets: sql`select created_at from company_tickets where answered_at is null`,
  requests: sql`select created_at from form_requests where state in ('new', 'taken')`,
  'warranty-claims': sql`select created_at from warranty_claims where state in ('new', 'review', 'accepted')`,
  registrations: sql`select created_at from event_registrations where state = 'awaiting_payment'`,
  payments: sql`select created_at from payments where status = 'unmatched'`,
  jobs: sql`select completed_on from pgboss.job where state = 'failed'`,
};

/** Counts what waits for a decision, and the age of the oldest, in one query. */
export function readQueue(db: Db, nouns: readonly QueueNoun[], now: Date): Promise<Queued[]> {
  const chosen = queueNouns.filter((noun) => nouns.includes(noun));
  if (chosen.length === 0) return Promise.resolve([]);
  const counts = chosen.map(
    (noun, place) => sql`
      select ${place}::int as place, ${noun} as noun, count(*)::int as count,
        greatest(0, floor(extract(epoch from ${now.toISOString()}::timestamptz - min(since)) / 60))::int as oldest_minutes
      from (${waitingSince[noun]}) waiting (since) having count(*) > 0`,
  );
  return rowsOf<Queued>(
    db.execute(
      sql`select noun, count, oldest_minutes from (${sql.join(counts, sql` union all `)}) counted order by place`,
    ),
  );
}
