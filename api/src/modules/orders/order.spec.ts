import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AddedReport } from '@site/contracts/lists';
import { OrderResponse } from '@site/contracts/orders';
import { PageResponse } from '@site/contracts/page';
import { sql } from 'drizzle-orm';
import { DAY } from '@site/kernel/dates';
import { forCompany, orderCallsOf } from '../../../test/order-calls.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

const [CUSTOMER, PENDING, EMPLOYEE, SILVER, STAFF] = [1, 2, 3, 4, 8].map((n) => `+7900000000${n}`) as [
  string,
  string,
  string,
  string,
  string,
];
const shown = (text: string) => text.replaceAll('\u00a0', ' ');

let api: TestApp;
let calls: ReturnType<typeof orderCallsOf>;
let customer: string;
beforeAll(async () => {
  api = await startTestApp({
    AUTH_CODES_PER_ADDRESS: '500',
    AUTH_CHECKS_PER_ADDRESS: '500',
    ORDERS_PER_ADDRESS: '1000',
  });
  calls = orderCallsOf(api);
  customer = await calls.as(CUSTOMER);
});
afterAll(() => api.close());
beforeEach(() => api.db.execute(sql`delete from cart_lines`));

const mail = async () => (await api.get('/dev/mail/', { key: null })).body;
const sms = async () => (await api.get('/dev/sms/', { key: null })).body;
const path = (id: string, ...statuses: string[]) =>
  statuses.reduce<Promise<unknown>>((before, status) => before.then(() => calls.move(id, status)), Promise.resolve());

describe('access to an order', () => {
  test('is granted to its buyer; returns 401 to a guest and 404 to other users', async () => {
    const id = await calls.place(customer);
    const page = await calls.page(id, customer);
    expect(page.headers['cache-control']).toBe('no-store');
    const { seo, pagedata } = PageResponse.parse(page.json());
    expect([seo.robots, pagedata.kind]).toEqual(['noindex, nofollow', 'order']);
    expect((await calls.page(id, null)).statusCode).toBe(401);
    expect((await calls.page(id, await calls.as(SILVER))).statusCode).toBe(404);
    // The order and this user both have no company.
    expect((await calls.page(id, await calls.as(PENDING))).statusCode).toBe(404);
    expect((await calls.act(id, 'cancel', await calls.as(SILVER))).statusCode).toBe(404);
    for (const broken of ['x', '100001', "' or 1=1", '00000000-0000-4000-8000-00000000000f'])
      expect((await calls.page(encodeURIComponent(broken), customer)).statusCode).toBe(404);
  });

  test('is granted to company managers for all orders, to employees for their own, to applicants for none', async () => {
    const employee = await calls.as(EMPLOYEE);
    const id = await calls.place(employee, forCompany);
    await api.db.execute(sql`update users set role = 'company_manager', company_id = 1 where phone = ${SILVER}`);
    const manager = await calls.as(SILVER);
    expect((await calls.page(id, manager)).statusCode).toBe(200);
    expect((await calls.page(id, await calls.as(PENDING))).statusCode).toBe(404);
    const theirs = await calls.place(manager, forCompany);
    expect((await calls.page(theirs, employee)).statusCode).toBe(404);

    // Private orders stay private.
    const own = await calls.place(employee);
    expect((await calls.page(own, manager)).statusCode).toBe(404);
    await api.db.execute(sql`update users set role = 'company_manager', company_id = 2 where phone = ${SILVER}`);
    expect((await calls.page(id, manager)).statusCode).toBe(404);
  });

  test('is read-only for the manufacturer’s employees', async () => {
    const id = await calls.place(customer);
    const staff = await calls.as(STAFF);
    expect((await calls.order(id, staff)).actions).toEqual([]);
    const refused = await calls.act(id, 'cancel', staff);
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'no_access']);
  });

  test('limits the thank-you page to the buyer', async () => {
    const id = await calls.place(customer);
    const thanks = (session: string | null, orderId = id) =>
      api.get(`/api/order-success?orderId=${orderId}`, { session });
    const { seo, pagedata } = PageResponse.parse((await thanks(customer)).json());
    expect(pagedata.kind).toBe('order-success');
    expect(seo.h1).toMatch(/^Спасибо! Заказ №\u00a0\d{6} принят$/);
    for (const session of [null, await calls.as(SILVER), await calls.as(STAFF)])
      expect((await thanks(session)).statusCode).toBe(404);
    expect((await thanks(customer, 'x')).statusCode).toBe(404);
    expect((await api.get('/api/order-success/', { session: customer })).statusCode).toBe(404);
  });
});

describe('cancelling', () => {
  test('needs a reason, is possible until payment, and may be repeated', async () => {
    const id = await calls.place(customer);
    expect((await calls.act(id, 'cancel', customer, '  ')).json().fields).toHaveProperty('reason');
    const { order } = OrderResponse.parse((await calls.act(id, 'cancel', customer, 'Нашли дешевле')).json());
    expect(order).toMatchObject({ status: 'cancelled', status_label: 'Отменён', actions: ['repeat', 'question'] });
    expect(order.history.map(({ status, text }) => [status, text])).toEqual([
      ['new', ''],
      ['cancelled', 'Нашли дешевле'],
    ]);
    expect((await calls.act(id, 'cancel', customer)).statusCode).toBe(200);
    expect((await calls.order(id, customer)).history).toHaveLength(2);
  });

  // A buyer can enter the address of a stranger as the contact of an order.
  test('is e-mailed without the buyer’s own words, but with those of the staff', async () => {
    const contact = {
      surname: 'Покупалов',
      name: 'Пётр',
      patronymic: '',
      phone: CUSTOMER,
      email: 'stranger@example.ru',
    };
    const lettersToStranger = async () => (await mail()).split('<li ').filter((one) => one.includes(contact.email));
    const id = await calls.place(customer, { contact });
    await calls.act(id, 'cancel', customer, 'Вы выиграли приз');
    const [letter] = await lettersToStranger();
    expect(letter).toContain('Отменён');
    expect(letter).not.toContain('Вы выиграли приз');

    const returned = await calls.place(customer, { contact });
    await path(returned, 'processing', 'awaiting_payment', 'paid', 'assembling', 'ready_for_pickup', 'completed');
    await calls.act(returned, 'return', customer, 'Вы выиграли приз');
    const [request] = await lettersToStranger();
    expect(request).toContain('Запрошен возврат');
    expect(request).not.toContain('Вы выиграли приз');
    await calls.move(returned, 'returned', 'Вернём деньги завтра');
    expect((await lettersToStranger())[0]).toContain('Вернём деньги завтра');
  });

  test('is rejected once the order is paid', async () => {
    const id = await calls.place(customer);
    await path(id, 'processing', 'awaiting_payment', 'paid');
    expect((await calls.order(id, customer)).actions).toEqual(['repeat', 'return', 'question']);
    const refused = await calls.act(id, 'cancel', customer);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'order_status']);
    expect(refused.json().message).toContain('нельзя отменить');
  });
});

describe('returning', () => {
  test('is requested within 14 days of completion, and decided by the staff', async () => {
    const id = await calls.place(customer);
    await path(id, 'processing', 'awaiting_payment', 'paid', 'assembling', 'ready_for_pickup', 'completed');
    api.wait(14 * DAY);
    expect((await calls.order(id, customer)).actions).toContain('return');
    const { order } = OrderResponse.parse((await calls.act(id, 'return', customer, 'Не подошёл')).json());
    expect(order.status).toBe('return_requested');
    expect(order.requests).toMatchObject([{ kind: 'return', text: 'Не подошёл', state: 'open' }]);
    expect((await calls.move(id, 'returned')).json().order).toMatchObject({
      status_label: 'Возврат оформлен',
      requests: [{ state: 'accepted', state_label: 'Возврат согласован' }],
    });
  });

  test('is rejected afterwards', async () => {
    const id = await calls.place(customer);
    await path(id, 'processing', 'awaiting_payment', 'paid', 'assembling', 'ready_for_pickup', 'completed');
    api.wait(14 * DAY + 1);
    expect((await calls.order(id, customer)).actions).not.toContain('return');
    expect((await calls.act(id, 'return', customer)).json().code).toBe('order_status');
  });
});

describe('a rejected return', () => {
  const messages = async (page: 'mail' | 'sms') => (await api.get(`/dev/${page}/`, { key: null })).body;

  test.each([
    ['paid', ['processing', 'awaiting_payment', 'paid']],
    ['shipped', ['processing', 'awaiting_payment', 'paid', 'assembling', 'shipped']],
    ['delivered', ['processing', 'awaiting_payment', 'paid', 'assembling', 'shipped', 'delivered']],
  ])('leaves the order where it was: %s', async (status, way) => {
    const id = await calls.place(customer);
    await path(id, ...way);
    const before = (await messages('sms')).split('передан').length;
    await calls.act(id, 'return', customer, 'Передумали');
    const { next, order } = (await api.manage('GET', `/orders/${id}/`)).json();
    expect(next).toEqual(expect.arrayContaining(['returned', status]));
    expect(next).toHaveLength(2);
    expect((await calls.move(id, 'completed')).statusCode).toBe(409);
    const refused = (await calls.move(id, status, 'Товар в пути')).json();
    expect(refused.order).toMatchObject({ status, requests: [{ state: 'refused', answer: 'Товар в пути' }] });
    // The notice is about the rejection, not about the order's status.
    const mail = await messages('mail');
    const letter = mail
      .split('<li ')
      .find((one) => one.includes(`Заказ №\u00a0${order.number}: в\u00a0возврате отказано`));
    // The e-mail address of an order is unconfirmed, so the greeting has no name.
    expect(letter).toContain('Здравствуйте!');
    expect((await messages('sms')).split('передан')).toHaveLength(before);
  });
});

test('does not restart the 14 days after a rejected return', async () => {
  const id = await calls.place(customer);
  await path(id, 'processing', 'awaiting_payment', 'paid', 'assembling', 'ready_for_pickup', 'completed');
  api.wait(10 * DAY);
  await calls.act(id, 'return', customer, 'Не подошёл');
  await calls.move(id, 'completed', 'Товар использован');
  expect((await calls.order(id, customer)).actions).toContain('return');
  api.wait(5 * DAY);
  expect((await calls.order(id, customer)).actions).not.toContain('return');
  // Sessions of the other tests expire after thirty days.
  api.wait(-15 * DAY);
});

describe('repeating', () => {
  test('adds the available products to the cart and reports the rest', async () => {
    const [one = 0, two = 0] = await calls.products();
    await calls.put(two, 3, customer);
    const id = await calls.place(customer, {}, 2);
    const names = new Map((await calls.order(id, customer)).lines.map(({ product_id, name }) => [product_id, name]));
    await calls.whileProduct(two, sql`is_published = false`, async () => {
      await api.db.execute(
        sql`update order_lines set price = price + 7, sum = (price + 7) * qty where order_id = ${id} and product_id = ${one}`,
      );
      const report = AddedReport.parse((await calls.act(id, 'repeat', customer)).json());
      expect(report).toMatchObject({ added: 1, unavailable: [names.get(two)] });
      expect(report.price_changed).toMatchObject([{ name: names.get(one) }]);
      expect(report.user.cart_qty).toBe(2);
    });
  });
});

describe('asking', () => {
  test('sends the question to the order’s manager and stores it', async () => {
    const id = await calls.place(customer);
    const ask = (text: string, session: string | null = customer) =>
      api.post(`/api/order/${id}/question/`, { text }, { session });
    expect((await ask(' ')).json().fields).toHaveProperty('text');
    const asked = (await ask('Можно забрать в субботу?')).json().order;
    expect(asked.requests).toMatchObject([
      {
        number: expect.any(Number),
        kind: 'question',
        text: 'Можно забрать в субботу?',
        state: 'open',
        state_label: 'Ждёт ответа',
      },
    ]);
    const { number } = await calls.order(id, customer);
    expect(await mail()).toMatch(
      new RegExp(
        `data-to="info@kamerton.example".*Вопрос по\u00a0заказу №\u00a0${number}</strong><pre>Можно забрать в субботу\\?`,
      ),
    );
    await api.db.execute(
      sql`update orders set manager = '{"name": "Зоя", "phone": "1", "email": "zoya@kamerton.example"}' where id = ${id}`,
    );
    await ask('А в воскресенье?');
    expect(await mail()).toMatch(/data-to="zoya@kamerton.example".*<pre>А в воскресенье/);
    const { requests } = await calls.order(id, customer);
    expect(requests.map(({ text }) => text)).toEqual(['А в воскресенье?', 'Можно забрать в субботу?']);

    expect((await ask('Чей это заказ?', await calls.as(SILVER))).statusCode).toBe(404);
    expect((await ask('Чей это заказ?', await calls.as(STAFF))).statusCode).toBe(403);
    expect((await ask('Чей это заказ?', null)).statusCode).toBe(401);
  });
});

describe('the staff', () => {
  test('moves an order only along the allowed transitions', async () => {
    const id = await calls.place(customer);
    const refused = await calls.move(id, 'shipped');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'order_status']);
    expect((await calls.move(id, 'new')).statusCode).toBe(409);
    expect((await calls.move(id, 'nonsense')).statusCode).toBe(400);
    expect((await calls.move(id, 'cancelled')).json().fields).toHaveProperty('text');
    expect((await calls.move(id, 'return_requested', 'x')).statusCode).toBe(409);
    expect((await calls.order(id, customer)).history).toHaveLength(1);
  });

  test('moves an order once under concurrency', async () => {
    const id = await calls.place(customer);
    const responses = await Promise.all([
      calls.move(id, 'processing'),
      calls.move(id, 'cancelled', 'Нет товара'),
      calls.act(id, 'cancel', customer),
    ]);
    expect(responses.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0);
    const { history, status } = await calls.order(id, customer);
    expect(history.at(-1)?.status).toBe(status);
    expect(history.filter((step) => step.status === 'cancelled').length).toBeLessThanOrEqual(1);
  });

  /** Messages sent to the buyer, oldest first. */
  async function messagesTo(number: number) {
    const found = (text: string, pattern: string) =>
      [...text.matchAll(new RegExp(pattern, 'g'))].map(([, words]) => shown(words ?? '')).reverse();
    const emails = found(await mail(), `<strong>Заказ №\u00a0${number}: ([^<]+)</strong>`);
    return { emails, messages: found(await sms(), `Заказ №\u00a0${number} ([^.<]+)`) };
  }

  test('sends an e-mail at every step, and an SMS for pickup and shipping', async () => {
    const id = await calls.place(customer);
    const { number } = await calls.order(id, customer);
    await path(id, 'processing', 'awaiting_payment', 'partially_paid', 'paid', 'assembling', 'partially_shipped');
    await calls.move(id, 'shipped', 'Накладная 123');
    await path(id, 'delivered', 'completed');
    await calls.act(id, 'return', customer);
    await calls.move(id, 'returned');
    expect(await messagesTo(number)).toEqual({
      emails: [
        'В обработке',
        'Ожидает оплаты',
        'Частично оплачен',
        'Оплачен',
        'Комплектуется',
        'Отгружен частично',
        'Передан в доставку',
        'Доставлен',
        'Выполнен',
        'Запрошен возврат',
        'Возврат оформлен',
      ],
      messages: ['передан в доставку'],
    });
    expect(await mail()).toContain('Накладная 123');
    expect(await mail()).toContain(`https://site.test/order/${id}/`);

    const fetched = await calls.place(customer);
    await path(fetched, 'processing', 'awaiting_payment', 'paid', 'assembling', 'ready_for_pickup');
    await calls.move(fetched, 'cancelled', 'Не пришли');
    const pickup = await messagesTo((await calls.order(fetched, customer)).number);
    expect(pickup.emails.slice(-2)).toEqual(['Готов к выдаче', 'Отменён']);
    expect(pickup.messages).toEqual(['готов к выдаче']);
  });
});

test('counts open orders in the account, the whole company’s for its manager', async () => {
  await api.db.execute(sql`delete from orders`);
  const silver = await calls.as(SILVER);
  const open = async (session: string) =>
    (await api.get('/api/account/main/', { session })).json().pagedata.orders_open;
  expect(await open(silver)).toBe(0);
  const first = await calls.place(silver, forCompany);
  await calls.place(silver, forCompany);
  await calls.place(customer);
  expect([await open(silver), await open(customer)]).toEqual([2, 1]);
  await calls.act(first, 'cancel', silver);
  expect(await open(silver)).toBe(1);
});

test('disables the development inboxes in production', async () => {
  const live = await startTestApp({ NODE_ENV: 'production' });
  expect((await live.post('/dev/suggestions/party', { query: '0012345673' }, { key: null })).statusCode).toBe(404);
  expect((await live.get('/dev/mail/', { key: null })).statusCode).toBe(404);
  await live.close();
});
