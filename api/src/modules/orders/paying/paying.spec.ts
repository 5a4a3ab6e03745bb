import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatDate } from '@site/kernel/dates';
import { MAX_RECEIPT_ITEMS } from '@site/contracts/limits';
import { paymentCallsOf, startPayingSite } from '../../../../test/payment-calls.ts';
import { ADMINISTRATOR, logInAsStaff, setStaffRoles } from '../../../../test/staff-calls.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { workingDaysAfter } from '../../../days/working-days.ts';
import { rowsOf } from '../../../db/database.ts';
import { orderLines, orders as orderTable } from '../../../tables/order-tables.ts';
import { YookassaClient } from '../../payments/yookassa-client.ts';
import { OrderRepository } from '../order-repository.ts';
import { itemsSum, receiptItems } from './order-receipt.ts';

let site: Awaited<ReturnType<typeof startPayingSite>>;
let api: TestApp;
let calls: ReturnType<typeof paymentCallsOf>;
let buyer: string;
beforeAll(async () => {
  site = await startPayingSite();
  api = site.api;
  calls = paymentCallsOf(site);
  buyer = await calls.as('+79000000001');
});
beforeEach(() => site.connection.fail());
afterAll(() => site.close());

/** Within the limits of one payment by card. */
const cheap = sql`stock_state = 'in_stock' and price_retail between 1000 and 20000 and multiplicity = 1 and min_qty = 1`;

async function place(payment: 'card' | 'sbp' | null = 'card', qty = 1): Promise<string> {
  await calls.put(await calls.product(cheap), qty, buyer);
  const placed = await calls.send(await calls.requestFor(buyer, { payment }), buyer);
  return placed.json().id;
}
const order = (id: string) => calls.order(id, buyer);
const urlOf = async (id: string, way: 'card' | 'sbp' = 'card') =>
  (await calls.start(id, way, buyer)).json().url as string;
const paidNotes = async (id: string) => (await order(id)).history.filter(({ status }) => status === 'paid');
const textOf = async (app: TestApp, page: string) => JSON.stringify((await app.get(`/api/${page}/`)).json().content);
const AGREED = /способ оплаты согласует менеджер/;
const ONLINE = /банковской картой или\sчерез\sСБП/;

/** Whether the order list and the account's main page offer to pay the order. */
async function offersOf(id: string) {
  const [list, account] = await Promise.all(
    ['orders', 'main'].map(
      async (name) => (await api.get(`/api/account/${name}/`, { session: buyer })).json().pagedata,
    ),
  );
  const { actions } = list.items.find((one: { id: string }) => one.id === id);
  const waiting = account.waiting.filter((one: { kind: string; url: string }) => one.kind === 'payment');
  return { list: actions.includes('pay'), account: waiting.some(({ url }: { url: string }) => url.includes(id)) };
}

async function paidOrder(qty = 1) {
  const id = await place('sbp', qty);
  await calls.decide(await urlOf(id, 'sbp'), 'pay');
  await calls.check(id, buyer);
  return id;
}

test('names the ways to pay in the checkout and on all pages, and none without a payment service', async () => {
  const off = await startTestApp({}, { database: api.database });
  const waysOf = async (app: TestApp) =>
    (await app.get('/api/cart/?step=checkout', { session: buyer })).json().pagedata.checkout.payments.person;
  expect([await waysOf(api), await waysOf(off)]).toEqual([['card', 'sbp'], []]);
  for (const page of ['delivery', 'terms']) {
    const [on, without] = [await textOf(api, page), await textOf(off, page)];
    expect([page, ONLINE.test(on), AGREED.test(on)]).toEqual([page, true, false]);
    expect([page, ONLINE.test(without), AGREED.test(without)]).toEqual([page, false, true]);
  }
  const id = await place();
  expect((await off.get(`/api/order/${id}/`, { session: buyer })).json().pagedata.order).toMatchObject({
    online_payment: null,
    actions: expect.not.arrayContaining(['pay']),
  });
  expect((await off.post(`/api/order/${id}/payment/`, { way: 'card' }, { session: buyer })).statusCode).toBe(409);
  const notification = { event: 'payment.succeeded', object: { id: 'x' } };
  expect((await off.post('/api/payments/notifications/', notification, { key: null })).statusCode).toBe(404);
  await off.close();
});

test('takes the payment of an order, once, however often it is notified', async () => {
  const id = await place('sbp');
  expect(await order(id)).toMatchObject({ status: 'awaiting_payment', payment_label: 'СБП' });
  expect(await order(id)).toMatchObject({
    actions: expect.arrayContaining(['pay']),
    online_payment: { state: 'none', ways: ['sbp', 'card'] },
  });
  const letters = (await api.get('/dev/mail/')).body;
  expect(letters).toContain('Оплатить его можно на\u00a0странице заказа: банковской картой или через СБП');

  const before = site.connection.calls.length;
  const url = await urlOf(id, 'sbp');
  const { body, key } = site.connection.calls[before]!;
  const { number, total } = await order(id);
  expect(key).toBe(`${id}:1`);
  expect(JSON.parse(body)).toMatchObject({
    amount: { value: `${total}.00`, currency: 'RUB' },
    capture: true,
    confirmation: { type: 'redirect', return_url: `https://site.test/order/${id}/?payment=check` },
    payment_method_data: { type: 'sbp' },
    metadata: { order: String(number) },
    receipt: {
      customer: { email: 'demo1@example.ru', phone: '79000000001' },
      items: [{ quantity: 1, vat_code: 12, payment_mode: 'full_prepayment', payment_subject: 'commodity' }],
    },
  });
  // The open payment is continued, whatever way is asked for.
  expect(await urlOf(id, 'card')).toBe(url);
  expect((await order(id)).online_payment).toMatchObject({ state: 'open', ways: ['sbp'] });

  expect(await calls.decide(url, 'pay')).toBe(`https://site.test/order/${id}/?payment=check`);
  expect((await calls.check(id, buyer)).json().order).toMatchObject({
    status: 'paid',
    online_payment: { state: 'paid', ways: [], paid: total * 100, refunded: 0 },
  });
  const notified = await Promise.all([1, 2, 3].map(() => calls.notify('payment.succeeded', calls.idOf(url))));
  expect(notified.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  await api.sweep('orders');
  expect(await paidNotes(id)).toMatchObject([{ text: 'Оплачено на\u00a0сайте через СБП' }]);
  expect((await calls.start(id, 'card', buyer)).json().code).toBe('order_status');
});

test('shows a payment that arrives while the order is read', async () => {
  const id = await place('sbp');
  const url = await urlOf(id, 'sbp');
  await calls.decide(url, 'pay');
  const unpaid = await new OrderRepository(api.db).find(id);
  const reading = vi.spyOn(OrderRepository.prototype, 'find').mockImplementationOnce(async () => {
    await calls.notify('payment.succeeded', calls.idOf(url));
    return unpaid;
  });
  expect(await order(id)).toMatchObject({ status: 'paid', online_payment: { state: 'paid', ways: [] } });
  reading.mockRestore();
});

test('begins one payment for requests at the same time', async () => {
  const id = await place();
  const urls = await Promise.all([1, 2, 3].map(() => calls.start(id, 'card', buyer)));
  const known = new Set(urls.filter(({ statusCode }) => statusCode === 200).map((one) => one.json().url));
  expect(known.size).toBe(1);
  await calls.decide(await urlOf(id), 'pay');
  await Promise.all([calls.check(id, buyer), calls.notify('payment.succeeded', calls.idOf([...known][0] as string))]);
  expect(await paidNotes(id)).toHaveLength(1);
});

test('believes no notification', async () => {
  const id = await place();
  const url = await urlOf(id);
  expect((await calls.notify('payment.succeeded', calls.idOf(url))).statusCode).toBe(200);
  expect((await order(id)).status).toBe('awaiting_payment');
  expect((await calls.notify('payment.succeeded', 'unknown')).statusCode).toBe(404);
  expect((await api.postBytes('/api/payments/notifications/', 'x'.repeat(40_000), {})).statusCode).toBe(413);
});

test('shows why a payment failed, and takes another one', async () => {
  const id = await place();
  await calls.decide(await urlOf(id), 'refuse');
  expect((await calls.check(id, buyer)).json().order).toMatchObject({
    status: 'awaiting_payment',
    online_payment: {
      state: 'failed',
      failure: 'Не\u00a0хватает денег на\u00a0карте или счёте',
      ways: ['card', 'sbp'],
    },
  });
  await calls.decide(await urlOf(id, 'sbp'), 'pay');
  expect((await calls.check(id, buyer)).json().order).toMatchObject({ status: 'paid', payment_label: 'СБП' });
});

test('takes another payment after the first one has expired', async () => {
  const id = await place();
  const url = await urlOf(id);
  expect(await calls.decide(url, 'leave')).toContain('payment=check');
  expect((await calls.check(id, buyer)).json().order.online_payment.state).toBe('open');
  site.service.wait(61 * 60_000);
  const next = await urlOf(id, 'sbp');
  expect(next).not.toBe(url);
  expect((await order(id)).online_payment).toMatchObject({ state: 'open', ways: ['sbp'] });
});

test.each(['unavailable', 'too many', 'lost request', 'lost response'] as const)(
  'loses nothing when a call of the service fails: %s',
  async (fault) => {
    const id = await place();
    site.connection.fail(fault);
    const refused = await calls.start(id, 'card', buyer);
    expect([refused.statusCode, refused.json().code]).toEqual([503, 'payment_unavailable']);
    expect(refused.json().message).toContain('Заказ сохранён, деньги не\u00a0списаны');
    const url = await urlOf(id);
    const made = sql`select 1 from payment_stand_in where object->'metadata'->>'key' = ${`${id}:1`}`;
    expect(await rowsOf(api.db.execute(made))).toHaveLength(1);
    await calls.decide(url, 'pay');
    site.connection.fail('unavailable');
    const unknown = await calls.check(id, buyer);
    expect([unknown.statusCode, unknown.json().message]).toEqual([
      503,
      expect.stringContaining('результат оплаты пока не\u00a0известен'),
    ]);
    // The notification was lost, and the buyer has gone.
    await api.sweep('orders');
    expect((await order(id)).status).toBe('paid');
  },
);

test('lets the buyer choose another way when the service has not answered', async () => {
  const id = await place();
  site.connection.fail('lost response');
  await calls.start(id, 'card', buyer);
  await calls.decide(await urlOf(id, 'sbp'), 'pay');
  expect((await calls.check(id, buyer)).json().order.status).toBe('paid');
});

test('refunds the payment of an order that was cancelled meanwhile', async () => {
  const id = await place();
  const url = await urlOf(id);
  await calls.act(id, 'cancel', buyer);
  await calls.decide(url, 'pay');
  await calls.notify('payment.succeeded', calls.idOf(url));
  const { status, total, online_payment, number } = await order(id);
  expect(status).toBe('cancelled');
  expect(online_payment).toMatchObject({ paid: total * 100, refunded: total * 100 });
  expect(await calls.listed()).not.toContainEqual(expect.objectContaining({ order: number }));
  expect(await calls.listed(true)).toContainEqual(expect.objectContaining({ order: number, reason: 'Заказ отменён' }));
});

test('repeats the refund of a cancelled order until the service responds', async () => {
  const id = await place();
  const url = await urlOf(id);
  await calls.act(id, 'cancel', buyer);
  await calls.decide(url, 'pay');
  site.connection.fail('unavailable');
  expect((await calls.notify('payment.succeeded', calls.idOf(url))).statusCode).toBe(503);
  const before = site.connection.calls.length;
  site.connection.fail('none', 'lost response');
  expect((await calls.notify('payment.succeeded', calls.idOf(url))).statusCode).toBe(200);
  await api.sweep('orders');
  expect((await order(id)).online_payment?.refunded).toBe((await order(id)).total * 100);
  const refunds = site.connection.calls.slice(before).filter(({ url: called }) => called === '/v3/refunds');
  expect(refunds.map(({ key }) => key)).toEqual([refunds[0]?.key, refunds[0]?.key]);
});

test.each([
  ['another sum', sql`jsonb_set(object, '{amount,value}', '"1.00"')`, 'Сумма платежа не\u00a0равна сумме заказа'],
  ['another order', sql`jsonb_set(object, '{metadata,order}', '"1"')`, 'В\u00a0платеже другой номер заказа'],
])('lists a payment with %s for the staff, and does not take it', async (_case, change, reason) => {
  const id = await place();
  const url = await urlOf(id);
  await api.db.execute(sql`update payment_stand_in set object = ${change} where id = ${calls.idOf(url)}`);
  await calls.decide(url, 'pay');
  await calls.notify('payment.succeeded', calls.idOf(url));
  const { status, number, actions } = await order(id);
  expect([status, actions.includes('pay')]).toEqual(['awaiting_payment', false]);
  expect(await offersOf(id)).toEqual({ list: false, account: false });
  expect(await calls.listed()).toContainEqual(expect.objectContaining({ order: number, reason }));
  expect((await calls.start(id, 'sbp', buyer)).json().code).toBe('order_status');
});

test('lists a payment that belongs to no order, and that of an order which the staff has marked as paid', async () => {
  const id = await place();
  const url = await urlOf(id);
  await calls.move(id, 'paid');
  await calls.decide(url, 'pay');
  await calls.notify('payment.succeeded', calls.idOf(url));
  await api.db.execute(sql`
    insert into payment_stand_in (id, idempotence_key, object, created_at)
    select 'stranger', 'stranger', jsonb_set(jsonb_set(object, '{id}', '"stranger"'), '{metadata}', '{}'), created_at
    from payment_stand_in where id = ${calls.idOf(url)}`);
  for (const _repeated of [1, 2]) await calls.notify('payment.succeeded', 'stranger');
  const listed = await calls.listed();
  expect(listed).toContainEqual(
    expect.objectContaining({ order: (await order(id)).number, reason: 'Заказ уже оплачен' }),
  );
  expect(listed.filter((one) => one.order === null)).toHaveLength(1);
});

test('takes no payment for an order of a partner, or before a manager has named the day of shipment', async () => {
  const [supplier] = (await api.get('/api/cart/?step=checkout', { session: buyer })).json().pagedata.checkout.suppliers;
  await calls.put(await calls.product(), 1, buyer);
  const ofPartner = await calls.requestFor(buyer, { payment: 'card', supplier: supplier.value });
  expect((await calls.send(ofPartner, buyer)).json().fields).toHaveProperty('payment');

  await api.delete('/api/cart/', { session: buyer });
  const product = await calls.product(cheap);
  await calls.whileProduct(product, sql`stock_state = 'on_request'`, async () => {
    await calls.put(product, 1, buyer);
    const { id } = (await calls.send(await calls.requestFor(buyer, { payment: 'card' }), buyer)).json();
    expect((await order(id)).status).toBe('new');
    expect((await calls.start(id, 'card', buyer)).json().code).toBe('order_status');
    for (const status of ['processing', 'awaiting_payment']) await calls.move(id, status);
    expect((await calls.start(id, 'card', buyer)).statusCode).toBe(200);
  });

  const agreed = await place(null);
  expect((await order(agreed)).status).toBe('new');
});

test('has receipts with the sum of the order to the kopeck, for every order of the demonstration', async () => {
  const orders = await api.db.select().from(orderTable);
  expect(orders.length).toBeGreaterThan(5);
  for (const one of orders) {
    const lines = await api.db.select().from(orderLines).where(eq(orderLines.order_id, one.id));
    expect([one.number, itemsSum(receiptItems(one, lines))]).toEqual([one.number, one.total * 100]);
  }
});

test('keeps payments from other buyers', async () => {
  const id = await place();
  const other = await calls.as('+79000000002');
  expect((await calls.start(id, 'card', other)).statusCode).toBe(404);
  expect((await calls.check(id, other)).statusCode).toBe(404);
});

test('sends a buyer to the pages of the service only', async () => {
  const client = new YookassaClient({
    ...{ url: site.connection.url, shopId: '100500', secretKey: 'test-secret' },
    pages: ['https://yoomoney.ru'],
  });
  const receipt = {
    ...{ email: 'a@example.ru', phone: '+79000000001' },
    items: [{ position: 0, name: 'Пульт', qty: 1, price: 100, vat_rate: 22 }],
  };
  const payment = {
    key: 'foreign',
    sum: 100,
    way: 'card',
    description: '',
    returnUrl: 'https://evil.test/',
    order: 1,
  } as const;
  await expect(client.create({ ...payment, receipt })).rejects.toThrow('a page outside of YOOKASSA_PAGES');
});

describe('the refund by the staff', () => {
  const refund = (id: string) => api.manage('POST', `/orders/${id}/refund/`);

  test('gives back all of a returned order, once', async () => {
    const id = await paidOrder();
    expect((await refund(id)).json().code).toBe('order_status');
    await calls.act(id, 'return', buyer);
    await calls.move(id, 'returned');
    const { total } = await order(id);
    const due = async () => (await api.manage('GET', `/orders/${id}/`)).json().refund_due;
    expect(await due()).toBe(total * 100);
    expect((await refund(id)).json().refunds).toEqual([{ sum: total * 100, state: 'succeeded' }]);
    expect(await due()).toBe(0);
    expect((await order(id)).online_payment).toMatchObject({ refunded: total * 100 });
    expect((await refund(id)).json().code).toBe('order_status');
    const { decisions } = (await api.manage('GET', `/orders/${id}/`)).json();
    expect(decisions.filter(({ action }: { action: string }) => action === 'refund')).toHaveLength(1);
  });

  test('gives back returned lines, and later the rest', async () => {
    const id = await paidOrder(3);
    for (const status of ['assembling', 'shipped', 'delivered']) await calls.move(id, status);
    const returned = async (qty: number) => {
      const { lines } = await order(id);
      const asked = await api.post(
        `/api/order/${id}/return/`,
        { reason: 'Не подошло', lines: [{ product_id: lines[0]!.product_id, qty }] },
        { session: buyer },
      );
      const { number } = asked.json().order.requests[0];
      await api.manage('POST', `/questions/${number}/answer/`, { accept: true, text: 'Вернём' });
    };
    const { price } = (await order(id)).lines[0]!;
    await returned(1);
    expect((await refund(id)).json().refunds).toEqual([{ sum: price * 100, state: 'succeeded' }]);
    expect((await refund(id)).json().code).toBe('order_status');
    await returned(2);
    expect((await refund(id)).json().refunds).toEqual([{ sum: price * 200, state: 'succeeded' }]);
  });

  test('is repeated with the same key when the response was lost', async () => {
    const id = await paidOrder();
    await calls.act(id, 'return', buyer);
    await calls.move(id, 'returned');
    site.connection.fail('lost response');
    const { total } = await order(id);
    expect((await refund(id)).json().refunds).toEqual([{ sum: total * 100, state: 'pending' }]);
    await api.sweep('orders');
    expect((await order(id)).online_payment?.refunded).toBe(total * 100);
    expect(await calls.listed()).not.toContainEqual(expect.objectContaining({ order: (await order(id)).number }));
  });
});

describe('the payment that belongs to no order', () => {
  /** Copies the payment of an order without its number and key, as if another program had taken it. */
  async function stranger(copy: string, ofOrder: string): Promise<void> {
    await api.db.execute(sql`
      insert into payment_stand_in (id, idempotence_key, object, created_at)
      select ${copy}::text, ${copy}::text, jsonb_set(jsonb_set(object, '{id}', to_jsonb(${copy}::text)), '{metadata}', '{}'), created_at
      from payment_stand_in where object->'metadata'->>'key' = ${`${ofOrder}:1`}`);
    await calls.notify('payment.succeeded', copy);
  }
  const decide = (path: string, body?: object) => api.manage('POST', `/payments/${path}/`, body);
  const waiting = async () => (await calls.listed()).filter(({ is_stranger }) => is_stranger).map(({ id }) => id);
  const queued = async () => {
    const session = await logInAsStaff(api);
    const { queue } = (await api.get('/api/account/staff/', { session })).json().pagedata;
    return queue.find(({ noun }: { noun: string }) => noun === 'payments')?.count ?? 0;
  };
  const refundCalls = () => site.connection.calls.filter(({ url }) => url === '/v3/refunds').map(({ key }) => key);
  const decided = async (id: string) =>
    (await api.manage('GET', `/decisions/?noun=payments&subject=${id}`))
      .json()
      .items.map(({ author, action }: { author: string; action: string }) => `${author} ${action}`);

  test('is refunded in full, once, although the response is lost and the button is clicked twice', async () => {
    const id = await paidOrder();
    await stranger('lost', id);
    const before = await queued();
    const sent = refundCalls().length;
    const sum = (await order(id)).total * 100;
    site.connection.fail('lost response');
    const [first, second] = await Promise.all([decide('lost/refund'), decide('lost/refund')]);
    const answers = [first, second].map((answer) =>
      answer.statusCode === 200 ? answer.json().refunds : answer.json().code,
    );
    expect(answers).toEqual(expect.arrayContaining([[{ sum, state: 'pending' }], 'order_status']));
    expect(await waiting()).not.toContain('lost');
    expect(await queued()).toBe(before - 1);
    await api.sweep('orders');
    const keys = refundCalls().slice(sent);
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(JSON.parse(site.connection.calls.at(-1)!.body)).toEqual({
      payment_id: 'lost',
      amount: { value: `${sum / 100}.00`, currency: 'RUB' },
    });
    const refunds = sql`select payment_refunds.status from payment_refunds join payments on payments.id = payment_id where payments.provider_id = 'lost'`;
    expect(await rowsOf(api.db.execute(refunds))).toMatchObject([{ status: 'succeeded' }]);
    expect(await calls.listed(true)).toContainEqual(
      expect.objectContaining({ id: 'lost', state: 'возвращён', refunded: sum, is_stranger: false }),
    );
    expect((await decide('lost/refund')).json().code).toBe('order_status');
    expect(await decided('lost')).toEqual([expect.stringMatching(/ refund$/)]);
  });

  test('waits on when the service refuses the refund', async () => {
    await stranger('refused', await paidOrder());
    await api.db.execute(
      sql`update payment_stand_in set object = jsonb_set(object, '{status}', '"canceled"') where id = 'refused'`,
    );
    const refused = await decide('refused/refund');
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('Возврат отклонён')]);
    expect(await waiting()).toContain('refused');
  });

  test('pays the order that awaits its sum, and no other', async () => {
    const source = await paidOrder();
    await stranger('attached', source);
    const attach = (number: number) => decide('attached/attach', { order: number });
    const [dear, fitting] = [await place('card', 2), await place('card')];
    const numberOf = async (id: string) => (await order(id)).number;
    expect((await attach(1)).json().fields).toEqual({ order: 'Заказа №\u00a01 нет' });
    expect((await attach(await numberOf(source))).json().fields.order).toContain('не\u00a0ждёт оплаты');
    expect((await attach(await numberOf(dear))).json().fields.order).toContain('Сумма заказа');
    const open = await urlOf(fitting);
    expect((await attach(await numberOf(fitting))).json()).toEqual({ status: 'ok' });
    expect(await order(fitting)).toMatchObject({ status: 'paid', online_payment: { state: 'paid', refunded: 0 } });
    expect((await attach(await numberOf(dear))).json().code).toBe('order_status');
    expect((await decide('attached/refund')).json().code).toBe('order_status');
    expect(await decided('attached')).toEqual([expect.stringMatching(/ attach$/)]);
    // The money of the attempt that was open is a second payment.
    await calls.decide(open, 'pay');
    await calls.notify('payment.succeeded', calls.idOf(open));
    const number = await numberOf(fitting);
    expect(await calls.listed()).toContainEqual(
      expect.objectContaining({ order: number, reason: 'Заказ уже оплачен' }),
    );
    expect((await api.manage('POST', `/orders/${fitting}/refund/`)).json().refunds).toHaveLength(1);
  });

  test('is neither refunded nor attached without the right, or when it is unknown', async () => {
    const session = await logInAsStaff(api);
    await setStaffRoles(api, ADMINISTRATOR, ['content']);
    for (const path of ['refund', 'attach'])
      expect((await api.post(`/api/manage/payments/x/${path}/`, { order: 1 }, { session })).json().code).toBe(
        'staff_area',
      );
    await setStaffRoles(api, ADMINISTRATOR, ['administrator']);
    expect((await decide('x/refund')).statusCode).toBe(404);
  });
});

describe('the term of payment', () => {
  const DAY = 24 * 60 * 60_000;
  const letters = async () => (await api.get('/dev/mail/')).body;
  /** Letters with this subject, as the list of sent letters has them. */
  const count = (html: string, subject: string) => html.split(subject).length - 1;
  const day = (date: string) => new Date(`${date}T09:00:00Z`).getTime();

  test('is stated everywhere, ends with a reminder, and then with the order', async () => {
    const id = await place();
    const { pay_until: until, number } = await order(id);
    const days = workingDaysAfter(api.now(), 5);
    expect(until).toBe(days.at(-1));
    expect(await letters()).toContain(`закреплены за\u00a0заказом до\u00a0${formatDate(until!)} включительно`);
    const checkout = (await api.get('/api/cart/?step=checkout', { session: buyer })).json().pagedata.checkout;
    expect(checkout.payment_days).toBe(5);
    for (const page of ['delivery', 'terms']) expect(await textOf(api, page)).toMatch(/в\sтечение\s5\sрабочих\sдней/);

    const subject = `Заказ №\u00a0${number} ждёт оплаты`;
    const ending = day(days.at(-2)!);
    api.wait(ending - api.now().getTime() - DAY);
    await api.sweep('orders');
    expect(count(await letters(), subject)).toBe(0);
    api.wait(ending - api.now().getTime());
    for (const _twice of [1, 2]) await api.sweep('orders');
    // The subject and the first line of one letter.
    expect(count(await letters(), subject)).toBe(2);
    const open = await place();
    await urlOf(open);
    api.wait(day(until!) - api.now().getTime());
    await api.sweep('orders');
    expect((await order(id)).status).toBe('awaiting_payment');
    api.wait(DAY);
    await api.sweep('orders');
    const { status, history, pay_until } = await order(id);
    expect([status, pay_until]).toEqual(['cancelled', null]);
    expect(history.at(-1)).toMatchObject({ text: `Заказ не\u00a0оплачен до\u00a0${formatDate(until!)}` });
    expect(await letters()).toContain(`Заказ №\u00a0${number}: Отменён`);
    expect((await order(open)).status).toBe('awaiting_payment');
  });

  test('follows the setting, and does not cancel an order with money that the staff has to decide about', async () => {
    await api.db.execute(
      sql`insert into site_values (section, key, value) values ('checkout', 'payment_days', '2')
          on conflict (section, key) do update set value = '2'`,
    );
    api.wait(60_000);
    const id = await place();
    const { pay_until: until } = await order(id);
    expect(until).toBe(workingDaysAfter(api.now(), 2).at(-1));
    expect(await textOf(api, 'terms')).toMatch(/в\sтечение\s2\sрабочих\sдней/);
    const url = await urlOf(id);
    await api.db.execute(
      sql`update payment_stand_in set object = jsonb_set(object, '{amount,value}', '"1.00"') where id = ${calls.idOf(url)}`,
    );
    await calls.decide(url, 'pay');
    await calls.notify('payment.succeeded', calls.idOf(url));
    api.wait(20 * DAY);
    await api.sweep('orders');
    expect((await order(id)).status).toBe('awaiting_payment');
  });
});

test('takes no payment on the site for more lines than a receipt has', async () => {
  const small = sql`stock_state = 'in_stock' and price_retail > 0 and multiplicity = 1 and min_qty = 1`;
  const chosen = sql`select id from products where is_published and ${small} limit ${MAX_RECEIPT_ITEMS + 1}`;
  // Within the sum of one payment.
  const products = await rowsOf<{ id: number }>(
    api.db.execute(sql`update products set price_retail = 1000 where id in (${chosen}) returning id`),
  );
  api.wait(60_000);
  expect(products).toHaveLength(MAX_RECEIPT_ITEMS + 1);
  for (const { id } of products.slice(1)) await calls.put(id, 1, buyer);
  const placed = await calls.send(await calls.requestFor(buyer, { payment: 'sbp' }), buyer);
  expect(placed.json()).toEqual(expect.objectContaining({ status: 'ok' }));
  const { id } = placed.json();
  expect(await offersOf(id)).toEqual({ list: true, account: true });

  for (const product of products) await calls.put(product.id, 1, buyer);
  const refused = await calls.send(await calls.requestFor(buyer, { payment: 'sbp' }), buyer);
  expect(refused.json().fields).toEqual({ payment: expect.stringContaining('Выберите другой способ') });
  expect((await calls.send(await calls.requestFor(buyer), buyer)).statusCode).toBe(200);

  const [line] = await api.db.select().from(orderLines).where(eq(orderLines.order_id, id));
  await api.db.insert(orderLines).values({ ...line!, position: 1000 });
  expect(await offersOf(id)).toEqual({ list: false, account: false });
  expect((await order(id)).actions).not.toContain('pay');
  expect((await calls.start(id, 'sbp', buyer)).json().code).toBe('order_status');
});
