import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY, formatDate } from '@site/kernel/dates';
import { forCompany, orderCallsOf } from '../../../../test/order-calls.ts';
import { pdfText } from '../../../../test/pdf-text.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { workingDaysAfter } from '../../../days/working-days.ts';

const MINUTE = 60_000;

let api: TestApp;
let calls: ReturnType<typeof orderCallsOf>;
let buyer: string;
beforeAll(async () => {
  api = await startTestApp();
  calls = orderCallsOf(api);
  buyer = await calls.as('+79000000001');
});
afterAll(() => api.close());

async function orderIn(statuses: string[], changes = {}) {
  const id = await calls.place(buyer, changes);
  for (const status of statuses) expect((await calls.move(id, status)).statusCode).toBe(200);
  return id;
}
const sweepAfter = async (ms: number) => {
  api.wait(ms);
  await api.sweep('orders');
};
const last = async (id: string) => (await calls.order(id, buyer)).history.at(-1);

test('completes a delivered order after three days', async () => {
  const id = await orderIn(['processing', 'awaiting_payment', 'paid', 'assembling', 'shipped', 'delivered']);
  await sweepAfter(3 * DAY - MINUTE);
  expect((await last(id))?.status).toBe('delivered');
  await sweepAfter(MINUTE);
  expect(await last(id)).toMatchObject({ status: 'completed', label: 'Выполнен' });
});

test('does not restart the three days after a rejected return', async () => {
  const id = await orderIn(['processing', 'awaiting_payment', 'paid', 'assembling', 'shipped', 'delivered']);
  api.wait(2 * DAY);
  await calls.act(id, 'return', buyer, 'Передумали');
  expect((await calls.move(id, 'delivered')).statusCode).toBe(200);
  await sweepAfter(DAY);
  expect((await last(id))?.status).toBe('completed');
});

test('cancels an order not collected within seven days, with the reason', async () => {
  const id = await orderIn(['processing', 'awaiting_payment', 'paid', 'assembling', 'ready_for_pickup']);
  await sweepAfter(7 * DAY - MINUTE);
  expect((await last(id))?.status).toBe('ready_for_pickup');
  await sweepAfter(MINUTE);
  expect(await last(id)).toMatchObject({
    status: 'cancelled',
    text: 'Заказ не\u00a0забрали в\u00a0течение 7\u00a0дней',
  });
});

test('cancels an unpaid order once when its invoice expires, and notifies the buyer', async () => {
  const id = await orderIn(['processing', 'awaiting_payment'], forCompany);
  const request = await orderIn(['processing', 'awaiting_payment']);
  const { invoice, number } = await calls.order(id, buyer);
  const lastMinute = Date.parse(`${invoice?.due_date}T23:59:00+03:00`);
  const placed = Date.parse((await calls.order(id, buyer)).created_at);
  await sweepAfter(lastMinute - placed);
  expect((await last(id))?.status).toBe('awaiting_payment');
  api.wait(MINUTE);
  await Promise.all([api.sweep('orders'), api.sweep('orders')]);
  expect(await last(id)).toMatchObject({ status: 'cancelled', text: 'Счёт не\u00a0оплачен в\u00a0срок' });
  const emails = (await api.get('/dev/mail/', { key: null })).body.split(`№\u00a0${number}: Отменён`).length - 1;
  expect(emails).toBe(1);
  // An order without an invoice does not expire.
  expect((await last(request))?.status).toBe('awaiting_payment');
});

test('moves a paid order on and does not cancel it', async () => {
  const id = await orderIn(['processing', 'awaiting_payment'], forCompany);
  const paid = () => api.manage('POST', `/orders/${id}/payment/`);
  expect((await paid()).statusCode).toBe(200);
  expect(await last(id)).toMatchObject({ status: 'paid', label: 'Оплачен' });
  expect((await paid()).statusCode).toBe(409);
  await sweepAfter(10 * DAY);
  expect((await last(id))?.status).toBe('paid');
  const decisions = (await api.manage('GET', `/orders/${id}/`)).json().decisions;
  expect(decisions.filter(({ action }: { action: string }) => action === 'payment')).toHaveLength(1);
});

test('moves on a partially paid order when the payment is complete', async () => {
  const id = await orderIn(['processing', 'awaiting_payment', 'partially_paid'], forCompany);
  expect((await api.manage('POST', `/orders/${id}/payment/`)).statusCode).toBe(200);
  expect((await last(id))?.status).toBe('paid');
});

test('rejects the payment of an order that does not await payment', async () => {
  const id = await orderIn(['processing'], forCompany);
  const refused = await api.manage('POST', `/orders/${id}/payment/`);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'order_status']);
  expect((await calls.move(id, 'awaiting_payment')).statusCode).toBe(200);
  expect((await api.manage('POST', `/orders/${id}/payment/`)).statusCode).toBe(200);
});

test('starts the term of an invoice when the order awaits payment', async () => {
  const id = await orderIn(['processing'], forCompany);
  const first = (await calls.order(id, buyer)).invoice;
  api.wait(10 * DAY);
  // Before that, the due date counts from today.
  expect((await calls.order(id, buyer)).invoice?.due_date).toBe(workingDaysAfter(api.now(), 5).at(-1));
  api.wait(DAY);
  expect((await calls.move(id, 'awaiting_payment')).statusCode).toBe(200);
  const due = workingDaysAfter(api.now(), 5).at(-1) ?? '';
  await sweepAfter(DAY);
  const { status, invoice } = await calls.order(id, buyer);
  expect([status, invoice?.due_date]).toEqual(['awaiting_payment', due]);
  expect(invoice).toMatchObject({ number: first?.number, date: first?.date });
  const paper = await api.get(`/api/order/${id}/invoice.pdf`, { session: buyer, key: null });
  expect(await pdfText(paper.bytes)).toContain(`Счёт действителен до ${formatDate(due).replaceAll('\u00a0', ' ')}`);
});
