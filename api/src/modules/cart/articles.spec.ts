import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ArticlesResponse, ArticlesPreview } from '@site/contracts/cart';
import { sql } from 'drizzle-orm';
import { callsOf } from '../../../test/cart-calls.ts';
import { logIn, sessionOf, startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
let calls: ReturnType<typeof callsOf>;
let partner: string;
beforeAll(async () => {
  api = await startTestApp();
  calls = callsOf(api);
  partner = await logIn(api, '+79000000003');
});
afterAll(() => api.close());
beforeEach(() => api.db.execute(sql`delete from owners`));

const send = (text: string, session: string | null = partner) => api.post('/api/cart/articles/', { text }, { session });
const report = async (text: string) => ArticlesResponse.parse((await send(text)).json());

test('adds a pasted list to the cart, in any spelling of the articles', async () => {
  const { added, failed, cart, user } = await report('901SL-0080; 2\n901sl 0060\t3\n\n901SL-0080 1\n');
  expect(failed).toEqual([]);
  expect(added).toEqual([
    { article: '901SL-0080', name: expect.stringContaining('SL-80'), qty: 3 },
    { article: '901SL-0060', name: expect.stringContaining('SL-60'), qty: 3 },
  ]);
  expect(cart.items.map(({ qty }) => qty)).toEqual([3, 3]);
  expect(user.cart_qty).toBe(6);
  expect((await report('901SL-0080; 2')).cart.items[0]?.qty).toBe(5);
});

test('returns failed rows as typed, and adds the others', async () => {
  const { added, failed, cart } = await report(
    ['901SL-0080; 1', 'НЕТ-ТАКОГО; 2', '901SL-0080; много', '', '901SL-0050; 1', '902BD-1200 4'].join('\n'),
  );
  expect(added.map(({ article }) => article)).toEqual(['901SL-0080']);
  expect(cart.items).toHaveLength(1);
  expect(failed.map(({ line, text }) => [line, text])).toEqual([
    [2, 'НЕТ-ТАКОГО; 2'],
    [3, '901SL-0080; много'],
    [5, '901SL-0050; 1'],
    [6, '902BD-1200 4'],
  ]);
  expect(failed[0]?.message).toMatch(/^Артикул не\u00a0найден/);
  expect(failed[1]?.message).toMatch(/целое число/);
});

test('previews a list with any columns before anything is added', async () => {
  const text = 'Кол-во\tАртикул\tНаименование\n2\t901SL-0080\tПривод\n15\t909CD-0010\tКарта\n1\tНЕТ-1234\tПульт';
  const preview = async (session: string | null) => api.post('/api/cart/articles/preview/', { text }, { session });
  const { understood, failed } = ArticlesPreview.parse((await preview(partner)).json());
  expect(understood).toMatchObject([
    { line: 2, article: '901SL-0080', name: expect.stringContaining('SL-80'), qty: 2 },
    { line: 3, article: '909CD-0010', qty: 20, message: 'Количество должно быть кратно\u00a010' },
  ]);
  expect(failed).toMatchObject([{ line: 4, message: expect.stringMatching(/^Артикул не/) }]);
  expect((await calls.cart(partner)).items).toEqual([]);
});

test('rejects discontinued and unpriced products with the reason', async () => {
  const articles = async (id: number) =>
    (await api.get(`/api/product/cards/?ids=${id}`)).json().products[0].article as string;
  const gone = await articles(await calls.product(sql`stock_state = 'discontinued'`));
  const dear = await articles(await calls.product(sql`price_retail is null and stock_state <> 'discontinued'`));
  const { failed } = await report(`${gone}; 1\n${dear}; 1`);
  expect(failed.map(({ message }) => message)).toEqual([
    'Товар снят с\u00a0производства, заказать его нельзя',
    'Цена по\u00a0запросу: уточните её у\u00a0менеджера',
  ]);
});

test('names a withdrawn product as such, not as an unknown article', async () => {
  const id = await calls.product();
  const { products } = (await api.get(`/api/product/cards/?ids=${id}`)).json();
  const text = `${products[0].article}; 1`;
  await calls.whileProduct(id, sql`is_published = false`, async () => {
    const preview = await api.post('/api/cart/articles/preview/', { text }, { session: partner });
    expect(preview.json().failed).toMatchObject([{ message: 'Товар больше не\u00a0продаётся' }]);
    expect((await report(text)).failed).toMatchObject([{ message: 'Товар больше не\u00a0продаётся' }]);
  });
  // The catalogue is cached for five seconds.
  api.wait(5_001);
});

test('resolves a former article to the current product, with a message', async () => {
  const { added } = await report('001SL80-24; 1');
  expect(added).toEqual([
    expect.objectContaining({ article: '901SL-0080', message: 'Прежний артикул\u00a0— 001SL80-24' }),
  ]);
});

test('applies the multiplicity and the maximum quantity', async () => {
  const id = await calls.product();
  await calls.whileProduct(id, sql`multiplicity = 4`, async () => {
    const { products } = (await api.get(`/api/product/cards/?ids=${id}`)).json();
    const { added } = await report(`${products[0].article}; 3`);
    expect(added).toMatchObject([{ qty: 4, message: 'Количество должно быть кратно\u00a04' }]);
    const more = await report(`${products[0].article}; 999`);
    expect(more.added).toMatchObject([{ qty: 992, message: expect.stringContaining('996') }]);
  });
});

test('accepts the longest allowed list, and rejects a longer one at its field', async () => {
  const preview = (text: string) => api.post('/api/cart/articles/preview/', { text }, { session: partner });
  const row = `901SL-0080\t${'Привод '.repeat(15)}\t1\n`;
  const long = await preview(row.repeat(Math.floor(120_000 / row.length)));
  expect(long.statusCode).toBe(200);
  expect(ArticlesPreview.parse(long.json()).understood.length).toBeGreaterThan(900);
  const words = Array.from({ length: 9_000 }, (_, index) => `x${index};y${index}`);
  expect((await preview(words.join('\n'))).statusCode).toBe(200);

  const refused = await preview('Я'.repeat(120_001));
  expect([refused.statusCode, refused.json().message]).toEqual([400, 'Проверьте поле «Список артикулов»']);
  expect(refused.json().fields.text).toMatch(/^Список слишком длинный: не\u00a0больше 120/);
  expect((await preview('A\n'.repeat(10_000))).json().fields.text).toMatch(/10\u00a0000\u00a0строк/);
});

test('adds a list of a guest, and previews it with the price and the stock', async () => {
  const preview = async (session: string | null) => {
    const response = await api.post('/api/cart/articles/preview/', { text: '901SL-0080; 2' }, { session });
    return ArticlesPreview.parse(response.json()).understood[0];
  };
  const guests = await preview(null);
  expect(guests).toMatchObject({ stock: { label: 'Заканчивается' } });
  expect((await preview(partner))?.price).toBeLessThan(guests?.price ?? 0);

  const response = await send('901SL-0080; 2', null);
  const cart = await calls.cart(sessionOf(response) ?? '');
  expect(cart.items.map(({ qty, price }) => [qty, price])).toEqual([[2, guests?.price]]);
});
