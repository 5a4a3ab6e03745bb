import type { APIRequestContext } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { expect, test } from '../../fixtures/test.ts';

/** Picks up to `size` items at even intervals. */
const sampleOf = <T>(items: T[], size: number) =>
  items.filter((_, index) => index % Math.ceil(items.length / size) === 0);

test('serves the price list as a named workbook with an ETag, and the feed as XML', async ({ request }) => {
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

  const feed = await request.get(paths.catalogFeed());
  expect([feed.status(), feed.headers()['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
  expect(await feed.text()).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>.*<\/yml_catalog>\s*$/s);
});

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
const robotsOf = (html: string) => /<meta name="robots" content="([^"]*)"/.exec(html)?.[1];

async function locations(request: APIRequestContext, address: string) {
  const response = await request.get(address);
  expect([address, response.status(), response.headers()['content-type']]).toEqual([
    address,
    200,
    'application/xml; charset=utf-8',
  ]);
  return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location!);
}

test('lists existing pages in the sitemap by canonical address', async ({ request, site }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const index = /^Sitemap: (.+)$/m.exec(robots)?.[1];
  expect(index).toBe(`${site.url}/sitemap.xml`);
  const maps = await locations(request, index!);
  expect(maps.length).toBeGreaterThan(2);
  for (const map of maps) {
    const addresses = await locations(request, map);
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
