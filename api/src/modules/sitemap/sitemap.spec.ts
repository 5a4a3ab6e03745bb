import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { startTestApp, type TestApp, type TestResponse } from '../../../test/test-app.ts';
import { all, one, parseXml } from '../../../test/xml.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
  await api.db.execute(sql`update products set is_published = false where slug = 'privod-sl-80'`);
});
afterAll(() => api.close());

const open = { key: null };

async function read(address: string, root: 'urlset' | 'sitemapindex', item: 'url' | 'sitemap') {
  const { statusCode, headers, body } = await api.get(address, open);
  expect([address, statusCode, headers['content-type']]).toEqual([address, 200, 'application/xml; charset=utf-8']);
  expect(body.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true);
  const document = parseXml(body);
  expect([document.name, document.attributes.xmlns]).toEqual([root, 'http://www.sitemaps.org/schemas/sitemap/0.9']);
  return all(document, item);
}

const maps = async () =>
  (await read('/sitemap.xml', 'sitemapindex', 'sitemap')).map((map) => new URL(one(map, 'loc').text));

test('lists all sitemaps in the index', async () => {
  const names = (await maps()).map(({ origin, pathname }) => origin + pathname);
  expect(names).toEqual(
    ['pages', 'catalog', 'products-1', 'publications'].map((name) => `https://site.test/sitemap-${name}.xml`),
  );
  expect((await api.get('/sitemap-products-2.xml', open)).statusCode).toBe(404);
  expect((await api.get('/sitemap-other.xml', open)).statusCode).toBe(404);
});

test('serves a self-contained offline page with the brand and the phone', async () => {
  const { body, headers } = await api.get('/offline.html', open);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
  expect(headers['content-security-policy']).toMatch(/default-src 'none'.*script-src 'sha256-/);
  expect(body).toContain('href="tel:+7');
  expect(body).not.toMatch(/(?:src|href)="(?!tel:|")/);
});

describe('pages', () => {
  let urls: string[];
  const pages = new Map<string, TestResponse>();
  beforeAll(async () => {
    const entries = await Promise.all((await maps()).map(({ pathname }) => read(pathname, 'urlset', 'url')));
    urls = entries.flat().map((entry) => one(entry, 'loc').text);
    for (const { pathname } of urls.map((url) => new URL(url))) pages.set(pathname, await api.get(`/api${pathname}`));
  });

  test('cover every section without duplicates', () => {
    const path = (start: string) => urls.filter((url) => url.startsWith(`https://site.test${start}`)).length;
    for (const section of [
      '/catalog/',
      '/product/',
      '/news/',
      '/blog/',
      '/articles/',
      '/projects/',
      '/partners/',
      '/kupit_came/',
      '/academy/calendar/',
      '/academy/trainers/',
      '/academy/training/',
      '/academy/online/',
      '/academy/locations/',
    ])
      expect([section, path(section) > 2]).toEqual([section, true]);
    expect(urls).toContain('https://site.test/');
    expect(urls).toContain('https://site.test/catalog/parking-systems/pay-back/');
    expect(new Set(urls).size).toBe(urls.length);
  });

  test('exist and are canonical and indexable', () => {
    for (const [path, { statusCode, json }] of pages) {
      expect([path, statusCode]).toEqual([path, 200]);
      const { seo } = json();
      expect([path, seo.canonical, seo.robots]).toEqual([path, path, 'index, follow']);
    }
  });

  test('include every indexable page that menus or other pages link to', async () => {
    const linked = new Set<string>();
    for (const { body } of [await api.get('/api/fetch/sitedata/'), ...pages.values()])
      for (const [, path = ''] of body.matchAll(/"(\/[a-z0-9_/-]*\/)\\?"/g)) if (!pages.has(path)) linked.add(path);
    const missing: string[] = [];
    for (const path of linked) {
      const { statusCode, json } = await api.get(`/api${path}`);
      if (statusCode !== 200) continue;
      const { seo } = json() as { seo?: { robots: string; canonical: string } };
      if (seo?.robots === 'index, follow' && seo.canonical === path) missing.push(path);
    }
    expect(missing).toEqual([]);
  });

  test('exclude pages that are not indexable', () => {
    for (const hidden of [
      '/product/privod-sl-80/',
      '/bloki/',
      '/account/',
      '/cart/',
      '/login/',
      '/news/anons-budushchego/',
      '/blog/chernovik/',
    ])
      expect(urls.filter((url) => url.startsWith(`https://site.test${hidden}`))).toEqual([]);
  });
});

test('has a valid lastmod for products and publications', async () => {
  for (const name of ['products-1', 'publications']) {
    const entries = await read(`/sitemap-${name}.xml`, 'urlset', 'url');
    for (const entry of entries) expect(one(entry, 'lastmod').text).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  }
});

test('lists each page once', async () => {
  const entries = await read('/sitemap-pages.xml', 'urlset', 'url');
  const addresses = entries.map((entry) => one(entry, 'loc').text);
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
});

test('has the publication time of editors’ content', async () => {
  const entries = await read('/sitemap-pages.xml', 'urlset', 'url');
  const changed = (path: string) =>
    one(
      entries.find((candidate) => one(candidate, 'loc').text === `https://site.test${path}`)!,
      'lastmod',
    ).text;
  for (const path of ['/', '/about/about-came/', '/faq/', '/projects/zavod-ural/'])
    expect([path, changed(path)]).toEqual([path, expect.stringMatching(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)]);
});

test('has an existing image for products, categories, publications and projects', async () => {
  const pictureOf = async (name: string, path: string) => {
    const entries = await read(`/sitemap-${name}.xml`, 'urlset', 'url');
    const entry = entries.find((candidate) => one(candidate, 'loc').text === `https://site.test${path}`);
    return one(one(entry!, 'image:image'), 'image:loc').text;
  };
  for (const [name, path] of [
    ['products-1', '/product/privod-sl-40/'],
    ['catalog', '/catalog/barriers/'],
    ['publications', '/news/br-skorostnye-shlagbaumy/'],
    ['pages', '/projects/zavod-ural/'],
  ] as const) {
    const { origin, pathname, search } = new URL(await pictureOf(name, path));
    expect(origin).toBe('https://site.test');
    const { statusCode, headers } = await api.get(pathname + search, open);
    expect([path, statusCode, headers['content-type']]).toEqual([path, 200, 'image/png']);
  }
});

describe('robots.txt', () => {
  /** Search engines apply the longest matching rule. All rules here are `Disallow`, so any match decides. */
  async function isClosed(path: string): Promise<boolean> {
    const { body } = await api.get('/robots.txt', open);
    const rules = [...body.matchAll(/^Disallow: (.+)$/gm)].map(([, rule = '']) => rule);
    return rules.some((rule) =>
      new RegExp(`^${rule.replace(/[.?+^$()[\]{}|\\]/g, '\\$&').replaceAll('*', '.*')}`).test(path),
    );
  }

  test.each([
    '/cart/',
    '/cart?step=checkout',
    '/account/orders/',
    '/search?query=x',
    '/order/1/',
    '/order-success?orderId=1',
    '/compare/',
    '/wishlist/',
    '/catalog/barriers?sort=cheap',
    '/catalog/barriers?series=ba&sort=name',
    '/catalog/barriers?series=ba&series=bc',
    '/login/',
  ])('keeps robots out of %s', async (path) => {
    expect(await isClosed(path)).toBe(true);
  });

  test.each([
    '/',
    '/catalog/',
    '/catalog/barriers/',
    '/catalog/barriers?page=2',
    '/catalog/barriers?series=ba',
    '/product/privod-sl-80/',
    '/catalog.xml',
    '/media/product/x.svg?v=1',
  ])('lets robots into %s', async (path) => {
    expect(await isClosed(path)).toBe(false);
  });

  test('links to the sitemap', async () => {
    expect((await api.get('/robots.txt', open)).body).toContain('\nSitemap: https://site.test/sitemap.xml\n');
  });
});
