import { EDITING_TIMEOUT } from '@site/contracts/editing-times';
import type { Db } from '../../../db/database.ts';
import type { Visitor } from '../../session/visitor.ts';
import type { ProposalAccess } from '../proposal-access.ts';
import { proposalProblems } from '../proposal-problems.ts';
import type { ProposalRow } from '../../../tables/proposal-tables.ts';
import { createProposalEditingRepository } from './proposal-editing-repository.ts';

export type Person = { id: string; name: string };

/** Advisory lock on an open draft, so that two people do not edit it at once. Saving is guarded by the revision. */
export function createProposalEditing({ db, access, now }: { db: Db; access: ProposalAccess; now: () => Date }) {
  const repository = createProposalEditingRepository(db);
  const lastMoment = () => new Date(now().getTime() - EDITING_TIMEOUT);

  /** Returns the current editor, or null when there is none or the claim has expired. */
  async function editorOf({ id }: Pick<ProposalRow, 'id'>): Promise<(Person & { editor: string }) | null> {
    const found = await repository.editorOf(id, lastMoment());
    return found ? { id: found.id, name: `${found.surname} ${found.name}`, editor: found.editor } : null;
  }

  return {
    editorOf,

    async refuseOthers(row: ProposalRow, editor: string) {
      const holder = await editorOf(row);
      if (holder && holder.editor !== editor) throw proposalProblems.editedElsewhere(holder);
    },

    async take(visitor: Visitor, slug: string, { editor, take_over }: { editor: string; take_over: boolean }) {
      const { row } = await access.foundFor('edit', visitor, slug);
      const claim = { proposal_id: row.id, editor, user_id: visitor.user!.id, seen_at: now() };
      await repository.claim(claim, { since: lastMoment(), takeOver: take_over });
      // Null when the other editor released the claim in the meantime.
      const holder = await editorOf(row);
      return {
        ...{ status: 'ok' as const, revision: row.revision },
        is_yours: holder?.editor === editor,
        by: holder && { id: holder.id, name: holder.name },
      };
    },

    async leave(visitor: Visitor, slug: string, editor: string) {
      const { row } = await access.found(visitor, slug);
      await repository.release(row.id, editor);
      return { status: 'ok' as const };
    },
  };
}
export type ProposalEditing = ReturnType<typeof createProposalEditing>;
