import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PageResponse } from '@site/contracts/page';
import { type SearchGroup, type SearchPageData, SuggestResponse } from '@site/contracts/search';
import { sql } from 'drizzle-orm';
import { logIn, startTestApp, type TestApp } from '../../../test/test-app.ts';

const A_MINUTE = 60_000;

let api: TestApp;
let partner: string;
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '50' });
  partner = await logIn(api, '+79000000005');
});
afterAll(() => api.close());

async function search(query: string, view: { group?: SearchGroup; page?: number } = {}, session: string | null = null) {
  const address = new URLSearchParams({
    query,
    ...(view.group && { group: view.group }),
    ...(view.page && { page: String(view.page) }),
  });
  const answer = PageResponse.parse((await api.get(`/api/search/?${address}`, { session })).json());
  return { seo: answer.seo, data: answer.pagedata as SearchPageData };
}
const suggest = async (query: string) =>
  SuggestResponse.parse((await api.get(`/api/search/suggest/?query=${encodeURIComponent(query)}`)).json());
const names = ({ products }: SearchPageData) => products.map(({ name }) => name.replaceAll('\u00a0', ' '));
const articles = ({ products }: SearchPageData) => products.map(({ article }) => article);

describe('article', () => {
  test.each(['901SL-0080', '901sl0080', '901 SL 0080', '901SL–0080', '9.01SL-0080', '001SL80-24', '901ЫД-0080'])(
    '«%s» finds its product',
    async (query) => {
      expect((await search(query)).data.exact_url).toBe('/product/privod-sl-80/');
    },
  );

  test('is recognised in look-alike Cyrillic letters', async () => {
    expect((await search('903ВА-0040')).data.exact_url).toBe('/product/shlagbaum-ba-40/');
  });

  test.each(['901SL', '901sl-00', '901 sl 00'])('prefix «%s» finds all matching articles', async (query) => {
    const { data } = await search(query, { group: 'products' });
    expect(data.exact_url).toBeNull();
    expect(
      articles(data)
        .slice(0, 4)
        .every((article) => article.startsWith('901SL')),
    ).toBe(true);
  });

  test('is not found for an unpublished product', async () => {
    await api.db.execute(sql`update products set is_published = false where article = '901TN-0350'`);
    api.wait(5_000);
    expect((await search('901TN-0350')).data.exact_url).toBeNull();
    await api.db.execute(sql`update products set is_published = true where article = '901TN-0350'`);
    api.wait(5_000);
    expect((await search('901TN-0350')).data.exact_url).toBe('/product/privod-titan-35/');
  });
});

describe('words', () => {
  test('match in any form, with ё or е', async () => {
    const [one, many] = [await search('привод'), await search('приводы')];
    expect(one.data.counts).toEqual(many.data.counts);
    expect(one.data.counts.products).toBeGreaterThan(30);
    expect((await search('безбилётная')).data.counts.products).toBe((await search('безбилетная')).data.counts.products);
  });

  test('match together in any order', async () => {
    const { data } = await search('ворот откатных привод', { group: 'products' });
    expect(data.correction).toBeNull();
    expect(names(data).every((name) => name.startsWith('Привод для откатных ворот'))).toBe(true);
  });

  test('rank higher in the order of the name', async () => {
    const { data } = await search('плата управления');
    expect(names(data)[0]).toMatch(/^Плата управления/);
  });

  test('match every spelling of a model', async () => {
    for (const query of ['SL-80', 'sl80', 'SL 80', 'привод sl-80'])
      expect(articles((await search(query)).data)[0]).toBe('901SL-0080');
  });

  test.each(['СЛ-80', 'сл 80', 'эсэл 80', 'эс эл 80', 'привод сл 80', 'эс-эл-80'])('«%s» is SL-80', async (query) => {
    const { data } = await search(query);
    expect(articles(data)[0]).toBe('901SL-0080');
    expect(data.correction).toBeNull();
  });

  test.each(['ВА 40', 'БА-40', 'би-эй 40'])('«%s» is BA-40', async (query) => {
    expect(articles((await search(query)).data)[0]).toBe('903BA-0040');
  });

  test('match volts in either alphabet', async () => {
    const { data } = await search('привод 24 v');
    expect(data).toMatchObject({ correction: null, did_you_mean: null });
    expect(data.counts).toEqual((await search('привод 24 в')).data.counts);
  });

  test('match by synonyms', async () => {
    expect(names((await search('паркомат')).data)[0]).toMatch(/касса/i);
    expect((await search('барьер')).data.counts.products).toBe((await search('шлагбаум')).data.counts.products);
  });

  test('match items with most of them when no item has all', async () => {
    const { data } = await search('шлагбаум турникет');
    expect(data.counts.products).toBeGreaterThan(10);
    expect((await search('зелёный слон')).data.counts.products).toBe(0);
  });

  test('rank discontinued products last regardless of popularity', async () => {
    await api.db.execute(sql`update products set popularity = 4000 where article = '901SL-0050'`);
    api.wait(5_000);
    const { data } = await search('привод откатных ворот sl', { group: 'products' });
    expect(articles(data).at(-1)).toBe('901SL-0050');
  });
});

describe('correction', () => {
  test.each([
    ['ghbdjl', 'привод', 'layout'],
    ['cdtn', 'свет', 'layout'],
    ['ikfu,fev', 'шлагбаум', 'layout'],
    ['shlagbaum', 'шлагбаум', 'transliteration'],
    ['turniket tripod', 'турникет трипод', 'transliteration'],
    ['титан', 'titan', 'transliteration'],
    ['шлакбаум', 'шлагбаум', 'typo'],
    ['шлагбаум скоросной', 'шлагбаум скоростной', 'typo'],
    ['shlagbaun', 'шлагбаум', 'transliteration'],
  ] as const)('«%s» is corrected to «%s» (%s)', async (typed, query, reason) => {
    const { data } = await search(typed);
    expect(data.correction).toEqual({ query, reason });
    expect(data.counts).toEqual((await search(query)).data.counts);
    expect(data.counts.products).toBeGreaterThan(0);
  });

  test('leaves an unknown short word unchanged', async () => {
    for (const query of ['abc', 'фис', 'qwz']) expect((await search(query)).data.correction).toBeNull();
  });

  test('offers an uncertain reading instead of applying it', async () => {
    const { data } = await search('ыд');
    expect([data.correction, data.did_you_mean]).toEqual([null, 'sl']);
  });

  test.each(['abc', 'абц'])('«%s»: does not offer prefixes or single letters', async (query) => {
    const { data } = await search(query);
    expect([data.correction, data.did_you_mean]).toEqual([null, null]);
  });

  test('leaves words with results unchanged', async () => {
    for (const query of ['привод', 'sl', 'шлагб', 'титановый'])
      expect((await search(query)).data.correction?.query).not.toBe(query);
    expect((await search('шлагб')).data.correction).toBeNull();
  });
});

describe('search page', () => {
  test('shows the first results of each group, or one group with paging', async () => {
    const overview = (await search('шлагбаум')).data;
    expect(Object.values(overview.counts).filter((count) => count > 0).length).toBeGreaterThanOrEqual(4);
    expect(overview.products.length).toBeLessThan(overview.counts.products);

    const { data } = await search('привод', { group: 'products' });
    expect([data.products.length, data.categories, data.pages]).toEqual([24, [], Math.ceil(data.counts.products / 24)]);
    const second = (await search('привод', { group: 'products', page: 2 })).data;
    const ids = [...data.products, ...second.products].map(({ id }) => id);
    expect(new Set(ids).size).toBe(data.counts.products);
  });

  test('shows the last page for a number beyond the end', async () => {
    const last = (await search('привод', { group: 'products', page: 2 })).data;
    expect(last.pages).toBe(2);
    expect((await search('привод', { group: 'products', page: 99 })).data).toEqual(last);
    expect((await search('привод', { page: 99 })).data).toMatchObject({ group: null, page: 1 });
    expect((await search('бегемот', { group: 'products', page: 99 })).data).toMatchObject({ page: 1, pages: 0 });
  });

  test('finds categories, documents, news and courses', async () => {
    expect((await search('турникеты')).data.categories[0]).toMatchObject({ url: 'turnstiles' });
    expect((await search('инструкция sl')).data.documents[0]?.url).toBe(
      '/media/document/instruktsiya-po-montazhu-seriya-sl.pdf',
    );
    expect((await search('гарантия 36 месяцев')).data.news[0]?.slug).toBeDefined();
    expect((await search('подключить фотоэлементы')).data.news[0]?.url).toMatch(/^\/articles\//);
    expect((await search('вебинар')).data.training.length).toBeGreaterThan(0);
  });

  test.each([
    ['доставка', 'sections', '/delivery/'],
    ['гарантия', 'sections', '/warranty/'],
  ] as const)('finds pages: «%s» has first %s with %s', async (query, group, url) => {
    const { data } = await search(query);
    expect(data.order[0]).toBe(group);
    expect(data.sections.map((page) => page.url)).toContain(url);
  });

  test('finds answers, and partners by their town', async () => {
    const answer = (await search('оплатить организации')).data.faq[0];
    expect(answer?.answer).toMatch(/^<p>/);
    const { data } = await search('партнёр Казань');
    expect(data.order[0]).toBe('partners');
    expect(data.partners[0]?.cities).toContain('Казань');
  });

  test('omits pages that are not public', async () => {
    expect((await search('блоки страниц')).data.sections.map(({ url }) => url)).not.toContain('/bloki/');
  });

  test('shows popular categories when there are no results', async () => {
    const { data, seo } = await search('бегемот');
    expect(Object.values(data.counts).every((count) => count === 0)).toBe(true);
    expect(data.popular.length).toBeGreaterThan(3);
    expect(seo.description).toContain('ничего не\u00a0найдено');
  });

  test('is excluded from search engines and caches', async () => {
    const { seo } = await search('привод');
    expect(seo.robots).toBe('noindex, follow');
    expect((await api.get('/api/search/?query=x1')).headers['cache-control']).toBe('no-store');
  });

  test('accepts `q` and handles malformed parameters', async () => {
    expect((await api.get('/api/search/?q=sl-80')).json().pagedata.products.length).toBeGreaterThan(0);
    for (const tail of [
      '',
      '?query=',
      '?query=a',
      '?query=%01',
      `?query=${'я'.repeat(500)}`,
      '?query=a&query=b',
      '?query=привод&page=-1&group=nothing',
      '?query=%27%20or%201=1--',
    ])
      expect([tail, (await api.get(`/api/search/${encodeURI(tail).replaceAll('%25', '%')}`)).statusCode]).toEqual([
        tail,
        200,
      ]);
    expect((await api.get('/api/search/?query=%00')).statusCode).toBe(400);
  });

  test('has partner prices for that partner only', async () => {
    const own = await search('sl-80', {}, partner);
    expect(own.data.products[0]?.price).toEqual({ retail: 32400, own: 24300, discount_percent: 25 });
    for (const session of [null, await logIn(api, '+79000000001')])
      expect(JSON.stringify(await search('sl-80', {}, session))).not.toMatch(/"own"|discount_percent|qty_hint/);
  });
});

describe('suggestions', () => {
  test('are at most eight, of several groups', async () => {
    const { items, total, correction } = await suggest('шлагб');
    expect(items.length).toBeLessThanOrEqual(8);
    expect(new Set(items.map(({ group }) => group)).size).toBeGreaterThanOrEqual(3);
    expect(items[0]).toMatchObject({ group: 'categories', title: 'Шлагбаумы', url: '/catalog/barriers/' });
    expect(total).toBeGreaterThan(items.length);
    expect(correction).toBeNull();
  });

  test('begin with the product when its article is typed', async () => {
    const { items } = await suggest('901sl0080');
    expect(items[0]).toMatchObject({ group: 'products', note: '901SL-0080', url: '/product/privod-sl-80/' });
    expect(items[0]?.picture).toMatch(/^\/media\/product\//);
  });

  test('are corrected like the page', async () => {
    expect((await suggest('ghbdj')).correction).toEqual({ query: 'приво', reason: 'layout' });
    expect((await suggest('шлакба')).correction).toEqual({
      query: expect.stringMatching(/^шлагбаум/),
      reason: 'typo',
    });
  });

  test('contain no partner prices', async () => {
    const { body, headers } = await api.get('/api/search/suggest/?query=sl-80', { session: partner });
    expect(body).not.toMatch(/24.?300|own|discount/);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('put a matching section first', async () => {
    expect((await suggest('доставка')).items[0]).toMatchObject({ group: 'sections', url: '/delivery/' });
  });

  test('are empty for a single letter', async () => {
    expect((await suggest('п')).items).toEqual([]);
  });
});

test('finds a renamed product by its new name only, within five seconds', async () => {
  await api.db.execute(sql`update products set name = 'Катапульта садовая' where article = '903BS-0010'`);
  api.wait(5_000);
  expect(articles((await search('катапульта')).data)).toEqual(['903BS-0010']);
  expect(articles((await search('опора стрелы')).data)).not.toContain('903BS-0010');
});

test('finds new publications within two minutes', async () => {
  const document = {
    kind: 'publication',
    address: '/news/kenguru/',
    title: 'Кенгуру на выставке',
    lead: 'x',
    published_at: '2026-01-01T09:00:00Z',
    scene: 'factory',
    blocks: [],
  };
  await api.manage('PUT', '/content/', { document, base: null });
  await api.manage('POST', '/content/publish/', { address: document.address, revision: 1 });
  api.wait(2 * A_MINUTE);
  expect((await search('кенгуру')).data.news.map(({ slug }) => slug)).toEqual(['kenguru']);
});

test('limits the rate of suggestion requests', async () => {
  const answers = await Promise.all(Array.from({ length: 320 }, () => api.get('/api/search/suggest/?query=sl')));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(250);
  expect(statuses).toContain(429);
});
