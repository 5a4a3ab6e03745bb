import type { Stock } from '@site/contracts/catalog';
import { isService } from '@site/kernel/article';
import { formatCount } from '@site/kernel/plurals';
import type { CardRow } from './card-columns.ts';

/** Default delivery time of goods made to order. */
export const LEAD_WEEKS = 4;

const shortDate = new Intl.DateTimeFormat('ru-RU', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

const labels: Record<Stock['state'], (row: Pick<CardRow, 'stock_date' | 'lead_weeks'>) => string> = {
  in_stock: () => 'В\u00a0наличии',
  low_stock: () => 'Заканчивается',
  expected: ({ stock_date }) => (stock_date ? `Ожидается ${shortDate.format(new Date(stock_date))}` : 'Ожидается'),
  backorder: ({ lead_weeks }) => {
    const weeks = lead_weeks ?? LEAD_WEEKS;
    return `Под заказ, ${formatCount(weeks, ['неделя', 'недели', 'недель'])}`;
  },
  on_request: () => 'Срок поставки уточняйте',
  discontinued: () => 'Снят с\u00a0производства',
};

export const availabilityLabels: Record<Stock['state'], string> = {
  in_stock: 'В\u00a0наличии',
  low_stock: 'Заканчивается',
  expected: 'Ожидается',
  backorder: 'Под заказ',
  on_request: 'Срок поставки уточняйте',
  discontinued: 'Снят с\u00a0производства',
};

/** Returns a range instead of the number, because stock changes faster than the page. */
function quantityHint(quantity: number): string {
  if (quantity < 10) return 'до 10\u00a0шт.';
  return quantity <= 50 ? '10–50\u00a0шт.' : 'более 50\u00a0шт.';
}

/** A service has no stock, unless it is no longer sold. */
export function toStock(row: CardRow, withQuantity: boolean): Stock {
  const { stock_state: state, stock_qty: quantity } = row;
  if (isService(row.article) && state !== 'discontinued') return { state, label: '' };
  return {
    state,
    label: labels[state](row),
    ...(withQuantity && quantity > 0 && { qty_hint: quantityHint(quantity) }),
  };
}
