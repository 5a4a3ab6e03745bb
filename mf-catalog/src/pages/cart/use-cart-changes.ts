import type { CartItem } from '@site/contracts/cart';
import { useApi, useChange } from '@site/runtime';
import { withLines, withoutLine } from '@site/shop/cart';
import { linesOf } from './cart-of-lines.ts';

/** Changes that only the cart page offers. */
export function useCartChanges() {
  const api = useApi();
  const change = useChange();

  return {
    saveForLater: (id: number) =>
      change({
        apply: (shop) => ({
          ...withoutLine(id)(shop),
          wishlist_products: [...new Set([...shop.wishlist_products, id])],
        }),
        send: () => api.call('POST /cart/items/{product_id}/put-aside/', { params: { product_id: id } }),
      }),

    clear: () => change({ apply: (shop) => withLines(shop, {}), send: () => api.call('DELETE /cart/') }),

    /** Restores removed lines at their previous prices until the response; the server sets the current ones. */
    restore: (items: readonly CartItem[]) =>
      change({
        apply: (shop) => {
          const missing = items.filter(({ product }) => !(product.id in shop.cart_products));
          const returned = new Set(missing.map(({ product }) => product.id));
          const others = shop.cart?.items.filter(({ product }) => !returned.has(product.id)) ?? [];
          return {
            ...withLines(shop, { ...shop.cart_products, ...linesOf(missing) }),
            cart: shop.cart && { ...shop.cart, items: [...others, ...missing] },
          };
        },
        send: () =>
          api.call('POST /cart/restore/', {
            body: { lines: items.map(({ product, qty }) => ({ product_id: product.id, qty })) },
          }),
      }),

    accept: () => change({ send: () => api.call('POST /cart/accept/') }),
  };
}
