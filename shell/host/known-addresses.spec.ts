import { afterEach, expect, test } from '@jest/globals';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { followSitemap, KnownAddresses } from './known-addresses.ts';

const files: Record<string, string> = {
  '/sitemap.xml': '<sitemapindex><sitemap><loc>https://site.test/sitemap-pages.xml</loc></sitemap></sitemapindex>',
  '/sitemap-pages.xml':
    '<urlset><url><loc>https://site.test/</loc></url><url><loc>https://site.test/a/b/</loc></url></urlset>',
};
const api = createServer(({ url = '' }, response) => void response.end(files[url]));
afterEach(() => {
  api.closeAllConnections();
  api.close();
});

test('reads the pages of the site map', async () => {
  await once(api.listen(0, '127.0.0.1'), 'listening');
  const known = new KnownAddresses();
  const origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const stop = followSitemap(known, origin, pino({ level: 'silent' }));
  while (!known.has('/a/b/')) await new Promise(setImmediate);
  expect([known.has('/'), known.has('/a/')]).toEqual([true, false]);
  stop();
});
