import type { Db } from '../../../db/database.ts';
import { mayMove } from '../proposal-machine.ts';
import { proposalProblems } from '../proposal-problems.ts';
import { ProposalRepository } from '../proposal-repository.ts';
import type { ProposalEvent, ProposalRow } from '../../../tables/proposal-tables.ts';

type By = Pick<ProposalEvent, 'actor' | 'user_id' | 'action' | 'text'>;

/**
 * Changes the status, or data outside the editor, and records the event. Throws a 409 when the status table forbids the
 * change or a concurrent change was first. Open editors detect the new revision.
 */
export async function moveProposal(
  tx: Db,
  row: ProposalRow,
  change: Partial<ProposalRow> & Pick<ProposalRow, 'changed_at'>,
  by: By,
): Promise<ProposalRow> {
  if (change.status && !mayMove(row, change.status)) throw proposalProblems.wrongStatus(row);
  const repository = new ProposalRepository(tx);
  const saved_by = by.user_id ?? null;
  const moved = await repository.change(row, { ...change, saved_by, revision: row.revision + 1 });
  if (!moved) {
    const now = await repository.byId(row.id);
    if (now?.status === row.status && now.superseded_by === null) throw proposalProblems.editedMeanwhile(now.revision);
    throw proposalProblems.wrongStatus(now ?? row);
  }
  await repository.record({ ...by, proposal_id: row.id, at: change.changed_at });
  return moved;
}
