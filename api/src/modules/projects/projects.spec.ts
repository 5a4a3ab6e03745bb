import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PageResponse } from '@site/contracts/page';
import { ProjectListPageData as List } from '@site/contracts/projects';
import { eq } from 'drizzle-orm';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { projects } from '../../tables/project-tables.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const fetchPage = async (path: string) => PageResponse.parse((await api.get(`/api/projects/${path}`)).json());
const open = async (query = '') => List.parse((await fetchPage(query)).pagedata);
const titles = ({ items }: List) => items.map(({ title }) => title);

describe('the list', () => {
  test('shows the newest first, twelve per page, and returns 404 past the end', async () => {
    const first = await open();
    expect(first).toMatchObject({ view: 'list', towns: [], from: 1, page: 1, pages: 2, total: 13 });
    expect(first.items).toHaveLength(12);
    expect(first.items[0]).toMatchObject({ year: 2026, city: 'Санкт-Петербург', object_type: 'Жилой комплекс' });
    const second = await open('?page=2');
    expect(second.items).toHaveLength(1);
    expect(titles(await open('?page=1-2'))).toEqual([...titles(first), ...titles(second)]);
    expect((await api.get('/api/projects/?page=3')).statusCode).toBe(404);
  });

  test('filters by direction, object, town and year together, and ignores invalid values', async () => {
    const { filters } = await open();
    expect(filters.map(({ name }) => name)).toEqual(['direction', 'type', 'city', 'year']);
    expect(filters.find(({ name }) => name === 'year')?.options[0]).toBe('2026');
    expect((await open('?direction=Парковки')).total).toBe(7);
    expect(titles(await open('?direction=Парковки&city=Самара&year=2026'))).toEqual([
      'Безбилетная парковка торгового центра «Волга»',
    ]);
    expect(await open('?city=Атлантида')).toMatchObject({ items: [], pages: 0, total: 0 });
    expect((await open('?year=soon&view=globe')).total).toBe(13);
    for (const { name, options } of filters)
      for (const option of options) {
        const { total } = await open(`?${name}=${encodeURIComponent(option)}`);
        expect([option, total > 0, total < 13]).toEqual([option, true, true]);
      }
  });

  test('is indexed only as a whole', async () => {
    const robots = async (query: string) => (await fetchPage(query)).seo.robots;
    expect(await robots('')).toBe('index, follow');
    for (const query of ['?view=map', '?city=Самара', '?page=1-2']) expect(await robots(query)).toBe('noindex, follow');
    expect((await fetchPage('?view=map')).seo.canonical).toBe('/projects/');
  });
});

describe('the map', () => {
  test('shows each town once with coordinates and count, beside the same list', async () => {
    const map = await open('?view=map');
    expect(map.view).toBe('map');
    expect(titles(map)).toEqual(titles(await open()));
    expect(map.towns[0]).toEqual({ name: 'Екатеринбург', coords: [60.61, 56.84], count: 1 });
    expect(map.towns).toContainEqual({ name: 'Самара', coords: [50.15, 53.2], count: 2 });
    expect(map.towns.reduce((sum, { count }) => sum + count, 0)).toBe(13);
  });

  test('is filtered like the list, but keeps the other towns selectable', async () => {
    const chosen = await open('?view=map&city=Самара&direction=Парковки');
    expect(chosen.total).toBe(2);
    expect(chosen.towns.map(({ name }) => name)).toEqual([
      'Москва',
      'Нижний Новгород',
      'Новосибирск',
      'Самара',
      'Санкт-Петербург',
    ]);
    expect(await open('?view=map&year=2001')).toMatchObject({ items: [], towns: [] });
  });

  test('includes projects in towns missing from the list', async () => {
    const [row] = await api.db.select().from(projects).limit(1);
    await api.db.insert(projects).values({ ...row!, id: 900, slug: 'hutor', city: 'Хутор Дальний', year: 2019 });
    const map = await open('?view=map&year=2019');
    expect(map).toMatchObject({ total: 1, towns: [{ name: 'Хутор Дальний', coords: null, count: 1 }] });
  });
});

describe('a project', () => {
  const blocksOf = async (slug: string) => (await fetchPage(`${slug}/`)).content;

  test('shows the editors’ blocks, then its fields with the equipment once', async () => {
    const content = await blocksOf('zavod-ural');
    expect(content.map(({ type }) => type)).toEqual([
      ...['image', 'text', 'numbers'],
      ...['table', 'gallery', 'products', 'partners', 'projects'],
    ]);
    expect(new Set(content.map(({ id }) => id)).size).toBe(content.length);
    const [facts, gallery, products] = content.slice(3);
    expect(facts).toMatchObject({
      type: 'table',
      rows: [
        ['Город', 'Екатеринбург'],
        ['Объект', 'Промышленное предприятие'],
        ['Направления', 'Ворота, шлагбаумы'],
        ['Год', '2025'],
      ],
    });
    expect(gallery).toMatchObject({ pictures: [{ alt: 'Ворота склада готовой продукции' }, {}] });
    expect(products).toMatchObject({
      title: 'Оборудование проекта',
      products: [{ article: '901TN-0350' }, { article: '903BG-0100' }, { article: '906RB-0500' }],
    });
  });

  test('shows figures, equipment and the scheme of its car park', async () => {
    const content = await blocksOf('torgovyy-centr-volga');
    const [facts, , products, offer, quantities] = content.slice(3);
    expect(content.slice(3).map(({ type }) => type)).toEqual([
      ...['table', 'gallery', 'products', 'cta', 'table', 'partners', 'projects'],
    ]);
    expect(facts).toMatchObject({
      rows: expect.arrayContaining([
        ['Машиномест', '900'],
        ['Въездов', '2'],
        ['Выездов', '2'],
        ['Срок монтажа', '14\u00a0дней'],
      ]),
    });
    const rows = quantities?.type === 'table' ? quantities.rows : [];
    const shown = products?.type === 'products' ? products.products.map(({ article }) => article) : [];
    expect(rows.map(([, article]) => article).toSorted()).toEqual(shown.toSorted());
    expect(rows).toContainEqual([expect.any(String), '908PE-0030', '2']);
    expect(offer).toMatchObject({
      button: {
        label: 'Повторить эту схему',
        url: '/catalog/parking-systems/configurator?project=torgovyy-centr-volga',
      },
    });
  });

  test('links to its partner’s page and back', async () => {
    const [partner] = (await blocksOf('zavod-ural')).filter(({ type }) => type === 'partners');
    expect(partner).toMatchObject({ title: 'Проект выполнил партнёр', items: [{ url: '/partners/ural-servis/' }] });
    const { content } = PageResponse.parse((await api.get('/api/partners/ural-servis/')).json());
    expect(content.find(({ type }) => type === 'projects')).toMatchObject({
      items: [{ url: '/projects/zavod-ural/', directions: ['Ворота', 'Шлагбаумы'] }],
    });
    // No partner, or one that has left the directory.
    expect((await blocksOf('naberezhnaya-samara')).map(({ type }) => type)).not.toContain('partners');
    await api.db.update(projects).set({ partner: 'left-us' }).where(eq(projects.slug, 'shkola-12-kazan'));
    expect((await blocksOf('shkola-12-kazan')).map(({ type }) => type)).not.toContain('partners');
  });
});

test('serves a project as an indexed page, and returns 404 for an unknown one', async () => {
  const { seo, content } = await fetchPage('zavod-ural/');
  expect(seo).toMatchObject({ h1: 'Въездная группа завода «Урал»', canonical: '/projects/zavod-ural/' });
  expect(seo.breadcrumbs.map(({ url }) => url)).toEqual(['/', '/projects/', '/projects/zavod-ural/']);
  expect(content.map(({ type }) => type)).toContain('numbers');
  expect((await api.get('/api/projects/net-takogo/')).statusCode).toBe(404);
});
