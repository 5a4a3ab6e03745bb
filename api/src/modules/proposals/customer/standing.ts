import type { PublicProposal } from '@site/contracts/public-proposal';
import type { ProposalStatus } from '@site/contracts/proposal-statuses';
import type { ProposalRow } from '../../../tables/proposal-tables.ts';

type Standing = PublicProposal['standing'];

const standings: Partial<Record<ProposalStatus, Standing>> = {
  sent: 'open',
  viewed: 'open',
  accepted: 'accepted',
  ordered: 'accepted',
  rejected: 'rejected',
  expired: 'expired',
};

/**
 * The state shown to the customer, or null when there is no page. Compares the date: the nightly sweep may be late.
 * `isReplaced`: a later version has been sent; a draft of one changes nothing for the customer.
 */
export function standingOf(
  { status, archived_from, valid_until }: ProposalRow,
  today: string,
  isReplaced: boolean,
): Standing | null {
  const standing = standings[status === 'archive' && archived_from ? archived_from : status] ?? null;
  if (standing === null || standing === 'accepted') return standing;
  if (isReplaced) return 'superseded';
  return standing === 'open' && valid_until !== null && valid_until < today ? 'expired' : standing;
}
