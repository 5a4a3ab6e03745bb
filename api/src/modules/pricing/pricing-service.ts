import type { Price } from '@site/contracts/catalog';
import { unitPrice } from '@site/kernel/sums';
import { isPartner, mayDo, type Visitor } from '../session/visitor.ts';
import { discounted, type DiscountGroup, discountPercent, type PriceTerms } from './discounts.ts';

type Priced = { price_retail: number | null; discount_group: DiscountGroup };
type Buyer = Pick<Visitor, 'user' | 'company'>;

/** Retail prices have no terms. A manufacturer's employee gets no dealer's rights from being one. */
const buyersTerms = (buyer: Buyer): PriceTerms | null =>
  isPartner(buyer) && buyer.company ? { level: buyer.company.level, personal: buyer.company.personal_discount } : null;

/** Employees of the manufacturer may look at partners' prices. */
export const mayChooseLevel = (visitor: Visitor): boolean => mayDo(visitor, 'prices.switch');

/** Whose prices such an employee has asked to see; undefined for everyone else. */
export const chosenLevel = (visitor: Visitor) =>
  mayChooseLevel(visitor) ? (visitor.priceLevel ?? ('retail' as const)) : undefined;

const shownTerms = (visitor: Visitor): PriceTerms | null =>
  mayChooseLevel(visitor) && visitor.priceLevel ? { level: visitor.priceLevel, personal: {} } : buyersTerms(visitor);

const isOfLevel = (terms: PriceTerms | null): boolean => terms !== null && terms.level !== 'none';

/** The partner's price exists only in an answer to that partner. Without terms there is the retail price alone. */
function priceOn(terms: PriceTerms | null, { price_retail: retail, discount_group }: Priced): Price {
  if (retail === null || !terms) return { retail };
  const percent = discountPercent(terms, discount_group);
  return percent > 0 ? { retail, own: discounted(retail, percent), discount_percent: percent } : { retail };
}

/** What the visitor is shown: cards and product pages. */
export const shownPrice = (product: Priced, visitor: Visitor): Price => priceOn(shownTerms(visitor), product);

/** What the visitor pays, in carts and orders: whatever an employee of the manufacturer looks at, he pays retail. */
export const buyersPrice = (product: Priced, buyer: Buyer): Price => priceOn(buyersTerms(buyer), product);

/** What this buyer pays for one unit; null: the price is on request. */
export const payable = (product: Priced, buyer: Buyer): number | null => unitPrice(buyersPrice(product, buyer));

/** What has one price for all partners, such as a seat in the academy: who pays it, and who is shown it. */
export const paysAsPartner = (buyer: Buyer): boolean => isOfLevel(buyersTerms(buyer));
export const seesAsPartner = (visitor: Visitor): boolean => isOfLevel(shownTerms(visitor));
