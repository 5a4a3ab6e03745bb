import type { OrderRequestOfBuyer, ReturnRequest } from '@site/contracts/orders';
import { sumOf } from '@site/kernel/sums';
import { vatKopecksInside } from '@site/kernel/vat';
import { problems } from '../../../errors.ts';
import { formatKopecks } from '../../../papers/paper-texts.ts';
import type { OrderLineRow } from '../order-repository.ts';
import type { ReturnLineRow } from '../requests/order-request-repository.ts';

type Left = OrderLineRow & { left: number };

/** The lines of an order with the quantities that no accepted return has taken back. */
export const leftOf = (lines: readonly OrderLineRow[], returned: readonly ReturnLineRow[]): Left[] =>
  lines.map((line) => ({ ...line, left: line.qty - returnedQty(line, returned) }));

export const returnedQty = ({ position }: Pick<OrderLineRow, 'position'>, returned: readonly ReturnLineRow[]): number =>
  sumOf(returned.filter((one) => one.position === position && one.state === 'accepted').map(({ qty }) => qty));

const NOT_LEFT = 'Столько товара в\u00a0заказе не\u00a0осталось. Обновите страницу';

/**
 * The lines that the buyer returns, by default all that is left; null when that is the whole order. Throws when the order
 * does not have as much.
 */
export function linesToReturn(
  lines: readonly OrderLineRow[],
  returned: readonly ReturnLineRow[],
  wanted: ReturnRequest['lines'],
): { position: number; qty: number }[] | null {
  const left = leftOf(lines, returned).filter((line) => line.left > 0);
  const chosen = (wanted ?? left.map(({ product_id, left: qty }) => ({ product_id, qty }))).map(
    ({ product_id, qty }) => {
      const line = left.find((one) => one.product_id === product_id);
      if (!line || qty > line.left) throw problems.invalid({ lines: NOT_LEFT });
      return { position: line.position, qty };
    },
  );
  if (new Set(chosen.map(({ position }) => position)).size < chosen.length) throw problems.invalid({ lines: NOT_LEFT });
  const isAll = (line: OrderLineRow) =>
    chosen.some(({ position, qty }) => position === line.position && qty === line.qty);
  return lines.every(isAll) ? null : chosen;
}

/** The sum of a return in kopecks; null for one of the whole order. VAT is that of the sum, not of its lines. */
export function refundOf(lines: readonly ReturnLineRow[]): OrderRequestOfBuyer['refund'] {
  const [first] = lines;
  if (!first) return null;
  const sum = sumOf(lines.map(({ sum: one }) => one));
  return { sum: sum * 100, vat: vatKopecksInside(sum, first.vat_rate) };
}

/** «Шлагбаум B-1 — 1 шт., 12 200,00 ₽», a line each, and the sum with its VAT. */
export function goodsInWords(lines: readonly ReturnLineRow[]): string {
  const refund = refundOf(lines);
  if (!refund) return '';
  return [
    ...lines.map(
      ({ name, qty, unit, sum }) => `${name}\u00a0— ${qty}\u00a0${unit}, ${formatKopecks(sum * 100)}\u00a0₽`,
    ),
    `Сумма возврата ${formatKopecks(refund.sum)}\u00a0₽, в\u00a0том числе НДС ${lines[0]?.vat_rate}\u00a0% ${formatKopecks(refund.vat)}\u00a0₽`,
  ].join('\n');
}
