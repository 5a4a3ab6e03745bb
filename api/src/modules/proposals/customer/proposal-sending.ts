import type { ProposalLink } from '@site/contracts/proposal-link';
import { paths } from '@site/contracts/paths';
import { siteDay } from '@site/kernel/dates';
import type { Db } from '../../../db/database.ts';
import type { Visitor } from '../../session/visitor.ts';
import type { DraftApproval } from '../life/draft-approval.ts';
import { moveProposal } from '../life/move-proposal.ts';
import type { ProposalAccess } from '../proposal-access.ts';
import { proposalProblems } from '../proposal-problems.ts';
import { createProposalRepository, type FoundProposal } from '../proposal-repository.ts';
import type { ProposalRow } from '../../../tables/proposal-tables.ts';
import { newLinkToken } from './link-token.ts';

const DAY = 24 * 60 * 60_000;

type Dependencies = { db: Db; access: ProposalAccess; approvalOf: DraftApproval; host: string; now: () => Date };

/** Sends a proposal as a link that the partner can replace or revoke. */
export function createProposalSending({ db, access, approvalOf, host, now }: Dependencies) {
  const linkOf = ({ link_token, sent_at, valid_until, viewed_at, changed_at }: ProposalRow) => {
    const link: ProposalLink = {
      url: link_token && host + paths.proposalView(link_token),
      // Proposals sent before links existed have neither `sent_at` nor `valid_until`.
      sent_at: (sent_at ?? changed_at).toISOString(),
      valid_until: valid_until ?? siteDay(changed_at),
      viewed_at: viewed_at?.toISOString() ?? null,
    };
    return { status: 'ok' as const, link };
  };

  /** Approves a draft that needs no manager as part of sending it. Throws when reasons for approval remain. */
  async function leavingDraft(found: FoundProposal): Promise<Partial<ProposalRow>> {
    const { frozen, reasons } = await approvalOf(found);
    if (reasons.length > 0) throw proposalProblems.needsApproval(reasons);
    return { ...frozen, reasons, approved_at: frozen.frozen_at };
  }

  /** A concurrent second request returns the link that the first one stored. */
  async function replace(visitor: Visitor, slug: string, token: string | null, action: string) {
    const { row } = await access.foundFor('link', visitor, slug);
    if (token === null && row.link_token === null) return linkOf(row);
    const replaced = await db.transaction(async (tx) => {
      const repository = createProposalRepository(tx);
      const next = await repository.setLink(row, token);
      const event = { proposal_id: row.id, at: now(), actor: 'partner' as const, user_id: visitor.user!.id, action };
      if (next) await repository.record(event);
      return next ?? (await repository.byId(row.id));
    });
    return linkOf(replaced ?? row);
  }

  return {
    async send(visitor: Visitor, slug: string, revision: number) {
      const found = await access.foundFor('send', visitor, slug);
      const { row } = found;
      if (row.revision !== revision) throw proposalProblems.editedMeanwhile(row.revision);
      const before = row.status === 'draft' ? await leavingDraft(found) : {};
      const at = now();
      const valid_until = siteDay(new Date(at.getTime() + row.offer.valid_days * DAY));
      const change = { ...before, valid_until, sent_at: at, changed_at: at, link_token: newLinkToken() };
      const by = { actor: 'partner' as const, user_id: visitor.user!.id, action: 'sent' };
      return linkOf(await db.transaction((tx) => moveProposal(tx, row, { ...change, status: 'sent' }, by)));
    },

    show: async (visitor: Visitor, slug: string) => linkOf((await access.foundFor('link', visitor, slug)).row),
    renew: (visitor: Visitor, slug: string) => replace(visitor, slug, newLinkToken(), 'link_renewed'),
    revoke: (visitor: Visitor, slug: string) => replace(visitor, slug, null, 'link_revoked'),
  };
}
export type ProposalSending = ReturnType<typeof createProposalSending>;
