import type { Cart } from '@site/contracts/cart';
import { refetchSession, useApi, useSession, useSessionStore } from '@site/runtime';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { cartOfLines, hasLines, linesOf } from './cart-of-lines.ts';

/** Loader carts already stored in the session: the session's cart is newer. */
const stored = new WeakSet<Cart>();

/**
 * The visitor's cart as the page shows it: the lines of the session, with pending changes, and the products of the last
 * full cart. The loader's cart is stored in the session, as the cart of every response is. When lines were added or
 * removed elsewhere (another tab, a login), the whole cart is fetched again, but not through the loader, because its
 * failure would replace the page.
 */
export function useShownCart(loaded: Cart) {
  const api = useApi();
  const session = useSessionStore();
  const lines = useSession(({ cart_products }) => cart_products);
  const known = useSession(({ cart }) => cart);
  const settling = useSession((shown) => shown.settling);
  const cart = (stored.has(loaded) && known) || loaded;

  useLayoutEffect(() => {
    stored.add(loaded);
    session.setState({ cart: loaded });
  }, [session, loaded]);

  const fetchCart = useEffectEvent(async () => {
    const result = await api.call('GET /cart/');
    if (!result.ok) return {};
    const { cart: now } = result.value.pagedata;
    return { cart: now, cart_products: linesOf(now.items), cart_qty: now.qty };
  });
  const outdated = !settling && !hasLines(cart, lines);
  useEffect(() => {
    if (outdated) void refetchSession(session, () => fetchCart());
  }, [session, outdated, lines]);

  return { cart: cartOfLines(cart, lines), settling };
}
