import type { CartChange } from '@site/contracts/cart';
import { formatPrice } from '@site/kernel/money';

/** Describes a change since the visitor last accepted the cart, in one sentence. */
export function changeText(change: CartChange): string {
  switch (change.kind) {
    case 'price':
      if (change.now === null) return 'Цена теперь по\u00a0запросу';
      if (change.before === null) return `Цена теперь известна: ${formatPrice(change.now)}`;
      return `Цена была ${formatPrice(change.before)}, теперь ${formatPrice(change.now)}`;
    case 'stock':
      return `Наличие было «${change.before}», теперь «${change.now}»`;
    case 'quantity':
      return `Количество было ${change.before}, теперь ${change.now}`;
  }
}
