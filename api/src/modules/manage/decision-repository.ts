import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { decisions } from '../../tables/decision-tables.ts';

export type DecisionFilter = { noun?: string; subject?: string };

/** Accepts a connection or a transaction. Rows are append-only. */
export function createDecisionRepository(db: Db) {
  const matching = ({ noun, subject }: DecisionFilter) =>
    and(noun ? eq(decisions.noun, noun) : undefined, subject ? eq(decisions.subject, subject) : undefined);

  return {
    add: (row: typeof decisions.$inferInsert) => db.insert(decisions).values(row),

    list: (filter: DecisionFilter, limit: number, offset = 0) =>
      db.select().from(decisions).where(matching(filter)).orderBy(desc(decisions.id)).limit(limit).offset(offset),

    count: (filter: DecisionFilter) => db.$count(decisions, matching(filter)),
  };
}
