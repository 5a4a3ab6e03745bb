import type { ProductCard } from '@site/contracts/catalog';
import { productListPicture } from '../media/picture-urls.ts';
import { seesRetailOnly, displayedPrice } from '../pricing/pricing-service.ts';
import { seesStockQuantity, type Visitor } from '../session/visitor.ts';
import type { CardRow } from './card-columns.ts';
import { toStock } from './stock-labels.ts';

/** Whether cards show this visitor what they show a guest. */
export const seesGuestCards = (visitor: Visitor): boolean => seesRetailOnly(visitor) && !seesStockQuantity(visitor);

export const toCard = (row: CardRow, visitor: Visitor): ProductCard => ({
  id: row.id,
  slug: row.slug,
  article: row.article,
  name: row.name,
  // The alt text is empty, because the name is beside the picture.
  picture: { ...productListPicture(row), alt: '' },
  key_attributes: row.key_attributes,
  price: displayedPrice(row, visitor),
  stock: toStock(row, seesStockQuantity(visitor)),
  badges: row.badges,
  unit: row.unit,
  min_qty: row.min_qty,
  multiplicity: row.multiplicity,
});
