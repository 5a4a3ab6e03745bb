import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, ProductCards } from '@site/contracts/catalog';
import { sql } from 'drizzle-orm';
import { callsOf } from '../../../test/cart-calls.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const cards = async (ids: string) =>
  ProductCards.parse((await api.get(`/api/product/cards/?ids=${ids}`)).json()).products;

test('returns cards in the order of the ids, without unpublished products', async () => {
  const calls = callsOf(api);
  const [a = 0, b = 0, c = 0] = await calls.products();
  await calls.whileProduct(c, sql`is_published = false`, async () => {
    expect((await cards(`${b},${c},999999,x,${a},${b}`)).map(({ id }) => id)).toEqual([b, a]);
  });
});

test('returns at most as many cards as a carousel shows', async () => {
  const ids = (await callsOf(api).products()).slice(0, 30);
  expect((await cards(ids.join())).map(({ id }) => id)).toEqual(ids.slice(0, 24));
  expect(await cards('')).toEqual([]);
});

const product = async (slug: string): Promise<Product> =>
  (await api.get(`/api/product/${slug}/`)).json().pagedata.product;

test.each(['privod-sl-80', 'bollard-bd-1200'])('recommends related products for sale with %s', async (slug) => {
  const { id, bought_together, accessories, category } = await product(slug);
  const ids = bought_together.map((card) => card.id);
  expect(ids.length).toBeGreaterThan(3);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).not.toContain(id);
  for (const card of accessories) expect(ids).not.toContain(card.product.id);
  for (const { price, stock } of bought_together) {
    expect(price.retail).not.toBeNull();
    expect(stock.state).not.toBe('discontinued');
  }
  expect(category.url).toBeTruthy();
});

test('puts products ordered together first', async () => {
  const { id, bought_together, slug } = await product('privod-sl-80');
  const [bought = 0] = (await callsOf(api).products()).filter(
    (other) => !bought_together.some((card) => card.id === other),
  );
  await api.db.execute(sql`
    with placed as (
      insert into orders (key, user_id, status_since, customer_type, contact, delivery, delivery_words, goods_total,
        total, vat_amount, vat_rate, comment, customer_order_no, created_at)
      select gen_random_uuid(), id, now(), 'person', '{}', '{}', '[]', 2, 2, 0, 22, '', '', now() from users limit 1
      returning id
    )
    insert into order_lines (order_id, position, product_id, article, name, unit, qty, price, price_retail,
      discount_percent, sum, vat_rate, note)
    select placed.id, product, product, '', '', 'шт.', 1, 1, 1, 0, 1, 22, ''
    from placed, unnest(array[${id}, ${bought}]::int[]) product`);
  api.wait(6_000);
  expect((await product(slug)).bought_together.map((card) => card.id)).toEqual([
    bought,
    ...bought_together.slice(0, 7).map((card) => card.id),
  ]);
});

test('shows no stock for a service of the manufacturer', async () => {
  const { stock } = await product('pnr-tochki-proezda-999pn-0010');
  expect(stock).toEqual({ state: 'in_stock', label: '' });
});
