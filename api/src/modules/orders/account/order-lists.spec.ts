import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OrdersPageData } from '@site/contracts/order-list';
import { PageResponse } from '@site/contracts/page';
import { sql } from 'drizzle-orm';
import { orderCallsOf } from '../../../../test/order-calls.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

const [BUYER, PENDING, EMPLOYEE, STAFF, MANAGER] = ['001', '002', '003', '008', '011'].map(
  (end) => `+79000000${end}`,
) as [string, string, string, string, string];
const NEW_CUSTOMER = '+79000000007';

let api: TestApp;
let calls: ReturnType<typeof orderCallsOf>;
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '500', AUTH_CHECKS_PER_ADDRESS: '500' });
  calls = orderCallsOf(api);
});
afterAll(() => api.close());

const ask = (session: string | null, query = '', list = 'orders') =>
  api.get(`/api/account/${list}/${query && `?${query}`}`, { session });
const page = async (phone: string, query = '', list = 'orders') =>
  OrdersPageData.parse(PageResponse.parse((await ask(await calls.as(phone), query, list)).json()).pagedata);
const history = (phone: string, query = '') => page(phone, query, 'orders-history');

describe('access', () => {
  test('requires a login and is not cached', async () => {
    expect((await ask(null)).statusCode).toBe(401);
    const response = await ask(await calls.as(BUYER));
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json().seo.robots).toBe('noindex, nofollow');
  });

  test('splits the orders into current ones and history', async () => {
    const [current, past] = [await page(BUYER), await history(BUYER)];
    expect(current.items.map(({ status }) => status)).toEqual(['new', 'shipped']);
    expect(past.items.map(({ status }) => status)).toEqual(['completed', 'cancelled', 'completed']);
    expect(current.company).toBeNull();
    expect(current.items.every(({ buyer }) => buyer === null)).toBe(true);
  });

  test('shows the company’s orders with their buyers to its managers only', async () => {
    const own = await history(MANAGER);
    const all = await history(MANAGER, 'by=company');
    expect(all.company).toBe('ООО «Ворота Плюс»');
    expect(all.total).toBeGreaterThan(own.total);
    expect(new Set(all.items.map(({ buyer }) => buyer))).toEqual(
      new Set([null, 'Сотрудникова Софья', 'Воротников Василий']),
    );
    for (const phone of [BUYER, PENDING, EMPLOYEE, STAFF])
      expect([phone, (await ask(await calls.as(phone), 'by=company')).statusCode]).toEqual([phone, 403]);
    expect((await page(EMPLOYEE)).company).toBeNull();
  });

  test('lists the actions and the open requests of an order', async () => {
    const waiting = (await page(MANAGER)).items[0]!;
    expect(waiting).toMatchObject({ status: 'awaiting_payment', customer_order_no: 'ЗК-118', requests_open: 1 });
    expect(waiting.actions).toEqual(['invoice', 'cancel', 'repeat', 'question']);
    expect(waiting.invoice?.url).toBe(`/api/order/${waiting.id}/invoice.pdf`);
    const long = (await history(EMPLOYEE)).items.find(({ lines_count }) => lines_count === 4)!;
    expect(long.lines).toHaveLength(3);
  });
});

describe('filters', () => {
  test('filters by status, and finds nothing by a status of the other list', async () => {
    expect((await history(BUYER, 'status=cancelled')).items).toHaveLength(1);
    expect(await history(BUYER, 'status=new')).toMatchObject({ total: 0, total_unfiltered: 3, items: [] });
  });

  test('filters by period, both days included', async () => {
    const year = await history(BUYER, 'from=2025-01-01&to=2025-12-31');
    expect(year.items).toMatchObject([{ customer_order_no: 'Дача, ворота' }]);
    const day = year.items[0]!.created_at.slice(0, 10);
    expect((await history(BUYER, `from=${day}&to=${day}`)).total).toBe(1);
    expect((await history(BUYER, 'from=2026-02-01&to=2025-01-01')).total).toBe(0);
  });

  test('searches by number, article in any notation, product name and customer’s number, and escapes wildcards', async () => {
    const order = (await history(BUYER)).items[0]!;
    const full = await calls.order(order.id, await calls.as(BUYER));
    const article = full.lines[0]!.article;
    const find = async (text: string) =>
      (await history(BUYER, `search=${encodeURIComponent(text)}`)).items.map(({ number }) => number);
    for (const text of [
      String(order.number),
      `№ ${order.number}`,
      article,
      article.toLowerCase().replace('-', ' '),
      article.replace('-', '–'),
      full.lines[0]!.name.slice(3, 20),
    ])
      expect([text, await find(text)]).toEqual([text, expect.arrayContaining([order.number])]);
    expect(await find('дача')).toHaveLength(1);
    for (const text of ['%', '_', '\\', "' or 1=1 --"]) expect([text, await find(text)]).toEqual([text, []]);
  });

  test('ignores invalid parameters', async () => {
    const { query, total } = await history(BUYER, 'status=&from=&to=вчера&sort=colour&page=-1&by=');
    expect([query, total]).toEqual([{ by: 'own', search: '', sort: '-date', page: 1 }, 3]);
  });
});

test('finds an article with Cyrillic letters', async () => {
  const { number } = (await history(BUYER)).items[0]!;
  await api.db.execute(sql`
    update order_lines set article = 'ПРИВОД-80' from orders where orders.id = order_id and position = 0 and number = ${number}`);
  const found = await history(BUYER, `search=${encodeURIComponent('привод 80')}`);
  expect(found.items.map((order) => order.number)).toEqual([number]);
});

test('pages and sorts the orders without duplicates', async () => {
  const first = await history(MANAGER, 'by=company&sort=-total');
  expect([first.items.length, first.pages]).toEqual([10, 2]);
  const second = await history(MANAGER, 'by=company&sort=-total&page=2');
  const all = [...first.items, ...second.items];
  expect(new Set(all.map(({ id }) => id)).size).toBe(first.total);
  const totals = all.map(({ total }) => total);
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
  const dates = (await history(MANAGER, 'by=company&sort=date')).items.map(({ created_at }) => created_at);
  expect(dates).toEqual(dates.toSorted());
});

test('distinguishes an account without orders from an empty search', async () => {
  expect(await page(NEW_CUSTOMER)).toMatchObject({ total: 0, total_unfiltered: 0, pages: 0 });
});

test('reads the lists by index', async () => {
  await api.db.execute(sql`set enable_seqscan = off`);
  const plan = JSON.stringify(
    await api.db.execute(
      sql`explain select * from orders where company_id = 1 and status in ('completed') order by created_at desc limit 10`,
    ),
  );
  expect(plan).toContain('orders_company');
  await api.db.execute(sql`set enable_seqscan = on`);
});
