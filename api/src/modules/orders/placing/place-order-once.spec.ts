import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Cart } from '@site/contracts/cart';
import type { OrderRequest } from '@site/contracts/orders';
import { sql } from 'drizzle-orm';
import { orderCallsOf } from '../../../../test/order-calls.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { rowsOf } from '../../../db/database.ts';

const [CUSTOMER, SILVER] = ['+79000000001', '+79000000004'];

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

const countOrders = async () =>
  (await rowsOf<{ count: number }>(api.db.execute(sql`select count(*)::int as count from orders`)))[0]?.count ?? 0;
const fill = async (session = customer, qty = 1) => calls.put(await calls.product(), qty, session);
const sendOrder = async (changes: Partial<OrderRequest>, session = customer) =>
  calls.send(await calls.requestFor(session, changes), session);

describe('a repeated order', () => {
  test('is placed once under repetition and concurrency', async () => {
    await fill();
    const request = await calls.requestFor(customer);
    const before = await countOrders();
    const responses = await Promise.all(Array.from({ length: 6 }, () => calls.send(request, customer)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect(new Set(responses.map((response) => response.json().id)).size).toBe(1);
    expect(await countOrders()).toBe(before + 1);
    // If the response is lost, the empty cart links to the order.
    const { cart, recent_order } = (await api.get('/api/cart/', { session: customer })).json().pagedata;
    const [{ id, number }] = responses.map((response) => response.json());
    expect([cart.items, recent_order]).toEqual([[], { number, url: `/order/${id}/` }]);

    // A retry returns the same order, even with another body and a changed cart.
    await fill(customer, 5);
    const again = await calls.send({ ...request, comment: 'Другое', expected_total: 1 }, customer);
    expect(again.json().id).toBe(responses[0]?.json().id);
    expect((await calls.cart(customer)).qty).toBe(5);
  });

  test('is a separate order for another user with the same key', async () => {
    const silver = await calls.as(SILVER);
    await Promise.all([fill(), fill(silver)]);
    const request = await calls.requestFor(customer);
    const theirs = await calls.requestFor(silver, { key: request.key });
    const responses = await Promise.all([calls.send(request, customer), calls.send(theirs, silver)]);
    expect(new Set(responses.map((response) => response.json().id)).size).toBe(2);
  });

  test('is placed once from one cart with two keys at the same time', async () => {
    await fill();
    const [one, two] = [await calls.requestFor(customer), await calls.requestFor(customer)];
    const responses = await Promise.all([calls.send(one, customer), calls.send(two, customer)]);
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(responses.find(({ statusCode }) => statusCode === 409)?.json().code).toBe('cart_empty');
  });
});

describe('a cart that has changed', () => {
  test('is returned with the error when its total differs', async () => {
    await fill();
    const before = await countOrders();
    const request = await calls.requestFor(customer);
    const id = await calls.product();
    await calls.whileProduct(id, sql`price_retail = price_retail + 100`, async () => {
      const response = await calls.send(request, customer);
      expect([response.statusCode, response.json().code]).toEqual([409, 'cart_changed']);
      expect(response.json().message).toBe('Цены или наличие изменились. Проверьте корзину');
      const cart = Cart.parse(response.json().data.cart);
      expect(cart.total).toBe(request.expected_total + 100);
      expect((await calls.send({ ...request, expected_total: cart.total }, customer)).statusCode).toBe(200);
    });
    expect(await countOrders()).toBe(before + 1);
  });

  test.each([
    ['withdrawn', sql`is_published = false`],
    ['discontinued', sql`stock_state = 'discontinued'`],
    ['without a price', sql`price_retail = null`],
  ])('is rejected with a product that is now %s', async (_what, change) => {
    await fill();
    const request = await calls.requestFor(customer);
    await calls.whileProduct(await calls.product(), change, async () => {
      const response = await calls.send(request, customer);
      expect([response.statusCode, response.json().code]).toEqual([409, 'cart_blocked']);
      expect(Cart.parse(response.json().data.cart).blocked).not.toEqual([]);
    });
    expect((await calls.cart(customer)).qty).toBe(1);
  });

  test('is rejected when empty', async () => {
    expect((await sendOrder({})).json().code).toBe('cart_empty');
  });
});

test('rejects orders while ordering is off, and keeps the cart', async () => {
  await fill();
  await api.manage('PUT', '/settings/', { ordering: false });
  const response = await sendOrder({});
  expect([response.statusCode, response.json().code]).toEqual([503, 'ordering_off']);
  expect(response.json().message).toBe('Оформление заказов временно недоступно');
  const checkout = (await api.get('/api/cart/?step=checkout', { session: customer })).json().pagedata.checkout;
  expect(checkout.open).toBe(false);
  await api.manage('PUT', '/settings/', { ordering: true });
  expect((await sendOrder({})).statusCode).toBe(200);
});
