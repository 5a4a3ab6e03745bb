import { siteDay } from '@site/kernel/dates';
import type { Queue } from '../../../jobs/jobs.ts';
import { ProblemError } from '../../../errors.ts';
import type { ProposalDeps } from '../proposal-deps.ts';
import { ProposalRepository } from '../proposal-repository.ts';
import { moveProposal } from './move-proposal.ts';

/** An offer after its last day in Moscow. */
export type Expired = { proposal: string };

export async function sweepProposals({ db, now }: ProposalDeps, expired: Queue<Expired>): Promise<void> {
  const over = await new ProposalRepository(db).offeredUntilBefore(siteDay(now()));
  await expired.send(over.map(({ id: proposal }) => ({ proposal })));
}

export async function expireProposal({ db, now }: ProposalDeps, { proposal }: Expired): Promise<void> {
  const [row] = await new ProposalRepository(db).offeredUntilBefore(siteDay(now()), proposal);
  if (!row) return;
  const change = { status: 'expired' as const, changed_at: now() };
  try {
    await db.transaction((tx) => moveProposal(tx, row, change, { actor: 'system', action: 'expired' }));
  } catch (error) {
    // The status changed in the meantime.
    if (!(error instanceof ProblemError)) throw error;
  }
}
