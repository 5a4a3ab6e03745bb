import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as xlsx from '@e965/xlsx';
import { sql } from 'drizzle-orm';
import { startTestApp, type TestApp, type TestResponse } from '../../../test/test-app.ts';
import { rowsOf } from '../../db/database.ts';

const A_MINUTE = 60_000;

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const plain = { headers: { 'accept-encoding': 'identity' }, key: null };

beforeEach(() => api.wait(2 * A_MINUTE));

test.each(['/catalog.xls', '/catalog.xml'])('%s: returns 304 for a current copy', async (url) => {
  const first = await api.get(url, plain);
  expect(first.headers['cache-control']).toBe('public, no-cache');
  const statusWith = async (name: string, value = '') =>
    (await api.get(url, { ...plain, headers: { ...plain.headers, [name]: value } })).statusCode;
  expect(await statusWith('if-none-match', first.headers.etag)).toBe(304);
  expect(await statusWith('if-modified-since', first.headers['last-modified'])).toBe(304);
  expect(await statusWith('if-none-match', `"other", W/${first.headers.etag}`)).toBe(304);
  expect(await statusWith('if-none-match', '"other"')).toBe(200);
});

test('compresses on request, with a separate ETag', async () => {
  const [packed, loose] = [
    await api.get('/catalog.xml', { headers: { 'accept-encoding': 'gzip' }, key: null }),
    await api.get('/catalog.xml', plain),
  ];
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(packed.headers.etag).not.toBe(loose.headers.etag);
  expect(packed.body).toBe(loose.body);
});

test.each([
  ['gzip;q=0', undefined],
  ['br, gzip;q=0.0', undefined],
  ['x-gzipped', undefined],
  ['*;q=0', undefined],
  ['br, gzip;q=0.5', 'gzip'],
  ['*', 'gzip'],
])('negotiates «%s» as %s', async (accepted, encoding) => {
  const response = await api.get('/catalog.xml', { headers: { 'accept-encoding': accepted }, key: null });
  expect(response.headers['content-encoding']).toBe(encoding);
});

test('rewrites the file once after a price change', async () => {
  const before = await api.get('/catalog.xml', plain);
  await api.db.execute(sql`update products set price_retail = 123457 where article = '901SL-0080'`);
  api.wait(2 * A_MINUTE);
  const responses = await Promise.all(Array.from({ length: 4 }, () => api.get('/catalog.xml', plain)));
  expect(new Set(responses.map(({ headers }) => headers.etag)).size).toBe(1);
  expect(responses[0]!.headers.etag).not.toBe(before.headers.etag);
  for (const { body } of responses) expect(body).toContain('<price>123457</price>');
});

test('shows a renamed category that the category tree of this process does not have yet', async () => {
  await api.get('/catalog.xml', plain);
  api.wait(A_MINUTE);
  await api.get('/api/catalog/');
  await api.db.execute(sql`update categories set name = 'Калитки и ограды' where slug = 'sliding-gates'`);
  api.wait(2_000);
  await api.get('/catalog.xml', plain);
  api.wait(3_000);
  expect((await api.get('/catalog.xml', plain)).body).toContain('>Калитки и ограды</category>');
});

test('follows the name of the company', async () => {
  await api.get('/catalog.xml', plain);
  await api.db.execute(sql`
    update site_values set value = '"ООО «Ворота»"' where section = 'contacts' and key = 'legal_name'`);
  api.wait(A_MINUTE);
  expect((await api.get('/catalog.xml', plain)).body).toContain('<company>ООО «Ворота»</company>');
});

test('has all rows of an import or none', async () => {
  const priced = await rowsOf<{ article: string }>(
    api.db.execute(sql`select article from products where price_retail is not null`),
  );
  let isRunning = true;
  const imports = async () => {
    for (const price of [50_000_000, 50_000_001, 50_000_002]) {
      const products = priced.map(({ article }) => ({ article, price }));
      expect((await api.manage('POST', '/products/import/', { products })).statusCode).toBe(200);
    }
    isRunning = false;
  };
  const pricesOf = {
    '/catalog.xml': ({ body }: TestResponse) => body.match(/(?<=<price>)\d+/g)!.map(Number),
    '/catalog.xls': ({ bytes }: TestResponse) => {
      const rows = xlsx.utils.sheet_to_json<unknown[]>(xlsx.read(bytes).Sheets['Прайс-лист']!, { header: 1 });
      return rows.map((row) => row[4]).filter((price) => typeof price === 'number');
    },
  };
  const fetches = async (path: keyof typeof pricesOf) => {
    const seen = new Set<number>();
    for (let isLast = false; !isLast;) {
      isLast = !isRunning;
      api.wait(5_000);
      const prices = new Set(pricesOf[path](await api.get(path, plain)));
      const imported = [...prices].filter((price) => price >= 50_000_000);
      if (imported.length) expect(prices).toEqual(new Set([imported[0]]));
      seen.add(imported[0] ?? 0);
    }
    return seen;
  };
  const [, ...seen] = await Promise.all([imports(), fetches('/catalog.xml'), fetches('/catalog.xls')]);
  for (const prices of seen) expect(prices).toContain(50_000_002);
});

test('rewrites the files on the next day', async () => {
  const before = await api.get('/catalog.xls', plain);
  api.wait(24 * 60 * A_MINUTE);
  const after = await api.get('/catalog.xls', plain);
  expect(after.headers.etag).not.toBe(before.headers.etag);
  expect(xlsx.read(after.bytes).Sheets['Прайс-лист']!.A1.v).toBe('Цены действительны на 22.11.2026');
});

test('returns 503 during maintenance', async () => {
  await api.manage('PUT', '/settings/', { maintenance: true });
  for (const url of ['/catalog.xls', '/catalog.xml', '/sitemap.xml']) {
    const { statusCode, headers } = await api.get(url, plain);
    expect([url, statusCode, headers['retry-after']]).toEqual([url, 503, '600']);
  }
  expect((await api.get('/robots.txt', plain)).statusCode).toBe(200);
  await api.manage('PUT', '/settings/', { maintenance: false });
});
