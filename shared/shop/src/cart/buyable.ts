import type { ProductCard } from '@site/contracts/catalog';
import { limitsOf } from '@site/contracts/limits';
import { minQuantity } from '@site/kernel/quantity';

export type Buyable = Pick<ProductCard, 'id' | 'name' | 'price' | 'min_qty' | 'multiplicity'>;

/** The smallest quantity that can be ordered: 12 for a minimum of 10 in packs of 4. */
export const smallestOrder = (product: Buyable): number => minQuantity(limitsOf(product));
