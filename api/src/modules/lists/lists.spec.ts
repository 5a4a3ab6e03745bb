import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AddedReport, COMPARE_LIMIT, ComparePageData, CountersResponse, WishlistPageData } from '@site/contracts/lists';
import { PageResponse } from '@site/contracts/page';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { callsOf } from '../../../test/cart-calls.ts';
import { logIn, sessionOf, startTestApp, type TestApp } from '../../../test/test-app.ts';

const customer = '+79000000001';
const goldPartner = '+79000000005';

let api: TestApp;
let calls: ReturnType<typeof callsOf>;
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '500', AUTH_CHECKS_PER_ADDRESS: '500' });
  calls = callsOf(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  api.wait(25 * 60 * 60_000);
  await api.db.execute(sql`delete from owners`);
});

const lists = ['compare', 'wishlist'] as const;
type List = (typeof lists)[number];
const add = (list: List, id: number, session: string | null = null) =>
  api.put(`/api/${list}/${id}/`, undefined, { session });
const remove = (list: List, id: number, session: string) => api.delete(`/api/${list}/${id}/`, { session });
const counters = (response: { json: () => unknown }) => CountersResponse.parse(response.json()).user;
const begin = async (list: List, id: number) => sessionOf(await add(list, id)) ?? '';

async function page<Data extends z.ZodType>(schema: Data, address: string, session: string | null = null) {
  const { pagedata, seo } = PageResponse.parse((await api.get(`/api${address}`, { session })).json());
  expect(seo.robots).toBe('noindex, nofollow');
  return schema.parse(pagedata);
}
const compare = (session: string | null, query = '') => page(ComparePageData, `/compare/${query}`, session);
const wishlist = (session: string | null, query = '') => page(WishlistPageData, `/wishlist/${query}`, session);

/** Products of a comparison group. */
const inCategory = (group: string, condition = sql`true`) =>
  calls.products(sql`${condition} and category_id in (
    select g.id from comparison_groups g join categories c on c.id = g.group_id where c.slug = ${group})`);
const ofLeaf = (slug: string) => calls.products(sql`category_id in (select id from categories where slug = ${slug})`);

describe('both lists', () => {
  test.each(lists)('%s: adds and removes a product idempotently', async (list) => {
    const [first = 0, second = 0] = await calls.products();
    const session = await begin(list, first);
    await add(list, second, session);
    expect(counters(await add(list, second, session))[`${list}_products`]).toEqual([first, second]);
    await remove(list, first, session);
    expect(counters(await remove(list, first, session))[`${list}_products`]).toEqual([second]);
    const data = (await api.get('/api/fetch/userdata/', { session })).json();
    expect(data[`${list}_products`]).toEqual([second]);
  });

  test.each(lists)('%s: rejects unknown products and hides unpublished ones', async (list) => {
    expect((await add(list, 999_999)).statusCode).toBe(404);
    expect((await add(list, 2 ** 31)).statusCode).toBe(400);
    const id = await calls.product();
    const session = await begin(list, id);
    await calls.whileProduct(id, sql`is_published = false`, async () => {
      expect((await api.get('/api/fetch/userdata/', { session })).json()[`${list}_products`]).toEqual([]);
    });
  });

  test('are merged without duplicates when a guest logs in', async () => {
    const [both = 0, guests = 0, own = 0] = await calls.products();
    const user = await logIn(api, customer);
    for (const id of [own, both]) await add('wishlist', id, user);
    await add('compare', own, user);
    api.wait(2 * 60_000);
    const guest = await begin('wishlist', both);
    await add('wishlist', guests, guest);
    await add('compare', guests, guest);
    const session = await calls.logInAs(customer, guest);
    const data = (await api.get('/api/fetch/userdata/', { session })).json();
    expect(data.wishlist_products).toEqual([own, both, guests]);
    expect(data.compare_products).toEqual([own, guests]);
  });

  test('are separate for each visitor', async () => {
    const id = await calls.product();
    await begin('wishlist', id);
    const other = await begin('compare', id);
    expect((await wishlist(other)).products).toEqual([]);
    expect((await wishlist(null)).products).toEqual([]);
  });
});

describe('comparing', () => {
  test('groups products by category, with a row per attribute and marked differences', async () => {
    const [a = 0, b = 0] = await inCategory('sliding-gates', sql`stock_state = 'in_stock'`);
    const [barrier = 0] = await inCategory('barriers');
    const session = await begin('compare', barrier);
    await add('compare', a, session);
    await add('compare', b, session);
    const { groups, shared } = await compare(session);
    expect(shared).toBe(false);
    expect(groups.map(({ category, products }) => [category.url, products.map(({ id }) => id)])).toEqual([
      ['sliding-gates', [a, b]],
      ['barriers', [barrier]],
    ]);
    const rows = groups[0]?.rows ?? [];
    expect(rows.slice(0, 2).map(({ code }) => code)).toEqual(['series', 'warranty_months']);
    expect(rows.length).toBeGreaterThan(8);
    for (const { values, differs } of rows) {
      expect(values).toHaveLength(2);
      expect(differs).toBe(values[0] !== values[1]);
    }
    expect(rows.some(({ differs }) => differs) && rows.some(({ differs }) => !differs)).toBe(true);
    expect(groups[1]?.rows.every(({ differs }) => !differs)).toBe(true);
  });

  test('separates different kinds of the same section', async () => {
    const [barrier = 0] = await ofLeaf('barriers-4m');
    const [wide = 0] = await ofLeaf('barriers-6m');
    const [boom = 0] = await ofLeaf('barrier-booms');
    const session = await begin('compare', barrier);
    for (const id of [boom, wide]) await add('compare', id, session);
    const { groups } = await compare(session);
    expect(groups.map(({ category, products }) => [category.url, products.map(({ id }) => id)])).toEqual([
      ['barriers', [barrier, wide]],
      ['barrier-booms', [boom]],
    ]);
    const emptied = counters(await api.delete(`/api/compare/?category=${groups[0]?.category.id}`, { session }));
    expect(emptied.compare_products).toEqual([boom]);
  });

  test('rejects products beyond the limit, also under concurrency', async () => {
    const [first = 0, ...others] = await inCategory('sliding-gates');
    const [barrier = 0] = await inCategory('barriers');
    const session = await begin('compare', first);
    const responses = await Promise.all(others.slice(0, COMPARE_LIMIT + 1).map((id) => add('compare', id, session)));
    const refused = responses.filter(({ statusCode }) => statusCode === 409);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.json()).toMatchObject({
      code: 'list_full',
      message:
        'В\u00a0сравнении уже 8\u00a0товаров раздела «Автоматика для откатных ворот». Уберите один из\u00a0них, чтобы добавить другой',
    });
    // Re-adding a listed product succeeds, and another category has room.
    expect((await add('compare', first, session)).statusCode).toBe(200);
    expect((await add('compare', barrier, session)).statusCode).toBe(200);
  });

  test('keeps the newest products of a full group at login', async () => {
    const [first = 0, second = 0, ...others] = await inCategory('sliding-gates');
    const user = await logIn(api, customer);
    for (const id of [first, second, ...others.slice(0, COMPARE_LIMIT - 2)]) await add('compare', id, user);
    api.wait(2 * 60_000);
    const fresh = others[COMPARE_LIMIT] ?? 0;
    const session = await calls.logInAs(customer, await begin('compare', fresh));
    const { compare_products } = (await api.get('/api/fetch/userdata/', { session })).json();
    expect(compare_products).toHaveLength(COMPARE_LIMIT);
    expect(compare_products).toEqual(expect.arrayContaining([second, fresh]));
    expect(compare_products).not.toContain(first);
  });

  test('shows a shared comparison without changing the visitor’s own, and ignores invalid ids', async () => {
    const [a = 0, b = 0, c = 0] = await inCategory('sliding-gates');
    const session = await begin('compare', c);
    const { groups, shared } = await compare(session, `?ids=${b},${a},${a},x,999999,-1,99999999999`);
    expect(shared).toBe(true);
    expect(groups.map(({ products }) => products.map(({ id }) => id))).toEqual([[b, a]]);
    expect((await compare(session)).groups[0]?.products.map(({ id }) => id)).toEqual([c]);
    expect((await compare(session, '?ids=')).groups).toEqual([]);
  });

  test('clears one group or all', async () => {
    const [gate = 0] = await inCategory('sliding-gates');
    const [barrier = 0] = await inCategory('barriers');
    const session = await begin('compare', gate);
    await add('compare', barrier, session);
    await add('wishlist', gate, session);
    const group = (await compare(session)).groups[0]?.category.id;
    const emptied = counters(await api.delete(`/api/compare/?category=${group}`, { session }));
    expect(emptied).toMatchObject({ compare_products: [barrier], wishlist_products: [gate] });
    expect(counters(await api.delete('/api/compare/', { session })).compare_products).toEqual([]);
    expect((await api.delete('/api/compare/?category=x', { session })).statusCode).toBe(400);
  });
});

describe('the wishlist', () => {
  test('shows the newest first', async () => {
    const [first = 0, second = 0] = await calls.products();
    const session = await begin('wishlist', first);
    await add('wishlist', second, session);
    expect(await wishlist(session)).toMatchObject({
      products: [{ id: second }, { id: first }],
      owner: null,
      share_url: null,
    });
  });

  test('is shared by a link that reveals only the first name, until revoked', async () => {
    const id = await calls.product();
    const session = await logIn(api, goldPartner);
    await add('wishlist', id, session);
    const share = async () => (await api.post('/api/wishlist/share/', {}, { session })).json().share_url as string;
    const url = await share();
    expect(url).toMatch(/^\/wishlist\?list=[\w-]{32}$/);
    expect(await share()).toBe(url);
    expect((await wishlist(session)).share_url).toBe(url);

    const query = url.slice('/wishlist'.length);
    const response = await api.get(`/api/wishlist/${query}`);
    expect(response.json().pagedata).toMatchObject({ owner: 'Захар', share_url: null, products: [{ id }] });
    expect(response.body).not.toContain('Золотов');
    expect(response.body).not.toContain('+79');

    await api.delete('/api/wishlist/share/', { session });
    expect((await api.get(`/api/wishlist/${query}`)).statusCode).toBe(404);
    expect((await wishlist(session)).share_url).toBeNull();
    expect(await share()).not.toBe(url);
  });

  test('shows the viewer’s prices when shared', async () => {
    const id = await calls.product(sql`discount_group = 'A' and stock_state = 'in_stock' and price_retail is not null`);
    const partner = await logIn(api, goldPartner);
    await add('wishlist', id, partner);
    await add('compare', id, partner);
    const own = (await wishlist(partner)).products[0]?.price.own;
    expect(own).toBeGreaterThan(0);
    const { share_url } = (await api.post('/api/wishlist/share/', {}, { session: partner })).json();
    const visitor = await logIn(api, customer);
    for (const session of [null, visitor]) {
      for (const address of [share_url.replace('?', '/?'), `/compare/?ids=${id}`]) {
        const response = await api.get(`/api${address}`, { session });
        expect(response.json().pagedata.kind).toBeDefined();
        expect(response.body).not.toContain(String(own));
        expect(response.body).not.toContain('"own"');
      }
    }
  });

  test('cannot be shared by a guest', async () => {
    const session = await begin('wishlist', await calls.product());
    expect((await api.post('/api/wishlist/share/', {}, { session })).statusCode).toBe(401);
    expect((await api.delete('/api/wishlist/share/', { session })).statusCode).toBe(401);
    expect((await api.get('/api/wishlist/?list=guess')).statusCode).toBe(404);
  });

  test('adds the available products to the cart idempotently', async () => {
    const [plain = 0, incart = 0] = await calls.products();
    const gone = await calls.product(sql`stock_state = 'discontinued'`);
    const session = await begin('wishlist', plain);
    for (const id of [incart, gone]) await add('wishlist', id, session);
    await calls.put(incart, 5, session);
    const send = async () => AddedReport.parse((await api.post('/api/wishlist/to-cart/', {}, { session })).json());
    const report = await send();
    expect(report).toMatchObject({ added: 1, unavailable: [expect.any(String)], price_changed: [] });
    expect(report.user).toMatchObject({ cart_qty: 6, wishlist_products: [plain, incart, gone] });
    expect(await send()).toMatchObject({ added: 0, user: { cart_qty: 6 } });
    expect((await api.post('/api/wishlist/to-cart/', {})).json()).toMatchObject({ added: 0 });
  });
});
