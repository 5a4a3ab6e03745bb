import type { ManagedProposal, ManagedProposalRow } from '@site/contracts/manage-proposals';
import type { PartnerTerms } from '@site/kp-rules/purchase';
import { purchase } from '@site/kp-rules/purchase';
import type { CalculatedProposal } from '../proposal-calculation.ts';
import type { FoundProposal } from '../proposal-repository.ts';
import { numberOf, slugOf } from '../proposal-view.ts';

export const toManagedRow = ({ row, author, company }: FoundProposal): ManagedProposalRow => ({
  number: numberOf(row),
  slug: slugOf(row),
  status: row.status,
  company: company?.name ?? '',
  inn: company?.inn ?? '',
  author: `${author.surname} ${author.name}`,
  object_name: row.object_name,
  total: row.total,
  reasons: row.reasons,
  changed_at: row.changed_at.toISOString(),
});

/** Includes the partner's purchase prices: for the manufacturer only. */
export function toManaged(
  found: FoundProposal,
  { calculation, offer }: CalculatedProposal,
  terms: PartnerTerms,
): Omit<ManagedProposal, 'events' | 'decisions'> {
  const { row } = found;
  const cost = purchase(calculation, offer, terms);
  const paid = new Map(cost.lines.map(({ key, price }) => [key, price]));
  const below = new Set(cost.below_cost);
  return {
    ...toManagedRow(found),
    customer: row.customer,
    lines: offer.lines.map(({ key, step, article, name, qty, price, sum }) => ({
      ...{ key, step, article, name, qty, price, sum },
      purchase_price: paid.get(key) ?? null,
      below_cost: below.has(key),
      is_on_request: article !== null && row.book.catalogue[article]?.price === null,
      comment: row.line_comments[key] ?? '',
    })),
    discount_percent: row.configuration.summary.discount_percent,
    cost: cost.cost,
    margin: cost.margin,
    project_discount: row.project_discount,
    devices: calculation.figures.devices,
    returned: row.returned,
  };
}
