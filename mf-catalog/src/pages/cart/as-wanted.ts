import type { Cart, CartItem, Counters } from '@site/contracts/cart';
import { vatInside } from '@site/kernel/vat';

function withQuantity(item: CartItem, qty: number): CartItem {
  const times = (price: number | null) => (item.available && price !== null ? price * qty : null);
  return { ...item, qty, sum: times(item.price), sum_retail: times(item.price_retail) };
}

const add = (sums: (number | null)[]) => sums.reduce<number>((total, sum) => total + (sum ?? 0), 0);

/** The cart as the visitor has changed it, until the server says what it makes of that. */
export function asWanted(cart: Cart, lines: Counters['cart_products']): Cart {
  const items = cart.items.flatMap((item) => {
    const line = lines[item.product.id];
    return line ? withQuantity(item, line.qty) : [];
  });
  const total = add(items.map(({ sum }) => sum));
  return {
    ...cart,
    items,
    qty: add(items.map(({ qty }) => qty)),
    total,
    total_retail: add(items.map(({ sum_retail }) => sum_retail)),
    vat: vatInside(total, cart.vat_rate),
  };
}

/** What is in it and how many, to be compared. */
const contents = (lines: (readonly [id: string | number, qty: number])[]) => lines.map(([id, qty]) => `${id}×${qty}`).sort().join();

export const sameContents = (cart: Cart, lines: Counters['cart_products']): boolean =>
  contents(cart.items.map(({ product, qty }) => [product.id, qty])) ===
  contents(Object.entries(lines).map(([id, { qty }]) => [id, qty]));
