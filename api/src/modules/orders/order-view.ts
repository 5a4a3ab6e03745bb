import type { ProductCard } from '@site/contracts/catalog';
import type { OnlinePayment, Order, orderActions } from '@site/contracts/orders';
import type { UploadedFile } from '@site/contracts/uploaded-file';
import { paths } from '@site/contracts/paths';
import type { OrderInvoice } from '../../tables/invoice-tables.ts';
import { mayMove, statusLabel } from './after-sale/order-machine.ts';
import { returnedQty } from './after-sale/return-goods.ts';
import type { OrderLineRow, OrderRow, OwnLineRow } from './order-repository.ts';
import type { orderHistory } from '../../tables/order-tables.ts';
import type { OrderRequestRow, ReturnLineRow } from './requests/order-request-repository.ts';
import { toRequest } from './requests/request-view.ts';

export const paymentLabels: Record<NonNullable<OrderRow['payment']>, string> = {
  invoice: 'Счёт на\u00a0оплату для организации',
  sbp: 'СБП',
  card: 'Банковской картой',
  credit: 'С\u00a0отсрочкой платежа',
};

/** The invoice of a cancelled order is void. */
export const isPayable = ({ status }: Pick<OrderRow, 'status'>): boolean => status !== 'cancelled';

export type OrderParts = {
  order: OrderRow;
  lines: OrderLineRow[];
  own: OwnLineRow[];
  proposal: { number: string; url: string } | null;
  history: (typeof orderHistory.$inferSelect)[];
  requests: OrderRequestRow[];
  returned: ReturnLineRow[];
  files: UploadedFile[];
  documents: UploadedFile[];
  invoice: OrderInvoice | undefined;
  online: OnlinePayment | null;
  /** Cards of the products that are still published. */
  cards: ProductCard[];
};

export const toInvoice = ({ order_id, number, date, due_date }: OrderInvoice): NonNullable<Order['invoice']> => ({
  number,
  date,
  due_date,
  url: `/api/order/${order_id}/invoice.pdf`,
});

export function actionsOf(
  { order, invoice }: Pick<OrderParts, 'order' | 'invoice'>,
  isPayableNow: boolean,
  mayAct: boolean,
  now: Date,
): Order['actions'] {
  const may: Record<(typeof orderActions)[number], boolean> = {
    pay: mayAct && isPayableNow,
    invoice: invoice !== undefined && isPayable(order),
    cancel: mayAct && mayMove(order, 'cancelled', 'buyer', now),
    repeat: mayAct,
    return: mayAct && mayMove(order, 'return_requested', 'buyer', now),
    question: mayAct,
  };
  return (Object.keys(may) as (keyof typeof may)[]).filter((action) => may[action]);
}

function toLine(line: OrderLineRow, { cards, returned }: Pick<OrderParts, 'cards' | 'returned'>) {
  const { product_id, article, name, qty, unit, price, sum, note } = line;
  const card = cards.find(({ id }) => id === product_id);
  const shown = { url: card ? paths.product(card.slug) : null, picture: card?.picture ?? null };
  return { product_id, ...shown, article, name, qty, unit, price, sum, note, returned: returnedQty(line, returned) };
}

export function toOrder(parts: OrderParts, mayAct: boolean, now: Date): Order {
  const { order, invoice } = parts;
  return {
    id: order.id,
    number: order.number,
    created_at: order.created_at.toISOString(),
    status: order.status,
    status_label: statusLabel(order.status),
    customer_type: order.customer_type,
    contact: order.contact,
    company: order.company,
    delivery: order.delivery_words,
    payment_label: order.payment ? paymentLabels[order.payment] : 'Менеджер согласует оплату по\u00a0телефону',
    online_payment: parts.online,
    pay_until: parts.online?.ways.length ? order.pay_until : null,
    supplier: order.supplier?.name ?? null,
    lines: parts.lines.map((line) => toLine(line, parts)),
    goods_total: order.goods_total,
    delivery_total: order.delivery_total,
    total: order.total,
    vat: order.vat_amount,
    vat_rate: order.vat_rate,
    returned_total: order.returned_total,
    ships_on: order.ships_on,
    ships_on_request: order.ships_on_request,
    comment: order.comment,
    customer_order_no: order.customer_order_no,
    // The staff cannot open the partner's account.
    proposal: parts.proposal && { ...parts.proposal, url: mayAct ? parts.proposal.url : null },
    own_lines: parts.own.map(({ name, qty, unit, sum }) => ({ name, qty, unit, sum })),
    files: parts.files,
    documents: parts.documents,
    invoice: invoice ? toInvoice(invoice) : null,
    tracking: order.tracking,
    manager: order.manager,
    requests: parts.requests.map((request) => toRequest(request, parts.returned)),
    history: parts.history.map(({ at, status, text }) => ({
      at: at.toISOString(),
      status,
      label: statusLabel(status),
      text,
    })),
    actions: actionsOf(parts, parts.online !== null && parts.online.ways.length > 0, mayAct, now),
  };
}
