import type { ProposalConfiguration } from '@site/contracts/proposal-configuration';
import type { Proposal } from '@site/contracts/proposals';
import { customerOffer } from '@site/kp-rules/customer-offer';
import type { PriceBook } from '@site/kp-rules/price-book';
import { type PartnerTerms, purchase } from '@site/kp-rules/purchase';
import { rulesOf } from '@site/kp-rules/versions';
import type { DiscountGroup } from '../../tables/catalog-tables.ts';
import { discountPercent, type PriceTerms } from '../pricing/discounts.ts';

const groups = ['A', 'B', 'C', 'D', 'L', 'M'] as const satisfies readonly DiscountGroup[];

/** Discount percent by group: the largest of the level's, the agreement's and the project discount. */
export const partnerTerms = (terms: PriceTerms, projectDiscount: number): PartnerTerms => {
  const percents = groups.map((group) => [group, Math.max(discountPercent(terms, group), projectDiscount)] as const);
  return Object.fromEntries(percents) as PartnerTerms;
};

/** Ids of the company's items that the proposal protects from deletion. */
export const usedItems = ({ additionally }: ProposalConfiguration, { own }: PriceBook): string[] => {
  const chosen = new Set(additionally.own.map(({ kind, id }) => `${kind}:${id}`));
  return own.filter(({ kind, id }) => chosen.has(`${kind}:${id}`)).map(({ id }) => id);
};

/** Inputs of a calculation besides the configuration. */
export type Basis = { version: string; day: string; book: PriceBook };

/** Authoritative server-side calculation. */
export function calculateProposal({ version, day, book }: Basis, configuration: ProposalConfiguration) {
  const calculation = rulesOf(version).calculate(configuration, book);
  const offer = customerOffer(calculation, configuration, day);
  return { calculation, offer };
}
export type CalculatedProposal = ReturnType<typeof calculateProposal>;

export const errorsOf = ({ calculation }: CalculatedProposal): string[] =>
  calculation.problems.filter(({ severity }) => severity === 'error').map(({ code }) => code);

/** Returns the sums; `purchase` is null without terms. */
export function toSums(
  calculated: CalculatedProposal,
  terms: PartnerTerms | null,
): Pick<Proposal, 'totals' | 'purchase' | 'errors'> {
  const { calculation, offer } = calculated;
  const { retail_total, discount, total, vat } = offer;
  const totals = { retail_total, discount, total, vat, on_request: [...offer.on_request] };
  const errors = errorsOf(calculated);
  if (!terms) return { totals, errors, purchase: null };
  const { cost, own, margin, below_cost } = purchase(calculation, offer, terms);
  return { totals, errors, purchase: { terms, cost, own, margin, below_cost: [...below_cost] } };
}
