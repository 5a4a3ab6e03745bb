import { MAX_QUANTITY } from '@site/contracts/limits';
import { changeOf, reachGoal, toast, useApi, useChange, useSession, useSessionStore } from '@site/runtime';
import { limitsOf } from '@site/contracts/limits';
import { countProducts } from '@site/kernel/plurals';
import { fitQuantity } from '@site/kernel/quantity';
import { withoutLine, withQuantity } from './apply.ts';
import type { Buyable } from './buyable.ts';

/** Actions on the cart. Each is optimistic and reports its own failure; see `useChange`. */
export function useCartActions() {
  const api = useApi();
  const session = useSessionStore();
  const change = useChange();
  const put = (product: Buyable, qty: number) =>
    change({
      ...changeOf({ list: 'cart', id: product.id, qty }, api),
      apply: withQuantity(product, fitQuantity(qty, limitsOf(product))),
    });
  const remove = (productId: number) =>
    change({ ...changeOf({ list: 'cart', id: productId, qty: 0 }, api), apply: withoutLine(productId) });

  return {
    /**
     * Sets the quantity of a line; adds the line when missing. The optimistic update uses the nearest valid quantity,
     * the call sends the requested one: the response explains the difference («Количество должно быть кратно 10»).
     */
    async setQuantity(product: Buyable, requested: number) {
      const qty = Math.min(Math.max(1, requested), MAX_QUANTITY);
      const isNew = !session.getState().cart_products[product.id];
      const answer = await put(product, qty);
      if (answer && isNew) {
        toast.success(`В\u00a0корзине: ${product.name}`);
        reachGoal('add_to_cart', { product: product.id, qty });
      }
      return answer;
    },

    remove,

    /** Adds a whole kit to what is in the cart, with one message. */
    async addAll(lines: readonly { product: Buyable; qty: number }[]) {
      const answers = await Promise.all(
        lines.map(({ product, qty }) => {
          const wanted = (session.getState().cart_products[product.id]?.qty ?? 0) + qty;
          return put(product, Math.min(wanted, MAX_QUANTITY));
        }),
      );
      const added = answers.filter(Boolean).length;
      if (added > 0) toast.success(`В\u00a0корзину добавлено: ${countProducts(added)}`);
    },

    /** Removes a line where no undo bar names it. */
    async removeWithToast({ id, name }: Pick<Buyable, 'id' | 'name'>) {
      if (await remove(id)) toast.success(`Удалено: ${name}`);
    },
  };
}

export function useCart() {
  const lines = useSession((session) => session.cart_products);
  return { quantityOf: (productId: number): number => lines[productId]?.qty ?? 0, ...useCartActions() };
}

/** The quantity of one product: a button in a long list does not render for changes of the others. */
export const useQuantity = (productId: number): number =>
  useSession((session) => session.cart_products[productId]?.qty ?? 0);
