import type { Db } from '../../db/database.ts';

/** Dependencies that all operations on proposals share. */
export type ProposalDeps = { db: Db; now: () => Date };
