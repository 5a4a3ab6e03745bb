import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmptyDatabase } from '../test/prepared-database.ts';
import { startTestApp, type TestApp } from '../test/test-app.ts';
import type { Database } from './db/database.ts';
import { MAX_STALENESS } from './db/memo.ts';
import { hasDrawnProducts, missingContent } from './db/missing-content.ts';
import { pages } from './tables/page-tables.ts';

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

test('opens a form once the document to which it refers is published, at its standard address', async () => {
  const person = { phone: '+79160000001', surname: 'Ёлкина', name: 'Анна', email: 'anna@example.ru', city: 'Тула' };
  const consents = { inn: null, company: '', consent_personal: true, consent_marketing: false };
  const register = () => api.post('/api/account/user/registrate', { ...person, ...consents });
  const refused = await register();
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'no_document']);
  await api.db.insert(pages).values({
    ...{ path: '/consent-registration/', title: 'Согласие', h1: 'Согласие', description: '' },
    blocks: [],
  });
  api.wait(MAX_STALENESS);
  // This site has no operator of text messages.
  expect((await register()).json().code).toBe('sms');
  expect((await api.get('/api/fetch/sitedata/')).json().urls).toEqual({
    consent_registration: '/consent-registration/',
  });
});

test('gets its first administrator by one command, before anybody can register', async () => {
  const member = { phone: '+79160000002', roles: ['administrator'], surname: 'Первая', name: 'Вера' };
  expect((await api.manage('POST', '/staff/', { ...member, name: undefined })).statusCode).toBe(404);
  expect((await api.manage('POST', '/staff/', member)).json()).toMatchObject({
    items: [{ name: 'Первая Вера', roles: ['administrator'], second_factor: 'none' }],
  });
  const login = await api.post('/api/account/user/login', { phone: member.phone });
  // The account is known.
  expect([login.statusCode, login.json().code]).toEqual([503, 'sms']);
});
