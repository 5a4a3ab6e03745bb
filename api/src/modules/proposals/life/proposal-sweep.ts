import { siteDay } from '@site/kernel/dates';
import { processEach } from '../../../jobs/process-each.ts';
import { ProblemError } from '../../../errors.ts';
import type { ProposalDeps } from '../proposal-deps.ts';
import { ProposalRepository } from '../proposal-repository.ts';
import type { ProposalRow } from '../../../tables/proposal-tables.ts';
import { moveProposal } from './move-proposal.ts';

async function expireProposal({ db, now }: ProposalDeps, row: ProposalRow) {
  const change = { status: 'expired' as const, changed_at: now() };
  try {
    await db.transaction((tx) => moveProposal(tx, row, change, { actor: 'system', action: 'expired' }));
  } catch (error) {
    // The status changed in the meantime.
    if (!(error instanceof ProblemError)) throw error;
  }
}

/** Expires offers after their last day in Moscow. Safe to run at any time and in several processes. */
export async function expireProposals(deps: ProposalDeps, failed: (error: unknown, proposal: string) => void) {
  const over = await new ProposalRepository(deps.db).offeredUntilBefore(siteDay(deps.now()));
  await processEach(
    over,
    (row) => expireProposal(deps, row),
    (error, { id }) => failed(error, id),
  );
}
