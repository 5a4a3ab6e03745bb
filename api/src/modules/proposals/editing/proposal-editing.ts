import { EDITING_TIMEOUT } from '@site/contracts/editing-times';
import type { Visitor } from '../../session/visitor.ts';
import { findProposal, findProposalFor } from '../proposal-access.ts';
import type { ProposalDeps } from '../proposal-deps.ts';
import { proposalProblems } from '../proposal-problems.ts';
import type { ProposalRow } from '../../../tables/proposal-tables.ts';
import { ProposalEditingRepository } from './proposal-editing-repository.ts';

// Advisory lock on an open draft, so that two people do not edit it at once. Saving is guarded by the revision.

type Editor = { id: string; name: string; editor: string };

const lastMoment = (now: Date) => new Date(now.getTime() - EDITING_TIMEOUT);

/** Returns the current editor, or null when there is none or the claim has expired. */
export async function editorOf({ db, now }: ProposalDeps, { id }: Pick<ProposalRow, 'id'>): Promise<Editor | null> {
  const found = await new ProposalEditingRepository(db).editorOf(id, lastMoment(now()));
  return found ? { id: found.id, name: `${found.surname} ${found.name}`, editor: found.editor } : null;
}

export async function refuseOtherEditors(deps: ProposalDeps, row: ProposalRow, editor: string) {
  const holder = await editorOf(deps, row);
  if (holder && holder.editor !== editor) throw proposalProblems.editedElsewhere(holder);
}

export async function takeEditing(
  { db, now }: ProposalDeps,
  visitor: Visitor,
  slug: string,
  { editor, take_over }: { editor: string; take_over: boolean },
) {
  const { row } = await findProposalFor(db, visitor, slug, 'edit');
  const claim = { proposal_id: row.id, editor, user_id: visitor.user!.id, seen_at: now() };
  await new ProposalEditingRepository(db).claim(claim, { since: lastMoment(now()), takeOver: take_over });
  // Null when the other editor released the claim in the meantime.
  const holder = await editorOf({ db, now }, row);
  return {
    ...{ status: 'ok' as const, revision: row.revision },
    is_yours: holder?.editor === editor,
    by: holder && { id: holder.id, name: holder.name },
  };
}

export async function leaveEditing({ db }: ProposalDeps, visitor: Visitor, slug: string, editor: string) {
  const { row } = await findProposal(db, visitor, slug);
  await new ProposalEditingRepository(db).release(row.id, editor);
  return { status: 'ok' as const };
}
