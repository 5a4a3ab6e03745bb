import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { callsOf, cartOf, linesOf } from '../../../test/cart-calls.ts';
import { logIn, sessionOf, startTestApp, type TestApp } from '../../../test/test-app.ts';

const customer = '+79000000001';
const pendingEmployee = '+79000000002';
const goldPartner = '+79000000005';
const employee = '+79000000008';

let api: TestApp;
let calls: ReturnType<typeof callsOf>;
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '500', AUTH_CHECKS_PER_ADDRESS: '500' });
  calls = callsOf(api);
});
afterAll(() => api.close());
// The demo accounts are shared by all tests, so their carts are deleted.
beforeEach(async () => {
  api.wait(25 * 60 * 60_000);
  await api.db.execute(sql`delete from owners`);
});

describe('logging in', () => {
  test('adds up the quantities of both carts and keeps all lines of the guest', async () => {
    const [both = 0, guests = 0, own = 0] = await calls.products();
    const user = await logIn(api, customer);
    await calls.put(both, 2, user);
    await calls.put(own, 1, user);
    api.wait(2 * 60_000);
    const guest = await calls.begin(both, 3);
    await calls.put(guests, 5, guest);
    const session = await calls.logInAs(customer, guest);
    const cart = await calls.cart(session);
    expect(linesOf(cart)).toEqual([
      [both, 5],
      [own, 1],
      [guests, 5],
    ]);
    expect(cart.changed).toBe(false);
    expect(linesOf(await calls.cart(user))).toEqual(linesOf(cart));
    expect(linesOf(await calls.cart(guest))).toEqual([]);
  });

  test('applies the limits again and shows what was cut', async () => {
    const id = await calls.product();
    await calls.put(id, 600, await logIn(api, customer));
    api.wait(2 * 60_000);
    const session = await calls.logInAs(customer, await calls.begin(id, 500));
    const cart = await calls.cart(session);
    expect(cart.items[0]).toMatchObject({ qty: 999, changes: [{ kind: 'quantity', before: 1100, now: 999 }] });
  });

  test('does not report the partner price as a price change', async () => {
    const id = await calls.product(sql`discount_group = 'A' and stock_state = 'in_stock' and price_retail is not null`);
    const cart = await calls.cart(await calls.logInAs(goldPartner, await calls.begin(id, 1)));
    expect(cart.changed).toBe(false);
    expect(cart.total).toBe(Math.floor((cart.total_retail * 75 + 50) / 100));
  });

  test('keeps the cart for its user after logout', async () => {
    const id = await calls.product();
    const session = await calls.logInAs(customer, await calls.begin(id, 2));
    const out = sessionOf(await api.post('/api/account/user/logout', {}, { session })) ?? '';
    expect(linesOf(await calls.cart(out))).toEqual([]);
    api.wait(2 * 60_000);
    expect(linesOf(await calls.cart(await logIn(api, customer)))).toEqual([[id, 2]]);
  });
});

describe('prices', () => {
  test('shows no range of the stock to a partner who orders more than there is', async () => {
    const id = await calls.product();
    const partner = await logIn(api, goldPartner);
    await calls.whileProduct(id, sql`stock_state = 'low_stock', stock_qty = 3`, async () => {
      const hintOf = async (qty: number) => cartOf(await calls.put(id, qty, partner)).cart.items[0]?.product.stock;
      expect(await hintOf(3)).toEqual({ state: 'low_stock', label: 'Заканчивается', qty_hint: 'до 10\u00a0шт.' });
      expect(await hintOf(5)).toEqual({ state: 'low_stock', label: 'Заканчивается' });
    });
  });

  test("returns a partner's price only to that partner", async () => {
    const id = await calls.product(sql`discount_group = 'A' and stock_state = 'in_stock' and price_retail is not null`);
    const partner = await logIn(api, goldPartner);
    const line = cartOf(await calls.put(id, 1, partner)).cart.items[0];
    const own = String(line?.price);
    expect(line?.price).toBeLessThan(line?.price_retail ?? 0);
    expect(line?.product.price).toMatchObject({ own: line?.price, discount_percent: 25 });

    const guest = await calls.begin(id, 1);
    api.wait(2 * 60_000);
    const others = [guest];
    for (const phone of [customer, pendingEmployee]) others.push(await calls.logInAs(phone, await calls.begin(id, 1)));
    for (const session of others) {
      for (const response of [
        await api.get('/api/cart/', { session }),
        await calls.put(id, 1, session),
        await api.get(`/api/product/cards/?ids=${id}`, { session }),
        await api.get('/api/fetch/userdata/', { session }),
      ]) {
        expect(response.statusCode).toBe(200);
        expect(response.body).not.toContain(own);
        expect(response.body).not.toContain('"own"');
      }
    }
  });

  test("lets the manufacturer's staff preview the prices of a level, but keeps their cart at retail", async () => {
    const id = await calls.product(sql`discount_group = 'A' and stock_state = 'in_stock' and price_retail is not null`);
    const session = await logIn(api, employee);
    const card = async () => (await api.get(`/api/product/cards/?ids=${id}`, { session })).json().products[0];
    const level = (name: string | null, of = session) =>
      api.post('/api/account/price-level/', { level: name }, { session: of });
    expect((await card()).price).not.toHaveProperty('own');
    expect((await level('platinum')).json()).toEqual({ status: 'ok' });
    expect((await card()).price).toMatchObject({ discount_percent: 30 });
    const { product } = (await api.get(`/api/product/${(await card()).slug}/`, { session })).json().pagedata;
    expect(product).toMatchObject({ price_level: 'platinum', price: { discount_percent: 30 } });

    const { cart } = cartOf(await calls.put(id, 1, session));
    expect(cart.total).toBe(cart.total_retail);
    expect(cart.items[0]?.product.price).not.toHaveProperty('own');

    await level(null);
    expect((await card()).price).not.toHaveProperty('own');
    const { pagedata } = (await api.get(`/api/product/${(await card()).slug}/`, { session })).json();
    expect(pagedata.product.price_level).toBe('retail');
  });

  test('lets only staff switch price levels or see one', async () => {
    for (const phone of [customer, goldPartner]) {
      const session = await logIn(api, phone);
      expect((await api.post('/api/account/price-level/', { level: 'gold' }, { session })).statusCode).toBe(403);
      const { pagedata } = (await api.get('/api/product/privod-sl-80/', { session })).json();
      expect(pagedata.product).not.toHaveProperty('price_level');
    }
    expect((await api.post('/api/account/price-level/', { level: 'gold' })).statusCode).toBe(401);
  });
});
