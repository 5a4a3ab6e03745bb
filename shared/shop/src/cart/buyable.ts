import type { ProductCard } from '@site/contracts/catalog';
import { limitsOf } from '@site/contracts/limits';
import { leastQuantity } from '@site/kernel/quantity';

/** What of a product the cart needs to know. */
export type Buyable = Pick<ProductCard, 'id' | 'price' | 'min_qty' | 'multiplicity'>;

/** The least that can be ordered: 10 by packs of 4 are 12. */
export const smallestOrder = (product: Buyable): number => leastQuantity(limitsOf(product));
