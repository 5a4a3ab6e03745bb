import type { ProductCard } from '@site/contracts/catalog';
import { MAX_QUANTITY } from '@site/contracts/limits';
import { normaliseQuantity } from '@site/ui/quantity-stepper';

/** What of a product the cart needs to know. */
export type Buyable = Pick<ProductCard, 'id' | 'price' | 'min_qty' | 'multiplicity'>;

export const limitsOf = ({ min_qty, multiplicity }: Buyable) => ({ min: min_qty, step: multiplicity, max: MAX_QUANTITY });

/** The least that can be ordered: 10 by packs of 4 are 12. */
export const smallestOrder = (product: Buyable): number => normaliseQuantity(0, limitsOf(product));
