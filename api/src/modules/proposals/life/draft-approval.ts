import { approvalReasons as ruleReasons } from '@site/kp-rules/approval';
import type { ApprovalReason } from '@site/contracts/proposal-statuses';
import { purchase } from '@site/kp-rules/purchase';
import { missingFields } from '@site/kp-rules/steps';
import { calculateProposal, errorsOf } from '../proposal-calculation.ts';
import type { ProposalDeps } from '../proposal-deps.ts';
import { basisOf, bookOf, termsOf } from '../proposal-pricing.ts';
import { proposalProblems } from '../proposal-problems.ts';
import { type FoundProposal, ProposalRepository } from '../proposal-repository.ts';

/** The first proposals of a company need a manager's approval. */
const FIRST_PROPOSALS = 3;

/**
 * Returns the frozen prices of a draft and the reasons why a manager has to approve it. Throws a 409 when fields are missing
 * or the configuration has errors.
 */
export async function draftApproval({ db, now }: ProposalDeps, { row, company }: FoundProposal) {
  const book = await bookOf(db, row, now());
  const calculated = calculateProposal(basisOf(row, book, now()), row.configuration);
  const missing = missingFields(row.configuration).map(({ path }) => path);
  const errors = errorsOf(calculated);
  if (missing.length > 0 || errors.length > 0) throw proposalProblems.incomplete(errors, missing);
  const terms = termsOf(row, company)!;
  const { calculation, offer } = calculated;
  // A draft inherits these from its earlier version, or keeps them after it was returned.
  const granted = {
    project_discount: row.project_discount,
    priced_articles: Object.keys(row.set_prices).filter((article) => book.catalogue[article]?.price === null),
  };
  const asked = ruleReasons(calculation, offer, purchase(calculation, offer, terms), granted);
  const known = await new ProposalRepository(db).approvedBesides(row);
  const reasons: ApprovalReason[] = known < FIRST_PROPOSALS ? [...asked, 'first_proposals'] : asked;
  const frozen = { book, terms, total: offer.total, frozen_at: now(), returned: '', line_comments: {} };
  return { frozen, reasons };
}
