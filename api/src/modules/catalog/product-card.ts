import type { Price, ProductCard } from '@site/contracts/catalog';
import type { DiscountGroup } from '../../db/schema.ts';
import { productPicture } from '../media/picture-urls.ts';
import { discounted, discountPercent, type PriceTerms } from '../pricing/discounts.ts';
import { displayTermsOf, seesStockQuantity, type Visitor } from '../session/visitor.ts';
import type { CardRow } from './card-columns.ts';
import { toStock } from './stock-labels.ts';

/** The partner's price exists only in an answer to that partner. Without terms there is the retail price alone. */
export function toPrice(retail: number | null, group: DiscountGroup, terms: PriceTerms | null): Price {
  if (retail === null || !terms) return { retail };
  const percent = discountPercent(terms, group);
  return percent > 0 ? { retail, own: discounted(retail, percent), discount_percent: percent } : { retail };
}

export const toCard = (row: CardRow, visitor: Visitor): ProductCard => ({
  id: row.id,
  slug: row.slug,
  article: row.article,
  name: row.name,
  // A card's picture stands beside its name, and would only repeat it.
  picture: { ...productPicture(row), alt: '' },
  key_attributes: row.key_attributes,
  price: toPrice(row.price_retail, row.discount_group, displayTermsOf(visitor)),
  stock: toStock(row, seesStockQuantity(visitor)),
  badges: row.badges,
  unit: row.unit,
  min_qty: row.min_qty,
  multiplicity: row.multiplicity,
});
