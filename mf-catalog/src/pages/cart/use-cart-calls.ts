import type { CartAnswer, RestoreRequest } from '@site/contracts/cart';
import { useApi, useChange } from '@site/runtime';
import { withoutLine } from '@site/shop/cart';

type Line = RestoreRequest['lines'][number];

/** What only the cart's own page does to it. */
export function useCartCalls() {
  const api = useApi();
  const change = useChange();
  const send = (method: string, path: string, body?: object) => () => api.call<CartAnswer>(method, path, body);

  return {
    putAside: (id: number) =>
      change({
        key: `cart ${id}`,
        apply: (counters) => ({
          ...withoutLine(id)(counters),
          wishlist_products: [...new Set([...counters.wishlist_products, id])],
        }),
        send: send('POST', `/cart/items/${id}/put-aside/`),
      }),

    clear: () =>
      change({
        key: 'cart',
        apply: (counters) => ({ ...counters, cart_qty: 0, cart_products: {} }),
        send: send('DELETE', '/cart/'),
      }),

    /** Not shown before the answer: only the server knows the lines' prices by now. */
    restore: (lines: Line[]) =>
      change({ key: 'cart restore', apply: (counters) => counters, send: send('POST', '/cart/restore/', { lines }) }),

    accept: () =>
      change({ key: 'cart accept', apply: (counters) => counters, send: send('POST', '/cart/accept/') }),
  };
}
