import type { Cart, CartItem, Counters } from '@site/contracts/cart';
import { cartTotals, lineSum } from '@site/kernel/sums';

type Lines = Counters['cart_products'];

export const linesOf = (items: readonly CartItem[]): Lines =>
  Object.fromEntries(
    items.map(({ product, qty, price, price_retail, sum, available, note }) => [
      product.id,
      { qty, price, price_retail, sum, available, note },
    ]),
  );

const fingerprint = (lines: Lines) =>
  Object.entries(lines)
    .map(([id, { qty, sum }]) => `${id}×${qty}=${sum}`)
    .sort()
    .join();

export const hasLines = ({ items }: Cart, lines: Lines): boolean => fingerprint(linesOf(items)) === fingerprint(lines);

function withQuantity(item: CartItem, qty: number): CartItem {
  if (item.qty === qty) return item;
  const times = (price: number | null) => (item.available ? lineSum(price, qty) : null);
  return { ...item, qty, sum: times(item.price), sum_retail: times(item.price_retail) };
}

/**
 * Merges the server's cart with the optimistic lines: returned unchanged when they match, otherwise recalculated at the
 * server's prices.
 */
export function cartOfLines(cart: Cart, lines: Lines): Cart {
  if (hasLines(cart, lines)) return cart;
  const items = cart.items.flatMap((item) => {
    const line = lines[item.product.id];
    return line ? [withQuantity(item, line.qty)] : [];
  });
  return { ...cart, items, ...cartTotals(items, cart.vat_rate) };
}
