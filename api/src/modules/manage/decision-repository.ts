import { and, desc, eq, ilike, or } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { escapeLike } from '../../db/like.ts';
import { decisions } from '../../tables/decision-tables.ts';

export type DecisionRow = typeof decisions.$inferSelect;
export type DecisionFilter = { noun?: string; subject?: string; search?: string };

function matching({ noun, subject, search }: DecisionFilter) {
  const anywhere = `%${escapeLike(search ?? '')}%`;
  return and(
    noun ? eq(decisions.noun, noun) : undefined,
    subject ? eq(decisions.subject, subject) : undefined,
    search
      ? or(ilike(decisions.author, anywhere), ilike(decisions.subject, anywhere), ilike(decisions.text, anywhere))
      : undefined,
  );
}

/** Accepts a connection or a transaction. Rows are append-only. */
export class DecisionRepository {
  constructor(private readonly db: Db) {}

  add(row: typeof decisions.$inferInsert) {
    return this.db.insert(decisions).values(row);
  }

  list(filter: DecisionFilter, limit: number, offset = 0): Promise<DecisionRow[]> {
    return this.db
      .select()
      .from(decisions)
      .where(matching(filter))
      .orderBy(desc(decisions.id))
      .limit(limit)
      .offset(offset);
  }

  count(filter: DecisionFilter): Promise<number> {
    return this.db.$count(decisions, matching(filter));
  }
}
