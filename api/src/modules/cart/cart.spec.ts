import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { PageResponse } from '@site/contracts/page';
import { SESSION_HEADER } from '@site/contracts/request-key';
import { UserData } from '@site/contracts/user-data';
import { DAY } from '@site/kernel/dates';
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
// The demo accounts are shared by all tests, so their carts are deleted.
beforeEach(async () => {
  api.wait(25 * 60 * 60_000);
  await api.db.execute(sql`delete from owners`);
});

describe('a guest', () => {
  test('has an empty cart without a session, excluded from search engines and caches', async () => {
    const response = await api.get('/api/cart/');
    expect(sessionOf(response)).toBeUndefined();
    expect(response.headers['cache-control']).toBe('no-store');
    const { seo, pagedata } = PageResponse.parse(response.json());
    expect(seo.robots).toBe('noindex, nofollow');
    expect(pagedata).toMatchObject({ kind: 'cart', checkout: null, cart: { items: [], total: 0, blocked: [] } });
  });

  test('gets best sellers with an empty cart only', async () => {
    const bestSellers = async (session?: string) => {
      const { pagedata } = PageResponse.parse((await api.get('/api/cart/', session ? { session } : {})).json());
      return pagedata.kind === 'cart' ? pagedata.best_sellers : [];
    };
    const offered = (await bestSellers()) ?? [];
    expect(offered).toHaveLength(8);
    for (const { badges } of offered) expect(badges).toContain('hit');
    const session = sessionOf(await calls.put(await calls.product(), 1));
    expect(await bestSellers(session)).toBeUndefined();
  });

  test('gets a cart with the first product, visible on every page', async () => {
    const id = await calls.product();
    const response = await calls.put(id, 3);
    const { cart, user } = cartOf(response);
    const [item] = cart.items;
    expect(item).toMatchObject({ qty: 3, available: true, changes: [], price: item?.price_retail });
    expect(cart).toMatchObject({ qty: 3, total: 3 * (item?.price ?? 0), changed: false, blocked: [], vat_rate: 22 });
    expect(cart.vat).toBe(vatInside(cart.total, 22));
    expect(user).toMatchObject({ cart_qty: 3, cart_products: { [id]: { qty: 3, sum: cart.total } } });

    // Fields for orders are not in the response.
    expect(response.body).not.toContain('blocker');

    const session = sessionOf(response) ?? '';
    const data = UserData.parse((await api.get('/api/fetch/userdata/', { session })).json());
    expect(data).toMatchObject({ authed: false, ...user });
    expect(linesOf(await calls.cart(session))).toEqual([[id, 3]]);
  });

  test('keeps the cart for thirty days of absence', async () => {
    const id = await calls.product();
    const session = await calls.begin(id, 1);
    api.wait(29 * 24 * 60 * 60_000);
    expect(linesOf(await calls.cart(session))).toEqual([[id, 1]]);
    api.wait(31 * 24 * 60 * 60_000);
    expect(linesOf(await calls.cart(session))).toEqual([]);
  });

  test('cannot create unlimited carts from one address', async () => {
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
  test('are set, not added: a repeated call changes nothing', async () => {
    const id = await calls.product();
    const session = await calls.begin(id, 2);
    expect(cartOf(await calls.put(id, 2, session)).cart.qty).toBe(2);
    expect(cartOf(await calls.put(id, 7, session)).cart.qty).toBe(7);
  });

  test('are rounded up to the minimum and the multiplicity, with a message', async () => {
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

  test.each([0, -1, 1000, 1.5, 'are rejected with a message: %p', null])('%p is refused in words', async (qty) => {
    const response = await api.put(itemAddress(await calls.product()), { qty });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: 'quantity',
      message: expect.stringContaining('от\u00a01 до\u00a0999'),
    });
    expect((await api.put(itemAddress(1), undefined)).statusCode).toBe(400);
  });

  test('follow a new minimum of the product, as a change to accept', async () => {
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
  test('leave one line with one of the quantities when they are for the same line', async () => {
    const [first = 0, second = 0] = await calls.products();
    const session = await calls.begin(first, 1);
    const responses = await Promise.all([2, 3, 4, 5, 6].map((qty) => calls.put(second, qty, session)));
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    const { items } = await calls.cart(session);
    expect(items).toHaveLength(2);
    expect([2, 3, 4, 5, 6]).toContain(items[1]?.qty);
  });

  test('keep all lines when they are for different ones', async () => {
    const [first = 0, ...others] = (await calls.products()).slice(0, 9);
    const session = await calls.begin(first, 1);
    await Promise.all(others.map((id, index) => calls.put(id, index + 1, session)));
    expect((await calls.cart(session)).items).toHaveLength(9);
  });
});

describe('products that cannot be bought', () => {
  test.each([
    ['discontinued', sql`stock_state = 'discontinued'`, 409, 'not_for_sale'],
    ['without a price', sql`price_retail is null and stock_state <> 'discontinued'`, 409, 'not_for_sale'],
  ])('are rejected when %s', async (_what, condition, status, code) => {
    const response = await calls.put(await calls.product(condition), 1);
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });

  test.each([999_999, 2 ** 31])('are not found with the unknown id %i', async (id) => {
    expect((await calls.put(id, 1)).statusCode).toBe(id > 2 ** 31 - 1 ? 400 : 404);
  });

  test('stay in the cart when the price goes on request, without counting, and block the order', async () => {
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
  ])('stay in the cart when %s, and block the order until removed', async (_what, change, note) => {
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
  test('is shown for each line with its own day and note', async () => {
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
      const [stock = '', slow = ''] = cart.items.map(({ ships_on }) => ships_on ?? '');
      expect(Date.parse(slow) - Date.parse(stock)).toBeGreaterThan(28 * DAY);
      expect(cart.items.map(({ note }) => note)).toEqual([
        '',
        'Срок поставки 5\u00a0недель',
        'В\u00a0наличии меньше, чем вы заказываете',
        '',
      ]);
      expect(cartOf(await calls.put(few, 2, session)).cart.items[2]?.note).toBe('');
      await api.db.execute(sql`update products set stock_state = 'in_stock', stock_qty = 50 where id = ${few}`);
    });
  });

  test('is marked as a pre-order for expected products', async () => {
    const session = await calls.begin(
      await calls.product(sql`stock_state = 'expected' and price_retail is not null`),
      1,
    );
    const cart = await calls.cart(session);
    expect(cart.items[0]?.note).toBe('Предзаказ');
    expect(cart.items[0]?.ships_on).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});

describe('changes in the catalogue', () => {
  test('show the price before and after until accepted', async () => {
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
      // Changing the quantity does not accept a new price.
      expect(cartOf(await calls.put(id, 3, session)).cart.changed).toBe(true);
      const accepted = cartOf(await api.post('/api/cart/accept/', {}, { session })).cart;
      expect(accepted).toMatchObject({ changed: false, total: 3 * (before + 100) });
      expect((await calls.cart(session)).changed).toBe(false);
    });
  });
});

describe('removing', () => {
  test('works for a line, is idempotent and can be undone', async () => {
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

  test('works for the whole cart; undoing skips lines that are in the cart again', async () => {
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

  test('can be undone for a full cart', async () => {
    const ids = (await calls.products(sql`stock_state <> 'discontinued' and price_retail is not null`)).slice(0, 300);
    const lines = Array.from({ length: 300 }, (_, index) => ({ product_id: ids[index] ?? 10_000_000 + index, qty: 1 }));
    const restored = await api.post('/api/cart/restore/', { lines });
    expect(restored.statusCode).toBe(200);
    expect(cartOf(restored).cart.items).toHaveLength(ids.length);
  });

  test('can be undone for a cart that a login filled beyond the limit, up to twice the limit', async () => {
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

  test('creates no session for a guest without a cart', async () => {
    for (const response of [
      await api.delete('/api/cart/'),
      await api.delete(itemAddress(1)),
      await api.post(`${itemAddress(1)}put-aside/`, {}),
      await api.post('/api/cart/accept/', {}),
    ]) {
      expect(response.statusCode).toBe(200);
      expect(sessionOf(response)).toBeUndefined();
    }
  });

  test('moves a line to the wishlist once when it is saved for later', async () => {
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
    const response = await fetch(api.origin + address, { method: 'POST', headers, body, redirect: 'manual' });
    const cookie = /sid=([^;]+)/.exec(response.headers.getSetCookie().join())?.[1];
    return { status: response.status, headers: response.headers, session: cookie, body: await response.text() };
  };

  test('add to the cart, change and remove, and redirect back to their page', async () => {
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

  test.each(['', ' ', '0x10', '1e1', '+2', '2.0', '-1', '1000', 'много'])('reject the quantity «%s»', async (qty) => {
    const id = await calls.product();
    const session = await calls.begin(id, 3);
    const headers = { ...own, [SESSION_HEADER]: session };
    expect((await post(`/shop/cart/${id}/`, { qty }, headers)).status).toBe(400);
    expect((await post(`/shop/cart/0x${id.toString(16)}/`, { qty: '1' }, headers)).status).toBe(400);
    expect(linesOf(await calls.cart(session))).toEqual([[id, 3]]);
  });

  test('are accepted only from pages of the site', async () => {
    const address = `/shop/cart/${await calls.product()}/`;
    const responses = await Promise.all(
      [
        { 'sec-fetch-site': 'cross-site', origin: 'https://site.test' },
        { 'sec-fetch-site': 'same-site' },
        { origin: 'https://evil.test' },
        {},
        { origin: 'https://site.test' },
      ].map((headers) => post(address, { qty: '1' }, headers as Record<string, string>)),
    );
    expect(responses.map(({ status, session }) => [status, session !== undefined])).toEqual([
      ...Array.from({ length: 4 }, () => [403, false]),
      [303, true],
    ]);
  });

  test('show errors as text, and never redirect to another site', async () => {
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
