import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { APIRequestContext, Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { goods } from '../../fixtures/shop.ts';
import { expect, test } from '../../fixtures/test.ts';

const LIBRE_OFFICE = ['/usr/bin/soffice', '/usr/bin/libreoffice'].find(existsSync);
/** Picks up to `size` items at even intervals. */
const sampleOf = <T>(items: T[], size: number) =>
  items.filter((_, index) => index % Math.ceil(items.length / size) === 0);

test('serves the price list as a named workbook with an ETag', async ({ request }) => {
  const response = await request.get(paths.catalogWorkbook());
  expect(response.status()).toBe(200);
  expect(response.headers()['content-type']).toBe('application/vnd.ms-excel');
  const disposition = response.headers()['content-disposition'] ?? '';
  expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w%.-]+\.xls$/);
  expect(decodeURIComponent(disposition.split("UTF-8''")[1] ?? '')).toMatch(
    /^Прайс-лист Камертон \d\d\.\d\d\.\d{4}\.xls$/,
  );
  const body = await response.body();
  expect(body.subarray(0, 8).toString('hex')).toBe('d0cf11e0a1b11ae1');
  const again = await request.get(paths.catalogWorkbook(), {
    headers: { 'if-none-match': response.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
});

test('opens in LibreOffice with headings, text articles, numeric prices and no formulas', async ({ request, site }) => {
  test.skip(!LIBRE_OFFICE, 'needs LibreOffice');
  test.slow();
  const folder = await mkdtemp(join(tmpdir(), 'price-list-'));
  try {
    await writeFile(join(folder, 'catalog.xls'), await (await request.get(paths.catalogWorkbook())).body());
    // Semicolon-separated UTF-8 with quoted texts and unquoted numbers.
    const options = [
      '--headless',
      `-env:UserInstallation=file://${folder}/profile`,
      '--convert-to',
      'csv:Text - txt - csv (StarCalc):59,34,76,1,,0,true,false',
    ];
    await promisify(execFile)(LIBRE_OFFICE!, [...options, '--outdir', folder, join(folder, 'catalog.xls')], {
      timeout: 90_000,
    });
    const csv = (await readFile(join(folder, 'catalog.csv'), 'utf8')).replaceAll('\u00a0', ' ');
    const lines = csv
      .trim()
      .split('\n')
      .map((line): string[] => [...line.matchAll(/"(?:[^"]|"")*"|[^;]+|(?<=;)(?=;|$)/g)].map(([cell]) => cell));
    expect(lines[0]?.[0]).toMatch(/"Цены действительны на \d\d\.\d\d\.\d{4}"$/);
    const header = lines.findIndex((cells) => cells.includes('"Артикул"'));
    expect(lines[header]).toEqual(
      ['Артикул', 'Наименование', 'Категория', 'Ед.', 'Цена, ₽ (с НДС)', 'Наличие', 'Гарантия, мес.', 'Ссылка'].map(
        (name) => `"${name}"`,
      ),
    );
    const rows = lines.slice(header + 1);
    expect(rows.length).toBeGreaterThan(200);
    const row = rows.find(([article]) => article === `"${goods.drive.article}"`)!;
    expect([row[1], row[3]]).toEqual([`"${goods.drive.name}"`, '"шт."']);
    expect(row[4]).toMatch(/^32\D?400$/); // A number, because it is not quoted.
    expect(row.at(-1)).toBe(`"${site.url}${paths.product(goods.drive.slug)}"`);
    for (const cells of rows)
      expect(
        cells.filter((cell) => /^"?[=+@-]/.test(cell)),
        cells.join(';'),
      ).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/** Parses a sitemap or a feed with the browser's XML parser. */
const readXml = (page: Page, text: string) =>
  page.evaluate((xml) => {
    const document = new DOMParser().parseFromString(xml, 'application/xml');
    const texts = (selector: string) =>
      Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent ?? '');
    return {
      error: document.querySelector('parsererror')?.textContent ?? null,
      root: document.documentElement.nodeName,
      date: document.documentElement.getAttribute('date'),
      locations: texts('url > loc, sitemap > loc'), // Not those of pictures.
      names: texts('shop > name, shop > company, shop > url'),
      categories: Array.from(
        document.querySelectorAll('categories > category'),
        (category) => [category.id, category.getAttribute('parentId')] as const,
      ),
      offers: Array.from(document.querySelectorAll('offers > offer'), (offer) => ({
        id: offer.id,
        ...(Object.fromEntries(
          Array.from(offer.children, ({ nodeName, textContent }) => [nodeName, textContent ?? '']),
        ) as Record<string, string>),
      })),
    };
  }, text);

test('serves a valid feed with the required fields and working links in every offer', async ({
  page,
  request,
  site,
}) => {
  const response = await request.get(paths.catalogFeed());
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  const text = await response.text();
  expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>')).toBe(true);
  const feed = await readXml(page, text);
  expect([feed.error, feed.root]).toEqual([null, 'yml_catalog']);
  expect(feed.date).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+03:00$/);
  expect(feed.names.every(Boolean) && feed.names.length === 3).toBe(true);

  const categories = new Set(feed.categories.map(([id]) => id));
  for (const [id, parent] of feed.categories)
    expect([id, parent === null || categories.has(parent)]).toEqual([id, true]);
  expect(new Set(feed.offers.map(({ id }) => id)).size).toBe(feed.offers.length);
  expect(feed.offers.length).toBeGreaterThan(200);
  for (const offer of feed.offers) {
    for (const name of ['name', 'vendor', 'url', 'price', 'currencyId', 'categoryId', 'picture'])
      expect([offer.id, name, offer[name as 'id']]).toEqual([offer.id, name, expect.stringMatching(/\S/)]);
    const { price, url, picture, categoryId, currencyId } = offer as Record<string, string>;
    expect(price).toMatch(/^[1-9]\d*(\.\d\d)?$/);
    expect([
      currencyId,
      categories.has(categoryId!),
      url!.startsWith(`${site.url}/product/`),
      picture!.startsWith(`${site.url}/media/`),
    ]).toEqual(['RUB', true, true, true]);
  }
  const ids = feed.offers.map(({ id }) => Number(id));
  expect(ids).toContain(goods.drive.id);
  expect(ids).not.toContain(goods.discontinued.id);
  expect(ids).not.toContain(goods.unpriced.id);
  for (const offer of sampleOf(feed.offers as unknown as Record<string, string>[], 5))
    for (const address of [offer.url!, offer.picture!])
      expect([address, (await request.get(address)).status()]).toEqual([address, 200]);
});

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const robotsOf = (html: string) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1];

async function locations(page: Page, request: APIRequestContext, address: string) {
  const response = await request.get(address);
  expect([address, response.status(), response.headers()['content-type']]).toEqual([
    address,
    200,
    'application/xml; charset=utf-8',
  ]);
  const { error, locations } = await readXml(page, await response.text());
  expect([address, error]).toEqual([address, null]);
  return locations;
}

test('lists existing pages in the sitemap by canonical address', async ({ page, request, site }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const index = /^Sitemap: (.+)$/m.exec(robots)?.[1];
  expect(index).toBe(`${site.url}/sitemap.xml`);
  const maps = await locations(page, request, index!);
  expect(maps.length).toBeGreaterThan(2);
  for (const map of maps) {
    const addresses = await locations(page, request, map);
    expect([map, addresses.length > 0, new Set(addresses).size]).toEqual([map, true, addresses.length]);
    for (const address of sampleOf(addresses, 12)) {
      const response = await request.get(address, { maxRedirects: 0 });
      const html = await response.text();
      expect([address, response.status(), canonicalOf(html), robotsOf(html)]).toEqual([
        address,
        200,
        address,
        'index, follow',
      ]);
      const rules = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, rule]) => rule!);
      expect([
        address,
        rules.find((rule) => !rule.includes('*') && new URL(address).pathname.startsWith(rule)),
      ]).toEqual([address, undefined]);
    }
  }
});

test('sets the canonical address of filtered lists, and noindex on personal pages', async ({ request, site }) => {
  const list = paths.category('sliding-gates');
  for (const address of [
    `${list.slice(0, -1)}?sort=cheap`,
    `${list.slice(0, -1)}?availability=in_stock&motor_voltage=24-v`,
    `${list.slice(0, -1)}?utm_source=mail`,
  ])
    expect([address, canonicalOf(await (await request.get(address)).text())]).toEqual([address, site.url + list]);
  for (const address of [
    paths.search('привод'),
    paths.cart(),
    paths.compare(),
    paths.sharedCompare([3, 4]),
    paths.wishlist(),
    paths.login(),
    paths.register(),
  ])
    expect([address, robotsOf(await (await request.get(address)).text())]).toEqual([
      address,
      expect.stringMatching(/^noindex/),
    ]);
});

test('matches the structured data of a product with the page', async ({ page }) => {
  await page.goto(paths.product(goods.drive.slug));
  const entries = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as Record<string, unknown>,
  );
  const product = entries.find((entry) => entry['@type'] === 'Product')!;
  expect(product).toMatchObject({
    sku: goods.drive.article,
    offers: { price: goods.drive.price, priceCurrency: 'RUB' },
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(String(product.name).replaceAll(/\s/g, '\\s')),
  );
});
