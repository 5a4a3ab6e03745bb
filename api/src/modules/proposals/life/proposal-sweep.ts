import { siteDay } from '@site/kernel/dates';
import type { Db } from '../../../db/database.ts';
import { processEach } from '../../../process-each.ts';
import { ProblemError } from '../../../errors.ts';
import { createProposalRepository } from '../proposal-repository.ts';
import type { ProposalRow } from '../../../tables/proposal-tables.ts';
import { moveProposal } from './move-proposal.ts';

type Dependencies = { db: Db; failed: (error: unknown, proposal: string) => void; now: () => Date };

/** Expires offers after their last day in Moscow. Safe to run at any time and in several processes. */
export function createProposalSweep({ db, failed, now }: Dependencies) {
  async function expire(row: ProposalRow) {
    const change = { status: 'expired' as const, changed_at: now() };
    try {
      await db.transaction((tx) => moveProposal(tx, row, change, { actor: 'system', action: 'expired' }));
    } catch (error) {
      // The status changed in the meantime.
      if (!(error instanceof ProblemError)) throw error;
    }
  }

  return async function sweep() {
    const over = await createProposalRepository(db).offeredUntilBefore(siteDay(now()));
    await processEach(over, expire, (error, { id }) => failed(error, id));
  };
}
