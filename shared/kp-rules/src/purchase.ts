import type { Kopecks } from '@site/kernel/money';
import type { Calculation } from './calculation.ts';
import type { CustomerOffer } from './customer-offer.ts';
import { discounted } from './money.ts';
import type { DiscountGroup } from './price-book.ts';

/** The partner's discount in percent by group; the caller has applied agreements and project discounts. */
export type PartnerTerms = Readonly<Record<DiscountGroup, number>>;

/** The partner's cost and margin. Only for users with access to partner prices. */
export interface Purchase {
  lines: readonly { key: string; price: Kopecks | null; sum: Kopecks | null }[];
  cost: Kopecks;
  /** The partner's own services, products and delivery. */
  own: Kopecks;
  margin: Kopecks;
  /** Keys of lines offered below their cost. */
  below_cost: readonly string[];
}

const sumOf = (sums: readonly (Kopecks | null)[]) => sums.reduce<Kopecks>((total, sum) => total + (sum ?? 0), 0);

export function purchase(calculation: Calculation, offer: CustomerOffer, terms: PartnerTerms): Purchase {
  const offered = new Map(offer.lines.map((line) => [line.key, line]));
  const isOwn = new Set(calculation.lines.filter(({ source }) => source !== 'manufacturer').map(({ key }) => key));
  const lines = calculation.lines
    .filter(({ key, qty }) => qty > 0 && !isOwn.has(key))
    .map(({ key, retail, group, qty }) => {
      const price = retail === null ? null : discounted(retail, group === null ? 0 : terms[group]);
      return { key, price, sum: price === null ? null : price * qty };
    });
  const cost = sumOf(lines.map(({ sum }) => sum));
  const own = sumOf(offer.lines.filter(({ key }) => isOwn.has(key)).map(({ sum }) => sum));
  return {
    lines,
    cost,
    own,
    margin: offer.total - own - cost,
    below_cost: lines
      .filter(({ key, price }) => price !== null && (offered.get(key)?.price ?? 0) < price)
      .map(({ key }) => key),
  };
}
