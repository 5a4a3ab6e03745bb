/** How a proposal stands: `type` of the list's address. Without schemas, for the browser. */
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

/** What a person may do with a proposal; reading it and copying it is for whoever sees it. */
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

/** Why the manufacturer's manager looks at a proposal first. */
export const approvalReasons = [
  'below_cost',
  'total',
  'on_request',
  'devices',
  'project_terms',
  'first_proposals',
] as const;
export type ApprovalReason = (typeof approvalReasons)[number];

/** Car parks to begin with, instead of an empty one. */
export const typicalCarParks = ['yard', 'office', 'mall', 'hospital', 'airport'] as const;
export type TypicalCarPark = (typeof typicalCarParks)[number];
