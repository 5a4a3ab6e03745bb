import type { Db } from '../../db/database.ts';

/** What the functions of proposals need; some need more. */
export type ProposalDeps = { db: Db; now: () => Date };
