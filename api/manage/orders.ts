import { manageOrderEndpoints, type ManagedOrder } from '@site/contracts/manage-orders';
import type { OrderStatus } from '@site/contracts/orders';
import type { RefundDone } from '@site/contracts/payments';
import { formatPrice } from '@site/kernel/money';
import type { z } from 'zod';
import { formatKopecks } from '../src/papers/paper-texts.ts';
import { call, upload } from './client.ts';
import { columns, formatDecisions, formatList, moment, nounOf, print, requireWholeNumber } from './console.ts';
import { type Sorting, sortOption } from './sort-option.ts';

type Options = { json?: boolean };

const formatSum = (kopecks: number) => `${formatKopecks(kopecks)} ₽`;

const inWords = (refunds: z.infer<typeof RefundDone>['refunds']) =>
  refunds.map(({ sum, state }) => `${formatSum(sum)} ${state === 'succeeded' ? 'refunded' : 'on its way'}`).join(', ');

const order = nounOf('orders', 'orders of all buyers');

const list = manageOrderEndpoints['GET /manage/orders/'];
order('list', 'list orders, newest first', { isDefault: true })
  .option('--status <status>', 'only orders in this status, such as new')
  .option('--search <words>', 'number, article, product or buyer')
  .addOption(sortOption(list))
  .option('--page <number>', 'from 1')
  .action(
    async ({
      json,
      ...query
    }: Options & Sorting<typeof list> & { status?: OrderStatus; search?: string; page?: string }) => {
      const found = await call('GET /manage/orders/', { query });
      print(
        json,
        found,
        formatList(found, ({ number, created_at, status, buyer, company, total }) => [
          String(number),
          moment(created_at),
          status,
          formatPrice(total),
          [buyer, company].filter(Boolean).join(', '),
        ]),
      );
    },
  );

order('show <order>', 'show an order by number with its next statuses').action(
  async (number: string, { json }: Options) => {
    const found = await call('GET /manage/orders/{order}/', { params: { order: number } });
    print(json, found, described(found));
  },
);

order('move <order> <status>', 'change the status and e-mail the buyer')
  .option('--text <text>', 'text for the buyer; required for a cancellation')
  .action(async (number: string, status: OrderStatus, { json, text }: Options & { text?: string }) => {
    const moved = await call('POST /manage/orders/{order}/status/', {
      params: { order: number },
      body: { status, text },
    });
    print(
      json,
      moved,
      `Order ${moved.order.number}: ${moved.order.status_label}. Next: ${moved.next.join(', ') || '—'}`,
    );
  });

order('paid <order>', 'record full payment, by invoice or deferred').action(
  async (number: string, { json }: Options) => {
    const answer = await call('POST /manage/orders/{order}/payment/', { params: { order: number } });
    print(json, answer, `Order ${number} is paid.`);
  },
);

order('refund <order>', 'refund what is due to the buyer of a cancelled or returned order').action(
  async (number: string, { json }: Options) => {
    const answer = await call('POST /manage/orders/{order}/refund/', { params: { order: number } });
    print(json, answer, `Order ${number}: ${inWords(answer.refunds)}.`);
  },
);

order('payments', 'list payments on the site that paid no order, and failed refunds')
  .option('--all', 'list all payments')
  .option('--page <number>', 'from 1')
  .action(async ({ json, all, page }: Options & { all?: boolean; page?: string }) => {
    const query = { page, all: all ? 'true' : undefined } as const;
    const found = await call('GET /manage/payments/', { query });
    print(
      json,
      found,
      formatList(found, (payment) => [
        payment.order === null ? '—' : String(payment.order),
        moment(payment.created_at),
        payment.state,
        payment.way ?? '—',
        formatSum(payment.sum) + (payment.refunded ? `, refunded ${formatSum(payment.refunded)}` : ''),
        [payment.id, payment.reason].filter(Boolean).join(': '),
      ]),
    );
  });

order('refund-payment <payment>', 'refund a payment that belongs to no order in full (id from `payments`)').action(
  async (id: string, { json }: Options) => {
    const answer = await call('POST /manage/payments/{id}/refund/', { params: { id } });
    print(json, answer, `Payment ${id}: ${inWords(answer.refunds)}.`);
  },
);

order('attach-payment <payment> <order>', 'pay an order with a payment that belongs to none; e-mails the buyer').action(
  async (id: string, number: string, { json }: Options) => {
    const body = { order: requireWholeNumber(number) };
    const answer = await call('POST /manage/payments/{id}/attach/', { params: { id }, body });
    print(json, answer, `Order ${number} is paid.`);
  },
);

order('attach <order> <file>', 'attach a closing document').action(
  async (number: string, file: string, { json }: Options) => {
    const answer = await upload('POST /manage/orders/{order}/documents/', { params: { order: number } }, file);
    print(json, answer, `Order ${number} has ${answer.file.name}.`);
  },
);

function described({ order, next, decisions }: ManagedOrder): string {
  const { contact, company } = order;
  return [
    `Order ${order.number} of ${moment(order.created_at)}: ${order.status_label}, ${formatPrice(order.total)}`,
    `${contact.surname} ${contact.name}, ${contact.phone}, ${contact.email}`,
    ...(company ? [`${company.company}, ИНН ${company.inn}`] : []),
    ...order.delivery.map(({ label, value }) => `${label}: ${value}`),
    `Оплата: ${order.payment_label}`,
    columns(
      order.lines.map(({ article, qty, unit, sum, name, returned }) => [
        `  ${article}`,
        `${qty} ${unit}`,
        formatPrice(sum),
        name + (returned ? `, возвращено ${returned}` : ''),
      ]),
    ),
    ...(order.returned_total ? [`Возврат: ${formatPrice(order.returned_total)}`] : []),
    ...order.history.map(({ at, label, text }) => `  ${moment(at)}  ${[label, text].filter(Boolean).join(': ')}`),
    `Next: ${next.join(', ') || '—'}`,
    ...(decisions.length ? ['Decisions:', ...formatDecisions(decisions)] : []),
  ].join('\n');
}
