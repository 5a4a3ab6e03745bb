import { afterAll, beforeAll, expect, test } from 'vitest';
import { and, eq } from 'drizzle-orm';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { siteValues } from '../tables/site-tables.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

test.each<[string, unknown]>([
  ['digits in a text', '1000000000010'],
  ['zeros before digits', '0012345673'],
  ['a word of JSON in a text', 'true'],
  ['a number', 17],
  ['a list', ['1', 2, null]],
  ['an object', { inn: '0012345673', ogrn: '1000000000010' }],
])('%s is read back unchanged from a JSON column', async (_case, value) => {
  await api.db.insert(siteValues).values({ section: 'texts', key: 'probe', value });
  const probe = and(eq(siteValues.section, 'texts'), eq(siteValues.key, 'probe'));
  const [row] = await api.db.select().from(siteValues).where(probe);
  await api.db.delete(siteValues).where(probe);
  expect(row?.value).toStrictEqual(value);
});
