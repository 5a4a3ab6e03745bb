import type { Counters } from '@site/contracts/cart';
import type { Buyable } from './buyable.ts';

type Lines = Counters['cart_products'];

function withLines(counters: Counters, lines: Lines): Counters {
  const cart_qty = Object.values(lines).reduce((sum, { qty }) => sum + qty, 0);
  return { ...counters, cart_products: lines, cart_qty };
}

export const withoutLine = (id: number) => (counters: Counters): Counters => {
  const { [id]: _removed, ...lines } = counters.cart_products;
  return withLines(counters, lines);
};

export const withQuantity = ({ id, price }: Buyable, qty: number) => (counters: Counters): Counters => {
  const own = price.own ?? price.retail;
  const line: Lines[string] = {
    available: true,
    note: '',
    ...counters.cart_products[id],
    qty,
    price: own,
    price_retail: price.retail,
    sum: own === null ? null : own * qty,
  };
  return withLines(counters, { ...counters.cart_products, [id]: line });
};
