/** Statuses of a proposal, the values of `type` in the list's URL. Without zod, for the browser. */
export const proposalStatuses = [
  'draft',
  'moderation',
  'approved',
  'sent',
  'viewed',
  'accepted',
  'rejected',
  'expired',
  'ordered',
  'archive',
] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];

/** Actions on a proposal, subject to permission; everyone who sees it may read and copy it. */
export const proposalActions = [
  'edit',
  'submit',
  'send',
  'link',
  'copy',
  'new_version',
  'extend',
  'reject',
  'order',
  'archive',
  'restore',
  'delete',
] as const;
export type ProposalAction = (typeof proposalActions)[number];

/** Reasons why a proposal needs approval by the manufacturer's manager. */
export const approvalReasons = [
  'below_cost',
  'total',
  'on_request',
  'devices',
  'project_terms',
  'first_proposals',
] as const;
export type ApprovalReason = (typeof approvalReasons)[number];

export const typicalCarParks = ['yard', 'office', 'mall', 'hospital', 'airport'] as const;
export type TypicalCarPark = (typeof typicalCarParks)[number];
