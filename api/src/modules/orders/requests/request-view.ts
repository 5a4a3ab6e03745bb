import type { OrderRequestOfBuyer } from '@site/contracts/orders';
import type { OrderRequestRow } from './order-request-repository.ts';

const waiting = { question: 'Ждёт ответа', return: 'На\u00a0рассмотрении' } as const;
const closed = { answered: 'Есть ответ', accepted: 'Возврат согласован', refused: 'В\u00a0возврате отказано' } as const;

export const toRequest = (row: OrderRequestRow): OrderRequestOfBuyer => ({
  number: row.number,
  kind: row.kind,
  text: row.text,
  created_at: row.created_at.toISOString(),
  state: row.state,
  state_label: row.state === 'open' ? waiting[row.kind] : closed[row.state],
  answer: row.answer,
  closed_at: row.closed_at?.toISOString() ?? null,
});
