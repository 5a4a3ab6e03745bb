import type { ApprovalReason } from '@site/contracts/proposal-statuses';
import type { Proposal } from '@site/contracts/proposals';
import type { CompanyRow } from '../../tables/company-tables.ts';
import type { Visitor } from '../session/visitor.ts';
import { CustomerReplyRepository } from './customer/customer-reply-repository.ts';
import { editorOf } from './editing/proposal-editing.ts';
import { ordersOfProposals } from './ordering/proposal-order-repository.ts';
import { actionsOf, seesMargin } from './proposal-access.ts';
import { calculateProposal, toSums } from './proposal-calculation.ts';
import type { ProposalDeps } from './proposal-deps.ts';
import { basisOf, bookOf, termsOf } from './proposal-pricing.ts';
import { ProposalRepository } from './proposal-repository.ts';
import type { ProposalRow } from '../../tables/proposal-tables.ts';
import { type Author, numberOf, slugOf, toListed } from './proposal-view.ts';

/** Reasons that reveal purchase prices. */
const revealingReasons = new Set<ApprovalReason>(['below_cost', 'project_terms']);

export type Answered = { row: ProposalRow; author: Author; company: CompanyRow | null };

/** Builds the response for a visitor. Purchase prices and the margin are included only for the partner's managers. */
export async function proposalResponse(
  { db, now }: ProposalDeps,
  visitor: Visitor,
  { row, author, company }: Answered,
) {
  const repository = new ProposalRepository(db);
  const [book, versions, replies, order, savedBy, editor] = await Promise.all([
    bookOf(db, row, now()),
    repository.versions(row),
    new CustomerReplyRepository(db).ofNumbers([row]),
    ordersOfProposals(db, [row]),
    row.saved_by === author.id ? author : repository.person(row.saved_by),
    row.status === 'draft' ? editorOf({ db, now }, row) : null,
  ]);
  const basis = basisOf(row, book, now());
  const actions = actionsOf(visitor, row);
  const terms = seesMargin(visitor) ? termsOf(row, company) : null;
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
}
