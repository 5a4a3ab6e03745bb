export { withoutLine } from './apply.ts';
export { limitsOf, smallestOrder, type Buyable } from './buyable.ts';
export { useCart, useCartActions, useQuantity } from './use-cart.ts';
