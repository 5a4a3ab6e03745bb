import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmptyDatabase } from '../test/prepared-database.ts';
import { startTestApp, type TestApp } from '../test/test-app.ts';
import type { Database } from './db/database.ts';
import { hasDrawnProducts, missingContent } from './db/missing-content.ts';

let database: Database;
let api: TestApp;
beforeAll(async () => {
  database = await openEmptyDatabase();
  api = await startTestApp({ NODE_ENV: 'production' }, { database, isEmpty: true });
});
afterAll(async () => {
  await api.close();
  await database.close();
});

test('names what an empty site lacks, with the commands', async () => {
  const missing = await missingContent(api.db);
  expect(missing.join()).toContain('npm run content -- import');
  expect(missing.join()).toContain('npm run manage -- contacts set');
  expect(await hasDrawnProducts(api.db)).toBe(false);
});

test.each([
  ...['/', '/catalog/', '/news/', '/academy/', '/academy/calendar/', '/academy/trainers/', '/search/?query=привод'],
  ...['/cart/', '/compare/', '/wishlist/', '/fetch/sitedata/', '/fetch/userdata/'],
])('serves an empty %s', async (path) => {
  expect((await api.get(`/api${path}`)).statusCode).toBe(200);
});

test.each(['/sitemap.xml', '/sitemap-pages.xml', '/robots.txt', '/news.xml', '/catalog.xls', '/catalog.xml'])(
  'serves %s without content',
  async (path) => {
    expect((await api.get(path, { key: null })).statusCode).toBe(200);
  },
);

test.each(['/about/contacts/', '/support/', '/partners/', '/catalog/barriers/', '/product/privod-sl-80/'])(
  'returns 404 for %s without a row of its own',
  async (path) => {
    expect((await api.get(`/api${path}`)).statusCode).toBe(404);
  },
);

test('serves a placeholder for a picture that is not stored', async () => {
  const { statusCode, headers, body } = await api.get('/media/scene/home-gate-wide.svg', { key: null });
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(body).toContain('viewBox="0 0 1440 600"');
});

test('takes the first settings and contacts from the back office', async () => {
  expect((await api.manage('GET', '/contacts/')).json()).toMatchObject({ header_phone: '' });
  const phone = { header_phone: '+7 (800) 555-01-21' };
  expect((await api.manage('PUT', '/contacts/', phone)).json()).toMatchObject(phone);
  expect((await api.manage('PUT', '/settings/', { ordering: true })).json()).toMatchObject({ ordering: true });
  const site = (await api.get('/api/fetch/sitedata/')).json();
  expect(site).toMatchObject({ contacts: phone, settings: { ordering: true }, header_menu: [] });
});
