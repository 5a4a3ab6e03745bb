import type { CartProduct } from './cart-repository.ts';

/** Why a product cannot be ordered. */
export type Blocker = 'unpublished' | 'discontinued' | 'unpriced';

type Sold = Pick<CartProduct, 'is_published' | 'stock_state' | 'price_retail'>;

export function blockerOf({ is_published, stock_state, price_retail }: Sold): Blocker | null {
  if (!is_published) return 'unpublished';
  if (stock_state === 'discontinued') return 'discontinued';
  return price_retail === null ? 'unpriced' : null;
}

/** Notes on lines in the cart, with the action to take. */
export const lineNotes: Record<Blocker, string> = {
  unpublished: 'Товар больше не\u00a0продаётся. Удалите его из\u00a0корзины',
  discontinued: 'Товар снят с\u00a0производства. Удалите его из\u00a0корзины',
  unpriced: 'Уточните цену товара у\u00a0менеджера или удалите его из\u00a0корзины',
};

export const refusals: Record<Blocker, string> = {
  unpublished: 'Товар больше не\u00a0продаётся',
  discontinued: 'Товар снят с\u00a0производства, заказать его нельзя',
  unpriced: 'Цена по\u00a0запросу: уточните её у\u00a0менеджера',
};
