import type { ProposalAction, ProposalStatus } from '@site/contracts/proposal-statuses';
import type { ProposalRow } from './proposal-tables.ts';

type State = {
  /** Where it may go from here. Not by whom: each call is made by one side only. */
  next: readonly ProposalStatus[];
  /** What whoever may edit the proposal is offered, besides copying it. */
  offers: readonly Exclude<ProposalAction, 'copy'>[];
};

/**
 * Every way that a proposal can go. What is not here cannot happen. Whoever sends a draft for approval when nothing asks
 * for a manager has it approved at once, or sends it to the customer without that step. A new version is another row, which
 * begins as a draft.
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
  /** A cancelled order gives it back. */
  ordered: { next: ['accepted'], offers: ['link'] },
  /** And back to where it came from. */
  archive: { next: ['draft', 'rejected'], offers: ['restore'] },
} as const satisfies Record<ProposalStatus, State>;

type Standing = Pick<ProposalRow, 'status' | 'superseded_by' | 'company_id'>;

export const mayMove = ({ status, superseded_by }: Standing, to: ProposalStatus): boolean => {
  const next: State['next'] = proposalMachine[status].next;
  return superseded_by === null && next.includes(to);
};

/** A proposal without a company is one that the manufacturer's employee tries the configurator with: it goes nowhere. */
const forCompaniesOnly: readonly ProposalAction[] = [
  'submit',
  'send',
  'link',
  'new_version',
  'extend',
  'reject',
  'order',
];

/** What is offered to whoever may edit it. A version that has been replaced is for reading; its link may be revoked. */
export function offersOf({ status, superseded_by, company_id }: Standing): ProposalAction[] {
  const { offers }: State = proposalMachine[status];
  const own = offers.filter((action) => superseded_by === null || action === 'link');
  return own.filter((action) => company_id !== null || !forCompaniesOnly.includes(action));
}
