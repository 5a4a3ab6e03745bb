import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { NewShop } from '@site/contracts/manage-shops';
import { WhereToBuyPageData } from '@site/contracts/where-to-buy';
import { eq, like } from 'drizzle-orm';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { syncContent } from '../../../demo/sync-content.ts';
import { contentSeeds } from '../../tables/publishing-tables.ts';
import { shops } from '../../tables/partner-tables.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
// Pages are cached for a few seconds.
beforeEach(() => api.wait(10_000));

const seen = async (town = '') =>
  WhereToBuyPageData.parse((await api.get(`/api/kupit_came/${town && `${town}/`}`)).json().pagedata);
const manage = (method: 'GET' | 'POST' | 'PUT', path = '', body?: object) => api.manage(method, `/shops/${path}`, body);
const shop = (change: Partial<NewShop> = {}) => ({
  ...{ kind: 'shop', name: 'Лавка ворот', phone: '+74872000000', hours: 'Пн–Пт, 9:00–18:00', directions: ['Ворота'] },
  ...{ city: 'Тула', address: 'Тула, ул. Пробная, д. 1' },
  ...change,
});

test('adds, changes, closes and reopens a shop, and records the decisions', async () => {
  const added = (await manage('POST', '', shop())).json();
  expect(added).toMatchObject({ slug: 'lavka-vorot-tula', longitude: 37.62, latitude: 54.19, is_closed: false });
  const inTula = async () => (await seen('tula')).items.filter(({ id }) => id === 'lavka-vorot-tula');
  expect(await inTula()).toMatchObject([{ name: 'Лавка ворот', owner: null, types: ['shop'], coords: [37.62, 54.19] }]);

  const changed = await manage('PUT', 'lavka-vorot-tula/', { hours: 'Пн–Вс, 10:00–20:00', partner: 'ural-servis' });
  expect(changed.json()).toMatchObject({ partner: 'ural-servis', address: expect.stringContaining('Пробная') });
  api.wait(10_000);
  expect(await inTula()).toMatchObject([
    { hours: 'Пн–Вс, 10:00–20:00', owner: { name: 'Урал Сервис', url: '/partners/ural-servis/' } },
  ]);
  expect((await manage('PUT', 'lavka-vorot-tula/', { partner: 'ural-servis' })).json().code).toBe('no_changes');

  await manage('POST', 'lavka-vorot-tula/close/', { reason: 'Переезд' });
  api.wait(10_000);
  expect(await inTula()).toEqual([]);
  const names = async (query = '') =>
    (await manage('GET', query)).json().items.map(({ slug }: { slug: string }) => slug);
  expect(await names()).not.toContain('lavka-vorot-tula');
  expect(await names('?all=true')).toContain('lavka-vorot-tula');
  const opened = (await manage('POST', 'lavka-vorot-tula/open/')).json();
  expect(opened.decisions.map(({ action, text }: { action: string; text: string }) => [action, text])).toEqual([
    ['open', ''],
    ['close', 'Переезд'],
    ['change', 'hours, partner'],
    ['add', 'Лавка ворот'],
  ]);
});

test('updates the coordinates with the town, and removes them for an online shop', async () => {
  await manage('POST', '', shop({ slug: 'kochevnik', longitude: 37.6, latitude: 54.2 }));
  const moved = (await manage('PUT', 'kochevnik/', { city: 'Омск', address: 'Омск, ул. Новая, д. 2' })).json();
  expect(moved).toMatchObject({ longitude: 73.37, latitude: 54.99 });
  const online = (await manage('PUT', 'kochevnik/', { kind: 'online', site: 'https://kochevnik.example/' })).json();
  expect(online).toMatchObject({ city: null, address: null, longitude: null, latitude: null });
  api.wait(10_000);
  expect((await seen()).online.map(({ id }) => id)).toContain('kochevnik');
});

test.each<[string, object, string]>([
  ['a shop without a town', shop({ city: null }), 'city'],
  ['an unknown town without coordinates', shop({ city: 'Хутор Дальний' }), 'longitude'],
  ['an online shop without a site', shop({ kind: 'online' }), 'site'],
  ['an invalid site address', shop({ site: 'javascript:alert(1)' }), 'site'],
  ['an unknown partner', shop({ partner: 'nobody' }), 'partner'],
  ['a duplicate slug', shop({ slug: 'mir-vorot-voronezh' }), 'slug'],
  ['an invalid phone', shop({ phone: '+712' }), 'phone'],
  ['an empty list of directions', shop({ directions: [] }), 'directions'],
])('rejects %s', async (_what, body, field) => {
  const response = await manage('POST', '', body);
  expect([response.statusCode, Object.keys(response.json().fields ?? {})]).toEqual([400, [field]]);
});

test('returns 404 for an unknown shop', async () => {
  expect((await manage('GET', 'nobody/')).statusCode).toBe(404);
  expect((await manage('PUT', 'nobody/', { hours: 'x' })).statusCode).toBe(404);
  expect((await manage('POST', 'nobody/close/', {})).statusCode).toBe(404);
});

test('links a partner’s shops to the partner’s page and back', async () => {
  const { items } = await seen('voronezh');
  const owner = { name: 'Столичные ворота', url: '/partners/stolichnye-vorota/' };
  expect(items.find(({ id }) => id === 'mir-vorot-voronezh')).toMatchObject({ owner });
  const { content } = (await api.get('/api/partners/stolichnye-vorota/')).json();
  expect(content.find(({ id }: { id: string }) => id === 'shops')).toMatchObject({
    title: 'Магазины партнёра',
    items: [{ title: 'Мир ворот', text: expect.stringContaining('Воронеж') }],
  });
});

test('upgrades the seeded shops and keeps those edited by a manager', async () => {
  const place = (slug: string) => `/kupit_came/#${slug}`;
  const mir = 'mir-vorot-voronezh';
  const online = 'avtomatika-onlayn';
  const garage = 'vezdnaya-gruppa-nizhniy-novgorod';
  await api.db.delete(shops);
  await api.db.delete(contentSeeds).where(like(contentSeeds.address, '/kupit_came/#%'));
  expect((await syncContent(api.db, new Date())).brought).toHaveLength(4);
  api.wait(10_000);
  expect((await seen()).points.map(({ id }) => id)).toContain(mir);
  expect(await syncContent(api.db, new Date())).toEqual({ brought: [], offered: [] });

  await manage('PUT', `${mir}/`, { note: 'Своё' });
  await manage('POST', `${online}/close/`, {});
  await api.db.update(shops).set({ note: 'прежний текст' }).where(eq(shops.slug, garage));
  await api.db
    .update(contentSeeds)
    .set({ hash: 'of another text' })
    .where(like(contentSeeds.address, '/kupit_came/#%'));
  const { brought } = await syncContent(api.db, new Date());
  expect(brought).toContain(place(garage));
  for (const slug of [mir, online]) expect(brought).not.toContain(place(slug));
  expect((await manage('GET', `${mir}/`)).json()).toMatchObject({ note: 'Своё' });
  expect((await manage('GET', `${online}/`)).json()).toMatchObject({ is_closed: true });
  expect((await manage('GET', `${garage}/`)).json().note).toContain('Запасные части');
});
