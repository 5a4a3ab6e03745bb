import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { all, type Element, one, parseXml } from '../../../test/xml.ts';
import { rowsOf } from '../../db/database.ts';

const A_MINUTE = 60_000;

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const plain = { headers: { 'accept-encoding': 'identity' }, key: null };

async function countOf(condition = sql`true`): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    api.db.execute(sql`select count(*)::int as count from products where is_published and ${condition}`),
  );
  return row!.count;
}

describe('the feed for aggregators', () => {
  let text: string;
  let shop: Element;
  let offers: Element[];
  beforeAll(async () => {
    await api.db.execute(sql`
      update products set name = ${'Привод <SL> & "80" \u0007' + "'x'"}, short_description = ${'До ]]> и после \u0001'} where article = '901SL-0080'`);
    await api.db.execute(sql`update products set is_published = false where article = '901SL-0100'`);
    await api.db.execute(sql`update products set warranty_months = 0 where article = '901SL-0080'`);
    api.wait(2 * A_MINUTE);
    const response = await api.get('/catalog.xml', plain);
    expect(response.headers['content-type']).toBe('application/xml; charset=utf-8');
    text = response.body;
    const catalog = parseXml(text);
    expect(catalog.name).toBe('yml_catalog');
    expect(catalog.attributes.date).toMatch(/^2026-11-21T\d\d:\d\d:\d\d\+03:00$/);
    shop = one(catalog, 'shop');
    offers = all(one(shop, 'offers'), 'offer');
  });

  test('starts with the XML declaration and has all elements of a shop', () => {
    expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true);
    expect(shop.children.map(({ name }) => name)).toEqual([
      'name',
      'company',
      'url',
      'currencies',
      'categories',
      'offers',
    ]);
    expect(one(shop, 'url').text).toBe('https://site.test/');
    expect(one(shop, 'currencies').children.map(({ attributes }) => attributes)).toEqual([{ id: 'RUB', rate: '1' }]);
  });

  test('has a category tree that covers every offer', () => {
    const categories = all(one(shop, 'categories'), 'category');
    const ids = new Set(categories.map(({ attributes }) => attributes.id));
    expect(ids.size).toBe(categories.length);
    for (const { attributes, text: name } of categories) {
      expect(attributes.id).toMatch(/^[1-9]\d*$/);
      expect(name).not.toBe('');
      if (attributes.parentId) expect(ids).toContain(attributes.parentId);
    }
    for (const offer of offers) expect(ids).toContain(one(offer, 'categoryId').text);
  });

  test('has unique offers with all required fields and retail prices', async () => {
    const rows = await rowsOf<{ id: number; price: number }>(
      api.db.execute(sql`select id, price_retail as price from products`),
    );
    const prices = new Map(rows.map(({ id, price }) => [String(id), price]));
    for (const offer of offers) {
      const { id, available } = offer.attributes;
      expect(available).toMatch(/^(true|false)$/);
      for (const name of ['name', 'vendor', 'vendorCode']) expect(one(offer, name).text).not.toBe('');
      expect(one(offer, 'url').text).toMatch(/^https:\/\/site\.test\/product\/[a-z0-9-]+\/$/);
      expect(one(offer, 'picture').text).toMatch(/^https:\/\/site\.test\/media\/product\/[\w.-]+\.png\?v=\w+$/);
      expect(one(offer, 'currencyId').text).toBe('RUB');
      expect(Number(one(offer, 'price').text)).toBe(prices.get(id!));
      expect(one(offer, 'description').text.length).toBeLessThanOrEqual(3000);
      for (const param of all(offer, 'param')) expect([param.attributes.name, param.text]).not.toContain('');
    }
    expect(new Set(offers.map(({ attributes }) => attributes.id)).size).toBe(offers.length);
  });

  test('omits products that cannot be bought', async () => {
    expect(offers).toHaveLength(await countOf(sql`price_retail is not null and stock_state <> 'discontinued'`));
    const articles = offers.map((offer) => one(offer, 'vendorCode').text);
    for (const article of ['901SL-0100', '901SL-0050', '903BG-0120']) expect(articles).not.toContain(article);
  });

  test('escapes special characters in texts', () => {
    const offer = offers.find((candidate) => one(candidate, 'vendorCode').text === '901SL-0080')!;
    expect(one(offer, 'name').text).toBe(`Привод <SL> & "80" 'x'`);
    expect(one(offer, 'description').text).toBe('До ]]> и после ');
    expect(text).toContain('Привод &lt;SL&gt; &amp; &quot;80&quot; &apos;x&apos;');
    expect(text).not.toMatch(/[\0-\x08\x0b\x0c\x0e-\x1f]/);
  });

  test('states a warranty only for products that have one', async () => {
    const rows = await rowsOf<{ id: number; months: number }>(
      api.db.execute(sql`select id, warranty_months as months from products`),
    );
    const months = new Map(rows.map((row) => [String(row.id), row.months]));
    const warranted = offers.map((offer) => [offer.attributes.id, one(offer, 'manufacturer_warranty').text]);
    expect(warranted).toEqual(offers.map(({ attributes: { id } }) => [id, String(months.get(id!)! > 0)]));
    expect(new Set(warranted.map(([, text]) => text))).toEqual(new Set(['true', 'false']));
  });

  test('separates numbers from their units', () => {
    const offer = offers.find((candidate) => one(candidate, 'vendorCode').text === '901SL-0080')!;
    const params = all(offer, 'param');
    expect(params.find(({ attributes }) => attributes.name === 'Макс. вес створки')).toMatchObject({
      attributes: { unit: 'кг' },
      text: '800',
    });
    expect(params.find(({ attributes }) => attributes.name === 'Минимальная температура')?.text).toBe('-40');
    expect(one(offer, 'country_of_origin').text).toBe('Россия');
  });

  test('links to existing pictures', async () => {
    const { pathname, search } = new URL(one(offers[0]!, 'picture').text);
    const picture = await api.get(pathname + search, plain);
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/png']);
  });
});
