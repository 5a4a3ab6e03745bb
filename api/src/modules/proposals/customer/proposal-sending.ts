import type { ProposalLink } from '@site/contracts/proposal-link';
import { paths } from '@site/contracts/paths';
import { DAY, siteDay } from '@site/kernel/dates';
import type { Visitor } from '../../session/visitor.ts';
import { draftApproval } from '../life/draft-approval.ts';
import { moveProposal } from '../life/move-proposal.ts';
import { findProposalFor } from '../proposal-access.ts';
import type { ProposalDeps } from '../proposal-deps.ts';
import { proposalProblems } from '../proposal-problems.ts';
import { type FoundProposal, ProposalRepository } from '../proposal-repository.ts';
import type { ProposalRow } from '../../../tables/proposal-tables.ts';
import { newLinkToken } from './link-token.ts';

// A proposal is sent as a link that the partner can replace or revoke.

/** `host` is the origin of links. */
export type SendingDeps = ProposalDeps & { host: string };

function linkOf({ host }: SendingDeps, { link_token, sent_at, valid_until, viewed_at, changed_at }: ProposalRow) {
  const link: ProposalLink = {
    url: link_token && host + paths.proposalView(link_token),
    // Proposals sent before links existed have neither `sent_at` nor `valid_until`.
    sent_at: (sent_at ?? changed_at).toISOString(),
    valid_until: valid_until ?? siteDay(changed_at),
    viewed_at: viewed_at?.toISOString() ?? null,
  };
  return { status: 'ok' as const, link };
}

/** Approves a draft that needs no manager as part of sending it. Throws when reasons for approval remain. */
async function leavingDraft(deps: ProposalDeps, found: FoundProposal): Promise<Partial<ProposalRow>> {
  const { frozen, reasons } = await draftApproval(deps, found);
  if (reasons.length > 0) throw proposalProblems.needsApproval(reasons);
  return { ...frozen, reasons, approved_at: frozen.frozen_at };
}

export async function sendProposal(deps: SendingDeps, visitor: Visitor, slug: string, revision: number) {
  const found = await findProposalFor(deps.db, visitor, slug, 'send');
  const { row } = found;
  if (row.revision !== revision) throw proposalProblems.editedMeanwhile(row.revision);
  const before = row.status === 'draft' ? await leavingDraft(deps, found) : {};
  const at = deps.now();
  const valid_until = siteDay(new Date(at.getTime() + row.offer.valid_days * DAY));
  const change = { ...before, valid_until, sent_at: at, changed_at: at, link_token: newLinkToken() };
  const by = { actor: 'partner' as const, user_id: visitor.user!.id, action: 'sent' };
  const sent = await deps.db.transaction((tx) => moveProposal(tx, row, { ...change, status: 'sent' }, by));
  return linkOf(deps, sent);
}

export async function showLink(deps: SendingDeps, visitor: Visitor, slug: string) {
  const { row } = await findProposalFor(deps.db, visitor, slug, 'link');
  return linkOf(deps, row);
}

/** A concurrent second request returns the link that the first one stored. */
async function replaceLink(deps: SendingDeps, visitor: Visitor, slug: string, token: string | null, action: string) {
  const { db, now } = deps;
  const { row } = await findProposalFor(db, visitor, slug, 'link');
  if (token === null && row.link_token === null) return linkOf(deps, row);
  const replaced = await db.transaction(async (tx) => {
    const repository = new ProposalRepository(tx);
    const next = await repository.setLink(row, token);
    const event = { proposal_id: row.id, at: now(), actor: 'partner' as const, user_id: visitor.user!.id, action };
    if (next) await repository.record(event);
    return next ?? (await repository.byId(row.id));
  });
  return linkOf(deps, replaced ?? row);
}

export const renewLink = (deps: SendingDeps, visitor: Visitor, slug: string) =>
  replaceLink(deps, visitor, slug, newLinkToken(), 'link_renewed');

export const revokeLink = (deps: SendingDeps, visitor: Visitor, slug: string) =>
  replaceLink(deps, visitor, slug, null, 'link_revoked');
