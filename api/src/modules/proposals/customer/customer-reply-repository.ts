import type { CustomerReply } from '@site/contracts/proposals';
import { and, desc, eq, or } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { proposalReplies, proposals } from '../../../tables/proposal-tables.ts';
import type { Named } from '../proposal-view.ts';

type Numbered = Pick<Named, 'year' | 'number'>;

/** Customers' replies. Accepts a connection or a transaction. */
export class CustomerReplyRepository {
  constructor(private readonly db: Db) {}

  add(reply: typeof proposalReplies.$inferInsert) {
    return this.db.insert(proposalReplies).values(reply);
  }

  /** Loads the replies to all versions of these numbers in one query; the returned function selects those of a row. */
  async ofNumbers(rows: readonly Numbered[]): Promise<(row: Numbered) => CustomerReply[]> {
    const numbers = rows.map(({ year, number }) => and(eq(proposals.year, year), eq(proposals.number, number)));
    const found = numbers.length
      ? await this.db
          .select({
            reply: proposalReplies,
            year: proposals.year,
            number: proposals.number,
            version: proposals.version,
          })
          .from(proposalReplies)
          .innerJoin(proposals, eq(proposals.id, proposalReplies.proposal_id))
          .where(or(...numbers))
          .orderBy(desc(proposalReplies.id))
      : [];
    return ({ year, number }) =>
      found
        .filter((one) => one.year === year && one.number === number)
        .map(({ version, reply: { kind, at, name, phone, text, line } }) => ({
          ...{ kind, version, name, phone, text, line },
          at: at.toISOString(),
        }));
  }
}
