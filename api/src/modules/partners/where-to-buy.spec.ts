import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type WhereToBuyPageData as Data, WhereToBuyPageData } from '@site/contracts/where-to-buy';
import { orderCallsOf } from '../../../test/order-calls.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
let as: ReturnType<typeof orderCallsOf>['as'];
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '500' });
  as = orderCallsOf(api).as;
});
afterAll(() => api.close());

const fetchPage = async (path: string) => (await api.get(`/api/kupit_came/${path}`)).json();
const open = async (path = ''): Promise<Data> => WhereToBuyPageData.parse((await fetchPage(path)).pagedata);
const names = ({ items }: Data) => items.map(({ name }) => name);

describe('all of Russia', () => {
  test('lists all points with their local hours, and the filters', async () => {
    const data = await open();
    expect(data).toMatchObject({ city: null, found: 'here', total: 14, page: 1, pages: 2 });
    expect(data.items[0]).toMatchObject({ name: 'Паркинг Инжиниринг', distance_km: null, partner: null });
    for (const { opening } of data.items) expect(opening?.text).toMatch(/^(Открыто до|Закрыто, откроется)/);
    expect(data.cities[0]).toEqual({ value: 'voronezh', label: 'Воронеж', has_partners: true });
    expect(data.cities).toContainEqual({ value: 'omsk', label: 'Омск', has_partners: false });
    expect(data.services).toContain('mounting');
    expect((await fetchPage('')).content.map(({ type }: { type: string }) => type)).not.toContain('map');
  });

  test('is filtered by service, direction and opening, and ignores invalid values', async () => {
    expect(names(await open('?service=design&direction=Парковки'))).toEqual([
      'Паркинг Инжиниринг',
      'Сибирские системы',
      'Паркинг Инжиниринг, Ярославль',
      'Паркинг Инжиниринг, Тула',
    ]);
    expect((await open('?service=magic&direction=Сны&open=2&near=there&page=x')).total).toBe(14);
    const all = [...(await open()).items, ...(await open('?page=2')).items];
    const now = all.filter(({ opening }) => opening?.is_open).length;
    expect((await open('?open=1')).total).toBe(now);
    expect((await fetchPage('?service=design')).seo.robots).toContain('noindex');
  });

  test('is filtered by type, and lists shops without a page of their own', async () => {
    const data = await open();
    expect(data.types).toEqual(['dealer', 'shop', 'service', 'showroom', 'online']);
    const shops = await open('?type=shop');
    expect(names(shops)).toEqual(['Въездная группа', 'Мир ворот']);
    for (const item of shops.items)
      expect(item).toMatchObject({ types: ['shop'], services: ['sale'], url: null, level_label: null });
    expect(shops.points).toHaveLength(2);
    expect(names(await open('?type=showroom'))).toContain('Столичные ворота');
    expect(names(await open('?type=service&direction=Ворота'))).not.toContain('Столичные ворота');
    expect((await open('?type=dealer')).total).toBe(12);
    expect((await fetchPage('?type=shop')).seo.robots).toContain('noindex');
    expect(await open('voronezh/')).toMatchObject({ found: 'here', total: 1, items: [{ name: 'Мир ворот' }] });
    const { body } = await api.get('/sitemap-pages.xml');
    expect(body).toContain('<loc>https://site.test/kupit_came/voronezh/</loc>');
  });

  test('shows online shops beside the list of every town, filtered but never on the map', async () => {
    const online = async (path: string) => (await open(path)).online.map(({ name }) => name);
    const both = ['Автоматика Онлайн', 'Дом и\u00a0ворота'];
    for (const path of ['', 'moskva/', 'omsk/', '?type=online', '?service=sale'])
      expect([path, await online(path)]).toEqual([path, both]);
    for (const path of ['?type=shop', '?service=mounting', '?direction=Парковки'])
      expect([path, await online(path)]).toEqual([path, []]);
    expect(await online('?direction=Шлагбаумы')).toEqual(['Автоматика Онлайн']);
    const { points, items, total, online: shops } = await open('?type=online');
    expect([points, items, total]).toEqual([[], [], 0]);
    expect(shops[0]).toMatchObject({ site: 'https://avtomatika-onlayn.example/', is_authorised: true });
    expect(shops[0]!.opening?.text).toMatch(/^(Открыто до|Закрыто, откроется)/);
    expect(await open('moskva/?type=online')).toMatchObject({ total: 0, online: [{}, {}] });
  });

  test('sorts by distance from a given position, uncached', async () => {
    const data = await open('?near=53.2,49.9');
    expect(names(data).slice(0, 2)).toEqual(['Серебряный въезд', 'Ворота Плюс']);
    expect(data.items[0]?.distance_km).toBeGreaterThan(10);
    expect((await api.get('/api/kupit_came/?near=53.2,49.9')).headers['cache-control']).toBe('no-store');
  });
});

describe('a town', () => {
  test('shows its own points and name', async () => {
    const data = await open('moskva/');
    expect(data.city).toMatchObject({ name: 'Москва', prepositional: 'в\u00a0Москве' });
    expect(names(data)).toEqual(['Паркинг Инжиниринг', 'Столичные ворота']);
    expect((await fetchPage('kazan/')).seo.h1).toBe('Где купить в\u00a0Казани');
  });

  test('has unique texts', async () => {
    const { cities } = await open();
    const paragraphs = new Map<string, string>();
    for (const { value } of cities.filter(({ has_partners: here }) => here)) {
      const { content } = await fetchPage(`${value}/`);
      const own = [...JSON.stringify(content).matchAll(/<p>(.{60,}?)<\/p>/g)].map(([, words = '']) => words);
      expect([value, own.length > 1]).toEqual([value, true]);
      for (const words of own) {
        expect([words, paragraphs.get(words)]).toEqual([words, undefined]);
        paragraphs.set(words, value);
      }
    }
    expect((await fetchPage('omsk/')).content).toEqual([]);
  });

  test('shows the nearest points with their distance when it has none, and is not indexed', async () => {
    const omsk = await open('omsk/');
    expect(omsk.found).toBe('nearest');
    expect(names(omsk).slice(0, 2)).toEqual(['Сибирские системы', 'Урал Сервис']);
    expect(omsk.items[0]?.distance_km).toBeGreaterThan(590);
    expect(omsk.items[0]?.distance_km).toBeLessThan(630);
    expect(omsk.items).toHaveLength(5);
    expect((await fetchPage('omsk/')).seo).toMatchObject({ h1: 'Где купить в\u00a0Омске', robots: 'noindex, follow' });
    expect(await open('kazan/?service=repair')).toMatchObject({ found: 'nearest', city: { slug: 'kazan' } });
  });

  test('returns 404 when unknown', async () => {
    expect((await api.get('/api/kupit_came/atlantida/')).statusCode).toBe(404);
  });
});

describe('a branch of a partner', () => {
  const branch = {
    ...{ name: 'Склад на Волге', city: 'Тверь', address: 'ул. Пробная, д. 3', longitude: 35.9, latitude: 56.85 },
    ...{ phones: ['+74822000001'], email: '', manager_id: null, images: [] },
    hours: { days: ['9:00–18:00', '9:00–18:00', '9:00–18:00', '9:00–18:00', '9:00–18:00', '', ''], lunch: '' },
    ...{ is_service_center: true, is_showroom: false },
  };

  test('appears after approval in its town, on its own page and at its company', async () => {
    const session = await as('+79000000010');
    const added = await api.post('/api/account/profile/main-office/branches/add/', branch, { session });
    expect(added.statusCode).toBe(200);
    api.wait(6000);
    expect((await open('tver/')).found).toBe('nearest');
    const [{ id }] = (await api.manage('GET', '/revisions/')).json().items;
    await api.manage('POST', `/revisions/${id}/approve/`);
    api.wait(6000);
    const { found, items } = await open('tver/');
    expect(found).toBe('here');
    expect(items).toMatchObject([
      { name: 'Склад на Волге', partner: 'Ворота Плюс', city_slug: 'tver', address: 'Тверь, ул. Пробная, д. 3' },
    ]);
    // Repair is the branch's own service, mounting the company's.
    expect(items[0]?.services).toEqual(['sale', 'mounting', 'repair']);
    expect((await open('tver/?service=repair')).found).toBe('here');

    const url = items[0]!.url!;
    expect(url).toMatch(/^\/partners\/vorota-plyus\/tver-[0-9a-f]{8}\/$/);
    const page = await api.get(`/api${url}`);
    expect(page.json().seo).toMatchObject({ h1: 'Склад на Волге', canonical: url });
    expect(page.json().seo.jsonld).toContainEqual(
      expect.objectContaining({ '@type': 'LocalBusiness', openingHours: ['Mo-Fr 09:00-18:00'] }),
    );
    expect(page.body).toContain('/partners/vorota-plyus/');
    // The branch is found by its code even when the town in the address differs.
    expect((await api.get(`/api${url.replace('tver-', 'moskva-')}`)).json().seo.canonical).toBe(url);
    expect((await api.get('/api/partners/vorota-plyus/tver-00000000/')).statusCode).toBe(404);
    expect((await api.get(`/api${url.replace('vorota-plyus', 'ural-servis')}`)).statusCode).toBe(404);
    expect((await api.get('/api/partners/vorota-plyus/')).body).toContain(url);
    const map = (await api.get('/sitemap-pages.xml')).body;
    for (const path of [url, '/kupit_came/tver/']) expect(map).toContain(`<loc>https://site.test${path}</loc>`);
  });
});
