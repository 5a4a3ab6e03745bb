import type { Stock } from '@site/contracts/catalog';
import { stockStateNames } from '@site/contracts/product-states';
import { isService } from '@site/kernel/article';
import { formatCount } from '@site/kernel/plurals';
import { typographDeep } from '../../text/typograph-deep.ts';
import type { CardRow } from './card-columns.ts';

/** Default delivery time of goods made to order. */
export const LEAD_WEEKS = 4;

const shortDate = new Intl.DateTimeFormat('ru-RU', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

export const availabilityLabels: Record<Stock['state'], string> = typographDeep(stockStateNames);

type StockRow = Pick<CardRow, 'article' | 'stock_state' | 'stock_qty' | 'stock_date' | 'lead_weeks'>;

function labelOf({ stock_state, stock_date, lead_weeks }: StockRow): string {
  const label = availabilityLabels[stock_state];
  if (stock_state === 'expected' && stock_date) return `${label} ${shortDate.format(new Date(stock_date))}`;
  return stock_state === 'backorder'
    ? `${label}, ${formatCount(lead_weeks ?? LEAD_WEEKS, ['неделя', 'недели', 'недель'])}`
    : label;
}

/** Returns a range instead of the number, because stock changes faster than the page. */
function quantityHint(quantity: number): string {
  if (quantity < 10) return 'до 10\u00a0шт.';
  return quantity <= 50 ? '10–50\u00a0шт.' : 'более 50\u00a0шт.';
}

/** A service has no stock, unless it is no longer sold. */
export function toStock(row: StockRow, withQuantity: boolean): Stock {
  const { stock_state: state, stock_qty: quantity } = row;
  if (isService(row.article) && state !== 'discontinued') return { state, label: '' };
  return {
    state,
    label: labelOf(row),
    ...(withQuantity && quantity > 0 && { qty_hint: quantityHint(quantity) }),
  };
}
