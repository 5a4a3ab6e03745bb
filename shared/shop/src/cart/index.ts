export { withLines, withoutLine } from './apply.ts';
export { smallestOrder, type Buyable } from './buyable.ts';
export { useCart, useCartActions, useQuantity } from './use-cart.ts';
