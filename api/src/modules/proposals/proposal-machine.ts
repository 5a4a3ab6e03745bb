import type { ProposalAction, ProposalStatus } from '@site/contracts/proposal-statuses';
import type { ProposalRow } from '../../tables/proposal-tables.ts';

type State = {
  /** Allowed transitions. The endpoints decide who may trigger them. */
  next: readonly ProposalStatus[];
  /** Actions for users who can edit the proposal, besides copying. */
  offers: readonly Exclude<ProposalAction, 'copy'>[];
};

/**
 * All transitions of a proposal. A draft that needs no manager is approved on submission, or sent without that step. A new
 * version is a separate row that starts as a draft.
 */
export const proposalMachine = {
  draft: {
    next: ['moderation', 'approved', 'sent', 'archive'],
    offers: ['edit', 'submit', 'send', 'archive', 'delete'],
  },
  moderation: { next: ['approved', 'draft'], offers: [] },
  approved: { next: ['sent'], offers: ['send', 'new_version'] },
  sent: { next: ['viewed', 'accepted', 'rejected', 'expired'], offers: ['link', 'new_version', 'reject'] },
  viewed: { next: ['accepted', 'rejected', 'expired'], offers: ['link', 'new_version', 'reject'] },
  accepted: { next: ['ordered'], offers: ['order', 'link'] },
  rejected: { next: ['archive'], offers: ['link', 'new_version', 'archive'] },
  expired: { next: [], offers: ['link', 'extend'] },
  /** Cancelling the order returns the proposal to `accepted`. */
  ordered: { next: ['accepted'], offers: ['link'] },
  /** Restoring returns to the status before archiving. */
  archive: { next: ['draft', 'rejected'], offers: ['restore'] },
} as const satisfies Record<ProposalStatus, State>;

type Standing = Pick<ProposalRow, 'status' | 'superseded_by' | 'company_id'>;

export const mayMove = ({ status, superseded_by }: Standing, to: ProposalStatus): boolean => {
  const next: State['next'] = proposalMachine[status].next;
  return superseded_by === null && next.includes(to);
};

/** Unavailable without a company: trial proposals of the manufacturer's employees are not sent. */
const forCompaniesOnly: readonly ProposalAction[] = [
  'submit',
  'send',
  'link',
  'new_version',
  'extend',
  'reject',
  'order',
];

/** Actions offered by status. A superseded version is read-only, except for its link. */
export function offersOf({ status, superseded_by, company_id }: Standing): ProposalAction[] {
  const { offers }: State = proposalMachine[status];
  const own = offers.filter((action) => superseded_by === null || action === 'link');
  return own.filter((action) => company_id !== null || !forCompaniesOnly.includes(action));
}
