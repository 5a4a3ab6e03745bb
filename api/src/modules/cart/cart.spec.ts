import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PageAnswer } from '@site/contracts/page';
import { SESSION_HEADER } from '@site/contracts/request-key';
import { UserData } from '@site/contracts/user-data';
import { vatInside } from '@site/kernel/vat';
import { sql } from 'drizzle-orm';
import { callsOf, cartOf, itemAddress, linesOf } from '../../../test/cart-calls.ts';
import { sessionOf, startTestApp, type TestApp } from '../../../test/test-app.ts';

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

describe('a guest', () => {
  test('has an empty cart that costs no session and is not for search engines or caches', async () => {
    const answer = await api.get('/api/cart/');
    expect(sessionOf(answer)).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('no-store');
    const { seo, pagedata } = PageAnswer.parse(answer.json());
    expect(seo.robots).toBe('noindex, nofollow');
    expect(pagedata).toMatchObject({ kind: 'cart', checkout: null, cart: { items: [], total: 0, blocked: [] } });
  });

  test('finds best sellers in an empty cart, and in one with goods none', async () => {
    const bestSellers = async (session?: string) => {
      const { pagedata } = PageAnswer.parse((await api.get('/api/cart/', session ? { session } : {})).json());
      return pagedata.kind === 'cart' ? pagedata.best_sellers : [];
    };
    const offered = (await bestSellers()) ?? [];
    expect(offered).toHaveLength(8);
    for (const { badges } of offered) expect(badges).toContain('hit');
    const session = sessionOf(await calls.put(await calls.product(), 1));
    expect(await bestSellers(session)).toBeUndefined();
  });

  test('puts a product in with the first call, and finds it on every page', async () => {
    const id = await calls.product();
    const answer = await calls.put(id, 3);
    const { cart, user } = cartOf(answer);
    const [item] = cart.items;
    expect(item).toMatchObject({ qty: 3, available: true, changes: [], price: item?.price_retail });
    expect(cart).toMatchObject({ qty: 3, total: 3 * (item?.price ?? 0), changed: false, blocked: [], vat_rate: 22 });
    expect(cart.vat).toBe(vatInside(cart.total, 22));
    expect(user).toMatchObject({ cart_qty: 3, cart_products: { [id]: { qty: 3, sum: cart.total } } });

    // What the orders keep of a line is not for the wire.
    expect(answer.body).not.toContain('blocker');

    const session = sessionOf(answer) ?? '';
    const data = UserData.parse((await api.get('/api/fetch/userdata/', { session })).json());
    expect(data).toMatchObject({ authed: false, ...user });
    expect(linesOf(await calls.cart(session))).toEqual([[id, 3]]);
  });

  test('keeps the cart for thirty days of absence, no longer', async () => {
    const id = await calls.product();
    const session = await calls.begin(id, 1);
    api.wait(29 * 24 * 60 * 60_000);
    expect(linesOf(await calls.cart(session))).toEqual([[id, 1]]);
    api.wait(31 * 24 * 60 * 60_000);
    expect(linesOf(await calls.cart(session))).toEqual([]);
  });

  test('cannot begin carts without end from one address', async () => {
    const strict = await startTestApp({ GUESTS_PER_ADDRESS: '2' });
    try {
      const id = await calls.product();
      const statuses = [];
      for (let n = 0; n < 3; n += 1) statuses.push((await strict.put(itemAddress(id), { qty: 1 })).statusCode);
      expect(statuses).toEqual([200, 200, 429]);
    } finally {
      await strict.close();
    }
  });
});

describe('quantities', () => {
  test('are what the line is to have: a repeated call changes nothing', async () => {
    const id = await calls.product();
    const session = await calls.begin(id, 2);
    expect(cartOf(await calls.put(id, 2, session)).cart.qty).toBe(2);
    expect(cartOf(await calls.put(id, 7, session)).cart.qty).toBe(7);
  });

  test('are rounded up to the minimum and the step, and the visitor is told', async () => {
    const id = await calls.product();
    await calls.whileProduct(id, sql`min_qty = 6, multiplicity = 4, unit = 'м'`, async () => {
      const low = cartOf(await calls.put(id, 1));
      expect([low.cart.qty, low.message]).toEqual([8, 'Минимальное количество\u00a0— 8\u00a0м']);
      const odd = cartOf(await calls.put(id, 9));
      expect([odd.cart.qty, odd.message]).toEqual([12, 'Количество должно быть кратно\u00a04']);
      const right = cartOf(await calls.put(id, 16));
      expect([right.cart.qty, right.message]).toEqual([16, undefined]);
    });
  });

  test.each([0, -1, 1000, 1.5, '3', null])('%p is refused in words', async (qty) => {
    const answer = await api.put(itemAddress(await calls.product()), { qty });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({
      code: 'quantity',
      message: expect.stringContaining('от\u00a01 до\u00a0999'),
    });
    expect((await api.put(itemAddress(1), undefined)).statusCode).toBe(400);
  });

  test('a product with a new minimum is counted by it, and that is a change', async () => {
    const id = await calls.product();
    const session = await calls.begin(id, 1);
    await calls.whileProduct(id, sql`min_qty = 5`, async () => {
      const cart = await calls.cart(session);
      expect(cart.items[0]).toMatchObject({ qty: 5, changes: [{ kind: 'quantity', before: 1, now: 5 }] });
      expect(cartOf(await api.post('/api/cart/accept/', {}, { session })).cart.items[0]?.changes).toEqual([]);
    });
    expect((await calls.cart(session)).qty).toBe(5);
  });
});

describe('parallel calls', () => {
  test('of the same line leave one line with one of the quantities', async () => {
    const [first = 0, second = 0] = await calls.products();
    const session = await calls.begin(first, 1);
    const answers = await Promise.all([2, 3, 4, 5, 6].map((qty) => calls.put(second, qty, session)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    const { items } = await calls.cart(session);
    expect(items).toHaveLength(2);
    expect([2, 3, 4, 5, 6]).toContain(items[1]?.qty);
  });

  test('of different lines keep them all', async () => {
    const [first = 0, ...others] = (await calls.products()).slice(0, 9);
    const session = await calls.begin(first, 1);
    await Promise.all(others.map((id, index) => calls.put(id, index + 1, session)));
    expect((await calls.cart(session)).items).toHaveLength(9);
  });
});

describe('what cannot be bought', () => {
  test.each([
    ['discontinued', sql`stock_state = 'discontinued'`, 409, 'not_for_sale'],
    ['without a price', sql`price_retail is null and stock_state <> 'discontinued'`, 409, 'not_for_sale'],
  ])('%s is not put in', async (_what, condition, status, code) => {
    const answer = await calls.put(await calls.product(condition), 1);
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
  });

  test.each([999_999, 2 ** 31])('an unknown product %i is not there', async (id) => {
    expect((await calls.put(id, 1)).statusCode).toBe(id > 2 ** 31 - 1 ? 400 : 404);
  });

  test('a product that goes on request stays, counts for nothing and blocks', async () => {
    const [id = 0, other = 0] = await calls.products();
    const session = await calls.begin(id, 2);
    await calls.put(other, 1, session);
    await calls.whileProduct(id, sql`price_retail = null`, async () => {
      const cart = await calls.cart(session);
      const note = 'Уточните цену товара у\u00a0менеджера или удалите его из\u00a0корзины';
      expect(cart.items[0]).toMatchObject({ available: false, price: null, sum: null, note });
      expect(cart.total).toBe(cart.items[1]?.sum);
      expect(cart).toMatchObject({ qty: 3, blocked: [note], changed: true });
    });
  });

  test.each([
    ['discontinued', sql`stock_state = 'discontinued'`, /снят с\u00a0производства/],
    ['withdrawn', sql`is_published = false`, /больше не\u00a0продаётся/],
  ])('a product that is %s stays and blocks until it is removed', async (_what, change, note) => {
    const [id = 0, other = 0] = await calls.products();
    const session = await calls.begin(id, 2);
    await calls.put(other, 1, session);
    await calls.whileProduct(id, change, async () => {
      const cart = await calls.cart(session);
      expect(cart.items[0]).toMatchObject({ available: false, sum: null });
      expect(cart.items[0]?.note).toMatch(note);
      expect(cart.total).toBe(cart.items[1]?.sum);
      expect(cart.blocked).toHaveLength(1);
      const after = cartOf(await api.delete(itemAddress(id), { session })).cart;
      expect([linesOf(after), after.blocked]).toEqual([[[other, 1]], []]);
    });
  });
});

describe('delivery', () => {
  test('the cart waits for its slowest line, and each line says why', async () => {
    const [soon = 0, late = 0, few = 0, open = 0] = await calls.products();
    const session = await calls.begin(soon, 1);
    for (const [id, qty] of [
      [late, 1],
      [few, 3],
      [open, 1],
    ] as const)
      await calls.put(id, qty, session);
    await calls.whileProduct(late, sql`stock_state = 'backorder', lead_weeks = 5`, async () => {
      await api.db.execute(sql`update products set stock_state = 'low_stock', stock_qty = 2 where id = ${few}`);
      const cart = await calls.cart(session);
      expect(cart.lead_weeks).toBe(5);
      expect(cart.items.map(({ note }) => note)).toEqual([
        '',
        'Срок поставки 5\u00a0недель',
        'В\u00a0наличии меньше, чем вы заказываете',
        '',
      ]);
      expect(cartOf(await calls.put(few, 2, session)).cart.items[2]?.note).toBe('');
      await api.db.execute(sql`update products set stock_state = 'in_stock', stock_qty = 50 where id = ${few}`);
    });
    expect((await calls.cart(session)).lead_weeks).toBeNull();
  });

  test('what is expected is a pre-order', async () => {
    const session = await calls.begin(
      await calls.product(sql`stock_state = 'expected' and price_retail is not null`),
      1,
    );
    const cart = await calls.cart(session);
    expect(cart.items[0]?.note).toBe('Предзаказ');
    expect(cart.lead_weeks).toBeGreaterThan(0);
  });
});

describe('what changes behind the back', () => {
  test('a price is shown before and after until it is agreed to', async () => {
    const id = await calls.product();
    const session = await calls.begin(id, 2);
    const before = (await calls.cart(session)).items[0]?.price ?? 0;
    await calls.whileProduct(id, sql`price_retail = ${before + 100}, stock_state = 'backorder'`, async () => {
      const cart = await calls.cart(session);
      expect(cart).toMatchObject({ changed: true, blocked: [], total: 2 * (before + 100) });
      expect(cart.items[0]?.changes).toEqual([
        { kind: 'price', before, now: before + 100 },
        { kind: 'stock', before: 'В\u00a0наличии', now: expect.stringContaining('Под заказ') },
      ]);
      // Another quantity is no consent to another price.
      expect(cartOf(await calls.put(id, 3, session)).cart.changed).toBe(true);
      const accepted = cartOf(await api.post('/api/cart/accept/', {}, { session })).cart;
      expect(accepted).toMatchObject({ changed: false, total: 3 * (before + 100) });
      expect((await calls.cart(session)).changed).toBe(false);
    });
  });
});

describe('removing', () => {
  test('a line, twice, and bringing it back', async () => {
    const [id = 0, other = 0] = await calls.products();
    const session = await calls.begin(id, 4);
    await calls.put(other, 1, session);
    expect(linesOf(cartOf(await api.delete(itemAddress(id), { session })).cart)).toEqual([[other, 1]]);
    expect((await api.delete(itemAddress(id), { session })).statusCode).toBe(200);
    const restored = cartOf(await api.post('/api/cart/restore/', { lines: [{ product_id: id, qty: 4 }] }, { session }));
    expect(new Map(linesOf(restored.cart) as [number, number][])).toEqual(
      new Map([
        [id, 4],
        [other, 1],
      ]),
    );
    expect(restored.message).toBeUndefined();
  });

  test('everything, and bringing back what has not come again by then', async () => {
    const [id = 0, other = 0] = await calls.products();
    const session = await calls.begin(id, 4);
    await calls.put(other, 2, session);
    expect(cartOf(await api.delete('/api/cart/', { session })).user.cart_qty).toBe(0);
    await calls.put(id, 1, session);
    const gone = await calls.product(sql`stock_state = 'discontinued'`);
    const wanted = [
      [id, 4],
      [other, 2],
      [gone, 1],
    ].map(([product_id, qty]) => ({ product_id, qty }));
    const restored = cartOf(await api.post('/api/cart/restore/', { lines: wanted }, { session }));
    expect(linesOf(restored.cart)).toEqual([
      [id, 1],
      [other, 2],
    ]);
    expect(restored.message).toMatch(/больше не\u00a0продаётся/);
  });

  test('everything of the fullest cart', async () => {
    const ids = (await calls.products(sql`stock_state <> 'discontinued' and price_retail is not null`)).slice(0, 300);
    const lines = Array.from({ length: 300 }, (_, index) => ({ product_id: ids[index] ?? 10_000_000 + index, qty: 1 }));
    const restored = await api.post('/api/cart/restore/', { lines });
    expect(restored.statusCode).toBe(200);
    expect(cartOf(restored).cart.items).toHaveLength(ids.length);
  });

  test('everything of a cart that a login has filled beyond the limit, and no more than two carts hold', async () => {
    const id = await calls.product();
    await api.db.execute(sql`
      insert into products select (jsonb_populate_record(p,
        jsonb_build_object('id', 5000000 + n, 'article', 'FULL-' || n, 'slug', 'full-' || n))).*
      from products p, generate_series(1, 601) n where p.id = ${id}`);
    const lines = Array.from({ length: 601 }, (_, index) => ({ product_id: 5_000_001 + index, qty: 1 }));
    try {
      const restored = await api.post('/api/cart/restore/', { lines: lines.slice(0, 600) });
      expect(restored.statusCode).toBe(200);
      expect(cartOf(restored).cart.items).toHaveLength(600);
      expect((await api.post('/api/cart/restore/', { lines })).statusCode).toBe(400);
      const more = await api.post('/api/cart/restore/', { lines: lines.slice(600) }, { session: sessionOf(restored) });
      expect([more.statusCode, more.json().code]).toEqual([409, 'list_full']);

      const session = sessionOf(restored);
      const changed = await api.put(itemAddress(5_000_001), { qty: 2 }, { session });
      expect(changed.statusCode).toBe(200);
      expect(cartOf(changed).cart.items.find(({ product }) => product.id === 5_000_001)?.qty).toBe(2);
    } finally {
      await api.db.execute(sql`delete from owners`);
      await api.db.execute(sql`delete from products where id > 5000000`);
    }
  });

  test('a guest without a cart removes nothing and gets no session', async () => {
    for (const answer of [
      await api.delete('/api/cart/'),
      await api.delete(itemAddress(1)),
      await api.post(`${itemAddress(1)}put-aside/`, {}),
      await api.post('/api/cart/accept/', {}),
    ]) {
      expect(answer.statusCode).toBe(200);
      expect(sessionOf(answer)).toBeUndefined();
    }
  });

  test('putting aside moves the line to the wishlist, once', async () => {
    const id = await calls.product();
    const session = await calls.begin(id, 2);
    for (let n = 0; n < 2; n += 1) {
      const { user } = cartOf(await api.post(`${itemAddress(id)}put-aside/`, {}, { session }));
      expect(user).toMatchObject({ cart_qty: 0, wishlist_products: [id] });
    }
  });
});

describe('forms of browsers without scripts', () => {
  const own = { 'sec-fetch-site': 'same-origin', referer: 'https://site.test/catalog/barriers/?page=2' };
  const post = async (address: string, fields: Record<string, string>, headers: Record<string, string> = own) => {
    const body = new URLSearchParams(fields);
    const answer = await fetch(api.origin + address, { method: 'POST', headers, body, redirect: 'manual' });
    const cookie = /sid=([^;]+)/.exec(answer.headers.getSetCookie().join())?.[1];
    return { status: answer.status, headers: answer.headers, session: cookie, body: await answer.text() };
  };

  test('put into the cart, change and remove, and lead back to their page', async () => {
    const id = await calls.product();
    const bought = await post(`/shop/cart/${id}/`, { qty: '2' });
    expect([bought.status, bought.headers.get('location')]).toEqual([303, '/catalog/barriers/?page=2']);
    expect(bought.headers.get('cache-control')).toBe('no-store');
    const session = bought.session ?? '';
    expect(linesOf(await calls.cart(session))).toEqual([[id, 2]]);

    const headers = { ...own, [SESSION_HEADER]: session };
    await post(`/shop/cart/${id}/`, { qty: '5' }, headers);
    expect(linesOf(await calls.cart(session))).toEqual([[id, 5]]);
    for (const list of ['compare', 'wishlist'] as const) {
      const lists = async () => UserData.parse((await api.get('/api/fetch/userdata/', { session })).json());
      expect((await post(`/shop/${list}/${id}/`, { on: '1' }, headers)).status).toBe(303);
      expect((await lists())[`${list}_products`]).toEqual([id]);
      await post(`/shop/${list}/${id}/`, { on: '0' }, headers);
      expect((await lists())[`${list}_products`]).toEqual([]);
    }
    expect((await post(`/shop/cart/${id}/`, { qty: '0' }, headers)).status).toBe(303);
    expect(linesOf(await calls.cart(session))).toEqual([]);
  });

  test.each(['', ' ', '0x10', '1e1', '+2', '2.0', '-1', '1000', 'много'])('refuse a quantity of «%s»', async (qty) => {
    const id = await calls.product();
    const session = await calls.begin(id, 3);
    const headers = { ...own, [SESSION_HEADER]: session };
    expect((await post(`/shop/cart/${id}/`, { qty }, headers)).status).toBe(400);
    expect((await post(`/shop/cart/0x${id.toString(16)}/`, { qty: '1' }, headers)).status).toBe(400);
    expect(linesOf(await calls.cart(session))).toEqual([[id, 3]]);
  });

  test('are carried out only when a page of the site sent them', async () => {
    const address = `/shop/cart/${await calls.product()}/`;
    const answers = await Promise.all(
      [
        { 'sec-fetch-site': 'cross-site', origin: 'https://site.test' },
        { 'sec-fetch-site': 'same-site' },
        { origin: 'https://evil.test' },
        {},
        { origin: 'https://site.test' },
      ].map((headers) => post(address, { qty: '1' }, headers as Record<string, string>)),
    );
    expect(answers.map(({ status, session }) => [status, session !== undefined])).toEqual([
      ...Array.from({ length: 4 }, () => [403, false]),
      [303, true],
    ]);
  });

  test('say in words what did not work, and lead back without trusting the address they came from', async () => {
    const gone = await calls.product(sql`stock_state = 'discontinued'`);
    const headers = { ...own, referer: 'https://site.test//evil.test/"><script>' };
    const refused = await post(`/shop/cart/${gone}/`, { qty: '1' }, headers);
    expect(refused.status).toBe(409);
    expect(refused.headers.get('content-type')).toContain('text/html');
    expect(refused.body).toContain('href="/evil.test/%22%3E%3Cscript%3E"');
    expect((await post(`/shop/cart/${gone}/`, { qty: 'x' })).status).toBe(400);
    expect((await post('/shop/cart/99999999/', { qty: '1' })).status).toBe(404);
  });
});
