import type { Counters } from '@site/contracts/cart';
import { lineSum, sumOf, unitPrice } from '@site/kernel/sums';
import type { Shop } from '@site/runtime';
import type { Buyable } from './buyable.ts';

type Lines = Counters['cart_products'];

export const withLines = (shop: Shop, lines: Lines): Shop => ({
  ...shop,
  cart_products: lines,
  cart_qty: sumOf(Object.values(lines).map(({ qty }) => qty)),
});

export const withoutLine =
  (id: number) =>
  (shop: Shop): Shop => {
    const { [id]: _removed, ...lines } = shop.cart_products;
    return withLines(shop, lines);
  };

export const withQuantity =
  ({ id, price }: Buyable, qty: number) =>
  (shop: Shop): Shop => {
    const own = unitPrice(price);
    const line: Lines[string] = {
      available: true,
      note: '',
      ...shop.cart_products[id],
      qty,
      price: own,
      price_retail: price.retail,
      sum: lineSum(own, qty),
    };
    return withLines(shop, { ...shop.cart_products, [id]: line });
  };
