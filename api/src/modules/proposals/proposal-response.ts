import type { ApprovalReason } from '@site/contracts/proposal-statuses';
import type { Proposal } from '@site/contracts/proposals';
import type { CompanyRow } from '../../tables/company-tables.ts';
import { isPartner, type Visitor } from '../session/visitor.ts';
import type { CustomerReplies } from './customer/customer-reply-repository.ts';
import type { ProposalOrderReader } from './ordering/proposal-order-repository.ts';
import type { ProposalEditing } from './editing/proposal-editing.ts';
import { actionsOf } from './proposal-access.ts';
import { calculateProposal, toSums } from './proposal-calculation.ts';
import type { ProposalPricing } from './proposal-pricing.ts';
import type { ProposalRepository } from './proposal-repository.ts';
import type { ProposalRow } from '../../tables/proposal-tables.ts';
import { type Author, numberOf, slugOf, toListed } from './proposal-view.ts';

type Dependencies = {
  repository: ProposalRepository;
  repliesOf: CustomerReplies['of'];
  ordersOf: ProposalOrderReader;
  pricing: ProposalPricing;
  editing: Pick<ProposalEditing, 'editorOf'>;
  now: () => Date;
};
/** Reasons that reveal purchase prices. */
const revealingReasons = new Set<ApprovalReason>(['below_cost', 'project_terms']);

export type Answered = { row: ProposalRow; author: Author; company: CompanyRow | null };

/** Builds the response for a visitor. Purchase prices are included only for visitors with partner prices. */
export const createProposalResponse =
  ({ repository, repliesOf, ordersOf, pricing, editing, now }: Dependencies) =>
  async (visitor: Visitor, { row, author, company }: Answered) => {
    const [book, versions, replies, order, savedBy, editor] = await Promise.all([
      pricing.bookOf(row),
      repository.versions(row),
      repliesOf([row]),
      ordersOf([row]),
      row.saved_by === author.id ? author : repository.person(row.saved_by),
      row.status === 'draft' ? editing.editorOf(row) : null,
    ]);
    const basis = pricing.basisOf(row, book);
    const actions = actionsOf(visitor, row);
    const terms = isPartner(visitor) ? pricing.termsOf(row, company) : null;
    const proposal: Proposal = {
      ...toListed(row, author, { actions, replies: replies(row), order: order(visitor, row) }, now()),
      ...toSums(calculateProposal(basis, row.configuration), terms),
      rules_version: row.rules_version,
      configuration: row.configuration,
      offer: row.offer,
      book: { catalogue: { ...basis.book.catalogue }, own: [...basis.book.own] },
      may_edit: actions.includes('edit'),
      saved_by: savedBy && { id: savedBy.id, name: `${savedBy.surname} ${savedBy.name}` },
      edited_by: editor && { id: editor.id, name: editor.name },
      priced_at: row.priced_at.toISOString(),
      frozen_at: row.frozen_at?.toISOString() ?? null,
      review: {
        reasons: row.reasons.filter((reason) => terms || !revealingReasons.has(reason)),
        lines: row.line_comments,
      },
      versions: versions.map((one) => ({
        ...{ slug: slugOf(one), number: numberOf(one), version: one.version },
        ...{ status: one.status, total: one.total },
      })),
    };
    return { status: 'ok' as const, proposal };
  };
export type ProposalResponse = ReturnType<typeof createProposalResponse>;
