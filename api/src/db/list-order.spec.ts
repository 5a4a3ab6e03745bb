import { endpoints } from '@site/contracts/endpoints';
import type { z } from 'zod';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

type Item = Record<string, string & number>;
type Page = { items: Item[]; total: number; pages: number };

/** Every list with an order to choose, and the values of its `sort`. */
const lists = Object.entries(endpoints as Record<string, { query?: z.ZodObject }>).flatMap(([name, { query }]) => {
  const sort = query?.shape['sort'] as z.ZodOptional<z.ZodEnum<Record<string, string>>> | undefined;
  return name.startsWith('GET /manage/') && sort ? [{ path: name.slice(11), sorts: sort.unwrap().options }] : [];
});

const get = (path: string, query: string) => api.manage('GET', `${path}?${query}`);

test.each(lists)('sorts $path by each of its columns, and refuses another', async ({ path, sorts }) => {
  for (const sort of sorts) expect([sort, (await get(path, `sort=${sort}`)).statusCode]).toEqual([sort, 200]);
  const refused = await get(path, 'sort=id;drop');
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['sort']]);
});

async function every(path: string, query: string): Promise<Item[]> {
  const first: Page = (await get(path, query)).json();
  const items = [...first.items];
  for (let page = 2; page <= first.pages; page++)
    items.push(...(await get(path, `${query}&page=${page}`)).json().items);
  expect(items).toHaveLength(first.total);
  return items;
}

/** Whether no value is followed by a smaller one. */
const isRising = (values: (string | number)[]) => values.every((value, n) => n === 0 || values[n - 1]! <= value);

test.each([
  ['/products/list/', 'price', 'price', 'id', ''],
  ['/products/list/', 'stock', 'stock_qty', 'id', ''],
  ['/orders/', 'total', 'total', 'id', ''],
  ['/orders/', 'date', 'created_at', 'id', ''],
  ['/users/', 'company', 'company', 'id', ''],
  ['/events/', 'when', 'starts_at', 'slug', 'when=past&'],
  ['/registrations/', 'event', 'starts_at', 'id', ''],
  ['/proposals/', 'total', 'total', 'slug', 'status=draft&'],
  ['/media/', 'size', 'size_bytes', 'name', ''],
])(
  'lists %s by %s on pages without a gap or a repetition, empty values last',
  async (path, sort, field, id, filter) => {
    const rising = await every(path, `${filter}sort=${sort}`);
    const falling = await every(path, `${filter}sort=-${sort}`);
    for (const items of [rising, falling]) expect(new Set(items.map((item) => item[id])).size).toBe(items.length);
    const valuesOf = (items: Item[]) => items.map((item) => item[field]!);
    const given = (items: Item[]) => valuesOf(items).filter((value) => value !== null);
    expect(isRising(given(rising))).toBe(true);
    expect(isRising(given(falling).reverse())).toBe(true);
    for (const items of [rising, falling])
      expect(
        valuesOf(items)
          .slice(given(items).length)
          .every((value) => value === null),
      ).toBe(true);
  },
);

test('orders levels of companies by rank, and documents by their last change', async () => {
  const levels = ['none', 'partner', 'silver', 'gold', 'platinum'];
  const companies = await every('/companies/', 'sort=-level');
  expect(isRising(companies.map(({ level }) => -levels.indexOf(level!)))).toBe(true);
  const documents = await every('/content/', 'sort=changed');
  const changed = documents.map((document) => (document['newest'] as unknown as { created_at: string }).created_at);
  expect(isRising(changed)).toBe(true);
});
