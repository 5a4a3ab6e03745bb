import type { Cart } from '@site/contracts/cart';
import { askAnew, useApi, useSession, useSessionStore } from '@site/runtime';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { cartOfLines, hasLines, linesOf } from './cart-of-lines.ts';

/** Carts of the loader that a session knows: what it says of the cart from then on is newer. */
const told = new WeakSet<Cart>();

/**
 * The visitor's one cart with all that the page shows of it. The page's loader tells the session what the server said, as
 * every answer to a change does; the lines are the session's, with the changes that are on their way. Where lines have
 * come or gone without the rest (another tab, a login), the whole is asked for again; not by the page's loader, since a
 * failure of that would take the page away.
 */
export function useShownCart(loaded: Cart) {
  const api = useApi();
  const session = useSessionStore();
  const lines = useSession(({ cart_products }) => cart_products);
  const known = useSession(({ cart }) => cart);
  const settling = useSession((shown) => shown.settling);
  const cart = (told.has(loaded) && known) || loaded;

  useLayoutEffect(() => {
    told.add(loaded);
    session.setState({ cart: loaded });
  }, [session, loaded]);

  const ask = useEffectEvent(async () => {
    const result = await api.call('GET /cart/');
    if (!result.ok) return {};
    const { cart: now } = result.value.pagedata;
    return { cart: now, cart_products: linesOf(now.items), cart_qty: now.qty };
  });
  const outdated = !settling && !hasLines(cart, lines);
  useEffect(() => {
    if (outdated) void askAnew(session, () => ask());
  }, [session, outdated, lines]);

  return { cart: cartOfLines(cart, lines), settling };
}
