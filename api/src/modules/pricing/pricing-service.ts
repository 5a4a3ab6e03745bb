import type { Price } from '@site/contracts/catalog';
import { unitPrice } from '@site/kernel/sums';
import type { DiscountGroup } from '../../tables/catalog-tables.ts';
import { isPartner, mayDo, type Visitor } from '../session/visitor.ts';
import { discounted, discountPercent, type PriceTerms } from './discounts.ts';

type Priced = { price_retail: number | null; discount_group: DiscountGroup };
type Buyer = Pick<Visitor, 'user' | 'company'>;

/** Terms of a partner, or null for retail prices. The manufacturer's employees have none. */
const buyersTerms = (buyer: Buyer): PriceTerms | null =>
  isPartner(buyer) && buyer.company ? { level: buyer.company.level, personal: buyer.company.personal_discount } : null;

/** Whether the visitor may view partner prices, as the manufacturer's employees may. */
export const mayChooseLevel = (visitor: Visitor): boolean => mayDo(visitor, 'prices.switch');

/** The price level chosen by such an employee; undefined for other visitors. */
export const chosenLevel = (visitor: Visitor) =>
  mayChooseLevel(visitor) ? (visitor.priceLevel ?? ('retail' as const)) : undefined;

const shownTerms = (visitor: Visitor): PriceTerms | null =>
  mayChooseLevel(visitor) && visitor.priceLevel ? { level: visitor.priceLevel, personal: {} } : buyersTerms(visitor);

const isOfLevel = (terms: PriceTerms | null): boolean => terms !== null && terms.level !== 'none';

/** Adds the partner's price, which must reach only that partner. Without terms, returns the retail price only. */
function priceOn(terms: PriceTerms | null, { price_retail: retail, discount_group }: Priced): Price {
  if (retail === null || !terms) return { retail };
  const percent = discountPercent(terms, discount_group);
  return percent > 0 ? { retail, own: discounted(retail, percent), discount_percent: percent } : { retail };
}

/** Price shown on cards and product pages. */
export const displayedPrice = (product: Priced, visitor: Visitor): Price => priceOn(shownTerms(visitor), product);

/** Whether `displayedPrice` is that of a guest. */
export const seesRetailOnly = (visitor: Visitor): boolean => shownTerms(visitor) === null;

/** Price paid in carts and orders. The manufacturer's employees pay retail, independently of the chosen level. */
export const priceFor = (product: Priced, buyer: Buyer): Price => priceOn(buyersTerms(buyer), product);

/** Unit price for the buyer; null when the price is on request. */
export const payable = (product: Priced, buyer: Buyer): number | null => unitPrice(priceFor(product, buyer));

/** Whether the buyer pays the single partner price of items without levels, such as academy seats. */
export const paysAsPartner = (buyer: Buyer): boolean => isOfLevel(buyersTerms(buyer));
/** Whether the visitor is shown that price. */
export const seesAsPartner = (visitor: Visitor): boolean => isOfLevel(shownTerms(visitor));
