import type { Cart, CartItem } from '@site/contracts/cart';
import { formatPrice } from '@site/kernel/money';

export interface Difference {
  id: number;
  name: string;
  /** One sentence per difference. */
  what: string[];
}

const price = (value: number | null) => (value === null ? 'по\u00a0запросу' : formatPrice(value));

function ofItem(before: CartItem, now: CartItem): string[] {
  const what = [];
  if (before.price !== now.price) what.push(`Цена: было ${price(before.price)}, стало ${price(now.price)}`);
  if (before.qty !== now.qty) what.push(`Количество: было ${before.qty}, стало ${now.qty}\u00a0${now.product.unit}`);
  if (before.available && !now.available) what.push(now.note || 'Сейчас нельзя заказать');
  return what;
}

export function cartDifferences(before: Cart, now: Cart): Difference[] {
  const earlier = new Map(before.items.map((item) => [item.product.id, item]));
  const later = new Set(now.items.map(({ product }) => product.id));
  const changed = now.items.map((item) => {
    const { id, name } = item.product;
    const known = earlier.get(id);
    return { id, name, what: known ? ofItem(known, item) : [`Добавлен: ${item.qty}\u00a0${item.product.unit}`] };
  });
  const gone = before.items.filter(({ product }) => !later.has(product.id));
  return [
    ...changed.filter(({ what }) => what.length > 0),
    ...gone.map(({ product: { id, name } }) => ({ id, name, what: ['Больше не\u00a0продаётся'] })),
  ];
}
