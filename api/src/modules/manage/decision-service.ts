import type { Decision } from '@site/contracts/manage';
import type { Db } from '../../db/database.ts';
import { createDecisionRepository, type DecisionFilter } from './decision-repository.ts';
import { paged } from './managed-page.ts';

export type NewDecision = Omit<Decision, 'at' | 'text'> & { text?: string };

/** Limit of decisions listed for one subject. */
const MOST = 50;

export function createDecisionService({ db, now }: { db: Db; now: () => Date }) {
  const repository = createDecisionRepository(db);
  const shown = (rows: Awaited<ReturnType<typeof repository.list>>): Decision[] =>
    rows.map(({ id: _, at, ...row }) => ({ ...row, at: at.toISOString() }));

  return {
    /** Records a decision in the transaction of the change. */
    record: (tx: Db, decision: NewDecision) => createDecisionRepository(tx).add({ ...decision, at: now() }),

    about: async (noun: string, subject: string) => shown(await repository.list({ noun, subject }, MOST)),

    list: (filter: DecisionFilter, page: number) =>
      paged(page, {
        count: () => repository.count(filter),
        rows: async (limit, offset) => shown(await repository.list(filter, limit, offset)),
      }),
  };
}

export type DecisionService = ReturnType<typeof createDecisionService>;
