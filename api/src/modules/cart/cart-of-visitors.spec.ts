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
// Each test has carts of its own: accounts are shared, so what they gathered goes.
beforeEach(async () => {
  api.wait(25 * 60 * 60_000);
  await api.db.execute(sql`delete from owners`);
});

describe('logging in', () => {
  test('adds the quantities of both carts, and the guest finds everything he had', async () => {
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

  test('holds the limits again, and says what they cut off', async () => {
    const id = await calls.product();
    await calls.put(id, 600, await logIn(api, customer));
    api.wait(2 * 60_000);
    const session = await calls.logInAs(customer, await calls.begin(id, 500));
    const cart = await calls.cart(session);
    expect(cart.items[0]).toMatchObject({ qty: 999, changes: [{ kind: 'quantity', before: 1100, now: 999 }] });
  });

  test('that a partner pays less once he is known is no change', async () => {
    const id = await calls.product(sql`discount_group = 'A' and stock_state = 'in_stock' and price_retail is not null`);
    const cart = await calls.cart(await calls.logInAs(goldPartner, await calls.begin(id, 1)));
    expect(cart.changed).toBe(false);
    expect(cart.total).toBe(Math.floor((cart.total_retail * 75 + 50) / 100));
  });

  test('after a logout the cart waits for its user', async () => {
    const id = await calls.product();
    const session = await calls.logInAs(customer, await calls.begin(id, 2));
    const out = sessionOf(await api.post('/api/account/user/logout', {}, { session })) ?? '';
    expect(linesOf(await calls.cart(out))).toEqual([]);
    api.wait(2 * 60_000);
    expect(linesOf(await calls.cart(await logIn(api, customer)))).toEqual([[id, 2]]);
  });
});

describe('prices', () => {
  test("a partner's price is in his own answers and in nobody else's", async () => {
    const id = await calls.product(sql`discount_group = 'A' and stock_state = 'in_stock' and price_retail is not null`);
    const partner = await logIn(api, goldPartner);
    const his = cartOf(await calls.put(id, 1, partner)).cart.items[0];
    const own = String(his?.price);
    expect(his?.price).toBeLessThan(his?.price_retail ?? 0);
    expect(his?.product.price).toMatchObject({ own: his?.price, discount_percent: 25 });

    const guest = await calls.begin(id, 1);
    api.wait(2 * 60_000);
    const others = [guest];
    for (const phone of [customer, pendingEmployee]) others.push(await calls.logInAs(phone, await calls.begin(id, 1)));
    for (const session of others) {
      for (const answer of [
        await api.get('/api/cart/', { session }),
        await calls.put(id, 1, session),
        await api.get(`/api/product/cards/?ids=${id}`, { session }),
        await api.get('/api/fetch/userdata/', { session }),
      ]) {
        expect(answer.statusCode).toBe(200);
        expect(answer.body).not.toContain(own);
        expect(answer.body).not.toContain('"own"');
      }
    }
  });

  test("the manufacturer's employee may look at a level's prices, and his cart stays retail", async () => {
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

  test('nobody else switches levels, nor is told of one', async () => {
    for (const phone of [customer, goldPartner]) {
      const session = await logIn(api, phone);
      expect((await api.post('/api/account/price-level/', { level: 'gold' }, { session })).statusCode).toBe(403);
      const { pagedata } = (await api.get('/api/product/privod-sl-80/', { session })).json();
      expect(pagedata.product).not.toHaveProperty('price_level');
    }
    expect((await api.post('/api/account/price-level/', { level: 'gold' })).statusCode).toBe(403);
  });
});
