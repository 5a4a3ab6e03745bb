import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Order, OrderPlaced, type OrderRequest } from '@site/contracts/orders';
import { vatInside } from '@site/kernel/vat';
import { sql } from 'drizzle-orm';
import { company, forCompany, orderCallsOf } from '../../../../test/order-calls.ts';
import { logIn, startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { rowsOf } from '../../../db/database.ts';

const [CUSTOMER, SILVER, PLATINUM] = ['+79000000001', '+79000000004', '+79000000006'];
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

const fill = async (session = customer, qty = 1) => calls.put(await calls.product(), qty, session);
const sendOrder = async (changes: Partial<OrderRequest>, session = customer) =>
  calls.send(await calls.requestFor(session, changes), session);

describe('a customer', () => {
  test('places the cart as an order and empties it', async () => {
    await fill(customer, 2);
    const { total, items } = await calls.cart(customer);
    const placed = OrderPlaced.parse(
      (await sendOrder({ comment: 'Позвоните заранее', consent_marketing: true })).json(),
    );
    expect(placed.number).toBeGreaterThanOrEqual(100_001);
    expect(placed.url).toBe(`/order/${placed.id}/`);

    const order = Order.parse(await calls.order(placed.id, customer));
    expect(order).toMatchObject({
      status: 'new',
      status_label: 'Новый',
      goods_total: total,
      delivery_total: 0,
      total,
      vat: vatInside(total, 22),
      vat_rate: 22,
      comment: 'Позвоните заранее',
      company: null,
      invoice: null,
      actions: ['cancel', 'repeat', 'question'],
    });
    expect(shown(order.payment_label)).toBe('Менеджер согласует оплату по телефону');
    expect(order.delivery[0]).toEqual({ label: 'Способ получения', value: 'Самовывоз: Склад в\u00a0Химках' });
    expect(order.lines).toHaveLength(1);
    expect(order.lines[0]).toMatchObject({
      name: items[0]?.product.name,
      qty: 2,
      sum: total,
      url: `/product/${items[0]?.product.slug}/`,
    });
    expect((await calls.cart(customer)).items).toEqual([]);
    expect((await api.get('/dev/mail/', { key: null })).body).toContain(`Заказ №\u00a0${placed.number} принят`);
  });

  test('has each consent recorded separately with its text, address and time', async () => {
    await api.db.execute(sql`delete from consents`);
    await fill();
    await sendOrder({ consent_marketing: true });
    const rows = await rowsOf<{ purpose: string; hash: string; address: string; version: string }>(
      api.db.execute(sql`select * from consents where form = 'order' order by id`),
    );
    expect(rows.map(({ purpose }) => purpose)).toEqual(['order', 'terms', 'marketing']);
    expect(new Set(rows.map(({ hash }) => hash)).size).toBe(3);
    expect(rows.every(({ address, version }) => address && version)).toBe(true);
  });

  test('pays for the courier only below the limit, VAT included', async () => {
    await fill();
    const goods = (await calls.cart(customer)).total;
    await api.db.execute(
      sql`update site_values set value = ${String(goods + 1)}::jsonb where key = 'free_delivery_from'`,
    );
    api.wait(5_001);
    const [date] = (await checkoutOf(customer)).courier_dates;
    const courier = {
      method: 'courier',
      city: 'Химки',
      street: 'Лесная',
      house: '5',
      flat: '12',
      floor: '3',
      lift: true,
      interval: '10:00–14:00',
    };
    const changes = { delivery: { ...courier, date } } as Partial<OrderRequest>;
    const paid = await calls.order((await sendOrder(changes)).json().id, customer);
    expect(paid).toMatchObject({ delivery_total: 1500, total: goods + 1500, vat: vatInside(goods + 1500, 22) });

    await api.db.execute(sql`update site_values set value = ${String(goods)}::jsonb where key = 'free_delivery_from'`);
    api.wait(5_001);
    await fill();
    const free = await calls.order((await sendOrder(changes)).json().id, customer);
    expect(free).toMatchObject({ delivery_total: 0, total: goods });
    expect(free.delivery.map(({ value }) => shown(value))).toContain('Химки, Лесная, д. 5, кв./офис 12');
  });

  test('is delivered by courier only after its slowest line can be shipped', async () => {
    await fill();
    const slow = (await calls.cart(customer)).items[0]?.product.id ?? 0;
    // 19 December 2026 is a Saturday.
    await calls.whileProduct(slow, sql`stock_state = 'expected', stock_date = '2026-12-19'`, async () => {
      expect((await checkoutOf(customer)).courier_dates[0]).toBe('2026-12-21');
      const courier = { method: 'courier', city: 'Химки', street: 'Лесная', house: '5', flat: '', floor: '' } as const;
      const to = (date: string) => sendOrder({ delivery: { ...courier, lift: false, date, interval: '10:00–14:00' } });
      expect((await to('2026-12-18')).json().fields).toEqual({
        'delivery.date': 'На\u00a0эту дату доставки нет. Выберите другую',
      });
      const order = await calls.order((await to('2026-12-21')).json().id, customer);
      expect(order.ships_on).toBe('2026-12-21');
    });
  });

  test('has no shipping day while a line is on request, whatever the other lines are', async () => {
    await fill();
    const vague = (await calls.cart(customer)).items[0]?.product.id ?? 0;
    await calls.whileProduct(vague, sql`stock_state = 'on_request'`, async () => {
      const order = await calls.order((await sendOrder({})).json().id, customer);
      expect(order).toMatchObject({ ships_on: null, ships_on_request: true });
    });
    await fill();
    const order = await calls.order((await sendOrder({})).json().id, customer);
    expect(order).toMatchObject({ ships_on: null, ships_on_request: false });
  });

  test('is promised no day of the courier while a line is on request', async () => {
    await fill();
    const vague = (await calls.cart(customer)).items[0]?.product.id ?? 0;
    const [date = ''] = (await checkoutOf(customer)).courier_dates;
    await calls.whileProduct(vague, sql`stock_state = 'on_request'`, async () => {
      expect((await checkoutOf(customer)).courier_dates).toEqual([]);
      const courier = { method: 'courier', city: 'Химки', street: 'Лесная', house: '5', flat: '', floor: '' } as const;
      const on = (day: string | null) =>
        sendOrder({ delivery: { ...courier, lift: false, date: day, interval: '10:00–14:00' } });
      expect((await on(date)).json().fields).toEqual({
        'delivery.date': 'Срок поставки уточнит менеджер, он\u00a0же согласует дату доставки. Обновите страницу',
      });
      const order = await calls.order((await on(null)).json().id, customer);
      expect(order.delivery).toContainEqual({ label: 'Когда', value: 'Срок уточнит менеджер, 10:00–14:00' });
    });
  });

  test('gets no delivery price for a carrier', async () => {
    await fill();
    const delivery = {
      method: 'transport',
      carrier: 'Попутчик',
      city: 'Омск',
      delivery_to: 'terminal',
      address: '',
    } as const;
    const order = await calls.order((await sendOrder({ delivery })).json().id, customer);
    expect(order).toMatchObject({ delivery_total: null, total: order.goods_total });
  });
});

const checkoutOf = async (session: string | null) =>
  (await api.get('/api/cart/?step=checkout', { session })).json().pagedata.checkout;

describe('the checkout', () => {
  test('offers customers no online payment, companies an invoice, and deferred payment with a limit', async () => {
    expect((await checkoutOf(customer)).payments).toEqual({ person: [], company: ['invoice'] });
    expect(await checkoutOf(customer)).toMatchObject({
      customer_type: 'person',
      company: null,
      contact: { phone: CUSTOMER },
    });
    const partner = await checkoutOf(await calls.as(PLATINUM));
    expect(partner).toMatchObject({ customer_type: 'company', company: { inn: '0012345641', kpp: '001201001' } });
    expect(partner.payments.company).toEqual(['invoice', 'credit']);
  });

  test('offers a guest all options without contact data', async () => {
    const options = await checkoutOf(null);
    expect(options).toMatchObject({
      open: true,
      contact: { phone: '', name: '' },
      company_lookup: { url: '/dev/suggestions/party' },
    });
    expect(options.carriers.at(-1)).toBe('Другая');
    expect(options.courier_dates).toHaveLength(10);
    expect(options.suppliers.length).toBeGreaterThan(5);
  });
});

describe('a company', () => {
  test('gets an invoice at its own prices, with a number and five banking days', async () => {
    const silver = await calls.as(SILVER);
    await fill(silver, 3);
    const { total, total_retail } = await calls.cart(silver);
    expect(total).toBeLessThan(total_retail);
    const { id } = (await sendOrder({ ...forCompany, customer_order_no: 'З-17' }, silver)).json();
    const order = await calls.order(id, silver);
    expect(order).toMatchObject({
      total,
      company,
      customer_order_no: 'З-17',
      actions: ['invoice', 'cancel', 'repeat', 'question'],
    });
    expect(order.invoice).toMatchObject({
      date: '2026-11-21',
      due_date: '2026-11-27',
      url: `/api/order/${id}/invoice.pdf`,
    });
    expect(order.invoice?.number).toMatch(/^СЧ-2026-\d{6}$/);
    const [line] = await rowsOf<{ discount_percent: number; price_retail: number }>(
      api.db.execute(sql`select * from order_lines where order_id = ${id}`),
    );
    expect(line?.discount_percent).toBeGreaterThan(0);
    expect(line?.price_retail).toBe(total_retail / 3);
  });

  test('defers payment only for itself', async () => {
    const platinum = await calls.as(PLATINUM);
    await fill(platinum);
    expect((await sendOrder({ ...forCompany, payment: 'credit' }, platinum)).json().fields).toHaveProperty('payment');
    const own = { ...company, inn: '0012345641' };
    expect((await sendOrder({ ...forCompany, company: own, payment: 'credit' }, platinum)).statusCode).toBe(200);
  });

  describe('the limit of deferred payment', () => {
    const credit = { ...forCompany, company: { ...company, inn: '0012345641' }, payment: 'credit' } as const;
    let platinum: string;
    let total: number;
    /** Clears the debt and sets the limit to a number of orders of one product. */
    const allow = async (orders: number) => {
      platinum = await calls.as(PLATINUM);
      await api.db.execute(sql`delete from orders where company_id = 4`);
      await fill(platinum);
      total = (await calls.cart(platinum)).total;
      await api.db.execute(sql`update companies set credit_limit = ${orders * total} where id = 4`);
    };
    const order = async (changes: Partial<OrderRequest> = {}, session = platinum) => {
      await fill(session);
      return sendOrder({ ...credit, ...changes }, session);
    };
    const left = async () => {
      await fill(platinum);
      const { credit: granted, payments } = await checkoutOf(platinum);
      return { free: granted.limit - granted.owed, offered: payments.company.includes('credit') };
    };

    test('is usable up to the last rouble, and then rejected with a message', async () => {
      await allow(2);
      expect((await order()).statusCode).toBe(200);
      expect(await left()).toEqual({ free: total, offered: true });
      expect((await order()).statusCode).toBe(200);
      expect(await left()).toEqual({ free: 0, offered: false });
      const refused = await order();
      expect([refused.statusCode, refused.json().code]).toEqual([400, 'validation']);
      expect(shown(refused.json().fields.payment)).toContain('Лимита отсрочки не хватает на этот заказ: свободно 0 ₽');
      expect((await order({ payment: 'invoice' })).statusCode).toBe(200);
    });

    test('includes the courier’s price', async () => {
      await allow(1);
      const [date] = (await checkoutOf(platinum)).courier_dates;
      const delivery = {
        method: 'courier',
        city: 'Химки',
        street: 'Лесная',
        house: '5',
        flat: '',
        floor: '',
        lift: false,
        date,
        interval: '10:00–14:00',
      } as OrderRequest['delivery'];
      expect((await order({ delivery })).json().fields).toHaveProperty('payment');
      expect((await order()).statusCode).toBe(200);
    });

    test('is freed by cancellation and by payment', async () => {
      await allow(1);
      const first = (await order()).json().id;
      expect(await left()).toEqual({ free: 0, offered: false });
      await calls.act(first, 'cancel', platinum);
      expect(await left()).toEqual({ free: total, offered: true });
      const second = (await order()).json().id;
      for (const status of ['processing', 'assembling', 'shipped', 'delivered', 'completed'])
        await calls.move(second, status);
      expect((await left()).free).toBe(0);
      expect((await api.manage('POST', `/orders/${second}/payment/`)).statusCode).toBe(200);
      expect(await left()).toEqual({ free: total, offered: true });
    });

    test('is granted to one of two concurrent orders', async () => {
      await allow(1);
      const silver = await calls.as(SILVER);
      await api.db.execute(sql`update users set company_id = 4 where phone = ${SILVER}`);
      try {
        const requests = [];
        for (const session of [platinum, silver]) {
          await fill(session);
          requests.push({ session, request: await calls.requestFor(session, credit) });
        }
        const responses = await Promise.all(requests.map(({ request, session }) => calls.send(request, session)));
        expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
      } finally {
        await api.db.execute(sql`update users set company_id = 2 where phone = ${SILVER}`);
      }
    });
  });
});

test('requires a guest to log in, and keeps the cart', async () => {
  const guest = await calls.begin(await calls.product(), 2);
  const request = await calls.requestFor(guest);
  const refused = await calls.send(request, guest);
  expect([refused.statusCode, refused.json().code]).toEqual([401, 'unauthorized']);
  // The login is checked before the body.
  expect((await calls.send({}, null)).statusCode).toBe(401);
  const session = await calls.logInAs('+79000000007', guest);
  expect((await calls.send(request, session)).statusCode).toBe(200);
});

test('keeps an order unchanged by later changes to a product', async () => {
  const id = await calls.place(customer, {}, 2);
  const { lines, total } = await calls.order(id, customer);
  const [line] = lines;
  await calls.whileProduct(
    line?.product_id ?? 0,
    sql`price_retail = 1, name = 'Другое имя', unit = 'м', is_published = false`,
    async () => {
      api.wait(5_001); // product cards are cached briefly
      const later = await calls.order(id, customer);
      expect(later.total).toBe(total);
      expect(later.lines).toEqual([{ ...line, url: null, picture: null }]);
      await api.db.execute(sql`update products set name = ${line?.name} where id = ${line?.product_id}`);
    },
  );
});

test('limits orders per address', async () => {
  const strict = await startTestApp({ ORDERS_PER_ADDRESS: '2' });
  const session = await logIn(strict, '+79000000001');
  const send = async () => (await strict.post('/api/order/', {}, { session })).statusCode;
  expect([await send(), await send(), await send()]).toEqual([400, 400, 429]);
  await strict.close();
});
