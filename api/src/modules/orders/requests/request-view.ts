import type { OrderRequestOfBuyer } from '@site/contracts/orders';
import { refundOf } from '../after-sale/return-goods.ts';
import type { OrderRequestRow, ReturnLineRow } from './order-request-repository.ts';

const waiting = { question: 'Ждёт ответа', return: 'На\u00a0рассмотрении' } as const;
const closed = { answered: 'Есть ответ', accepted: 'Возврат согласован', refused: 'В\u00a0возврате отказано' } as const;

/** `returned` has the lines of at least this request. */
export function toRequest(row: OrderRequestRow, returned: readonly ReturnLineRow[]): OrderRequestOfBuyer {
  const lines = returned.filter(({ request }) => request === row.number);
  return {
    number: row.number,
    kind: row.kind,
    text: row.text,
    created_at: row.created_at.toISOString(),
    state: row.state,
    state_label: row.state === 'open' ? waiting[row.kind] : closed[row.state],
    answer: row.answer,
    closed_at: row.closed_at?.toISOString() ?? null,
    lines: lines.map(({ product_id, article, name, qty, unit, sum }) => ({
      product_id,
      article,
      name,
      qty,
      unit,
      sum,
    })),
    refund: refundOf(lines),
  };
}
