import { cp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectContained } from '../../fixtures/contained.ts';
import { damagingProxy } from '../../fixtures/damaging-proxy.ts';
import { hydrated } from '../../fixtures/open.ts';
import { expect, test } from '../../fixtures/test.ts';
import type { Site } from '../../fixtures/site.ts';

const isEntry = (url: URL) => /\/r\/mf-academy\/[^/]+\/client\/remoteEntry\.js$/.test(url.pathname);
const isPageChunk = (url: URL) => /\/r\/mf-academy\/[^/]+\/client\/page-academy[^/]*\.js$/.test(url.pathname);

const visits = {
  'after a navigation': async (page: Page) => {
    // The home page has a part of the academy, so a hanging request would delay the load event.
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Академия' }).click();
  },
  'on a direct visit': (page: Page) => page.goto('/academy/', { waitUntil: 'domcontentloaded' }),
};

type Visit = keyof typeof visits;

/** Both visits for a request that hangs and for a script that the browser blocks, each of which they await differently. */
const browserFaults: { name: string; on: Visit[]; set(page: Page): Promise<unknown> }[] = [
  {
    name: 'the entry is missing',
    on: ['on a direct visit'],
    set: (page) => page.route(isEntry, (route) => route.fulfill({ status: 404, body: 'not found' })),
  },
  {
    name: 'the entry is not a script',
    on: ['after a navigation'],
    set: (page) =>
      page.route(isEntry, (route) => route.fulfill({ body: '<html>502</html>', contentType: 'text/javascript' })),
  },
  {
    name: 'the entry is tampered with',
    on: ['after a navigation', 'on a direct visit'],
    set: (page) =>
      page.route(isEntry, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `window.tampered = true;${await response.text()}` });
      }),
  },
  {
    name: 'the entry takes more than three seconds',
    on: ['after a navigation', 'on a direct visit'],
    set: (page) => page.route(isEntry, () => new Promise(() => {})),
  },
  {
    name: 'the page chunk is missing',
    on: ['after a navigation'],
    set: (page) => page.route(isPageChunk, (route) => route.fulfill({ status: 404, body: 'window.tampered = true' })),
  },
  {
    name: 'the page chunk is tampered with',
    on: ['after a navigation', 'on a direct visit'],
    set: (page) =>
      page.route(isPageChunk, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `window.tampered = true;${await response.text()}` });
      }),
  },
];

test.describe('in the browser', () => {
  // The browser reports blocked and missing scripts in the console.
  test.beforeEach(({ expectConsole }) => expectConsole(/./));

  for (const { name, on, set } of browserFaults)
    for (const visit of on)
      test(`loses only the page ${visit} when ${name}`, async ({ page }) => {
        await set(page);
        await visits[visit](page);
        await expectContained(page);
        expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
      });
});

test.describe('with a damaged browser cache', () => {
  test.beforeEach(({ expectConsole }) => expectConsole(/./));

  for (const { name, path, isDamaged } of [
    { name: 'the entry of a remote', path: '/academy/', isDamaged: isEntry },
    { name: 'the chunk of a page', path: '/academy/', isDamaged: isPageChunk },
    {
      name: 'the shell',
      path: '/faq/',
      isDamaged: ({ pathname }: URL) => /\/r\/shell\/[^/]+\/client\/main\.js$/.test(pathname),
    },
  ])
    test(`fetches ${name} past the cache`, async ({ page, site }) => {
      const proxy = await damagingProxy(site.url, (address) => isDamaged(new URL(address, site.url)));
      try {
        await page.goto(proxy.url + path);
        await hydrated(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('button', { name: 'Повторить' })).toHaveCount(0);
        expect(proxy.requests()).toBeGreaterThan(1);
      } finally {
        await proxy.stop();
      }
    });
});

test.describe('on the server', () => {
  test.beforeEach(({ expectConsole }) => expectConsole(/./));

  /** A different damage for the live release of each remote, as after a disk failure. */
  const damages: Record<string, (folder: string) => Promise<unknown>> = {
    'mf-academy': (folder) => writeFile(join(folder, 'server/main.cjs'), 'throw new Error("broken server build")'),
    'mf-kp-configurator': (folder) => rm(join(folder, 'server/main.cjs')),
    'mf-account': (folder) => writeFile(join(folder, 'release.json'), '{"name":'),
    'mf-catalog': (folder) => rm(join(folder, 'release.json')),
  };

  async function liveFolders(site: Site) {
    const { releases } = (await (await fetch(`${site.url}/builds/latest.json`)).json()) as {
      releases: Record<string, string>;
    };
    return Object.keys(damages).map((name) => ({
      name,
      folder: join(site.dataDir, 'releases', name, releases[name]!),
    }));
  }

  test('loses only the pages of a remote when its build or description is broken or missing', async ({
    page,
    site,
  }) => {
    const folders = await liveFolders(site);
    await site.stopHost();
    for (const { name, folder } of folders) {
      await cp(folder, `${folder}.kept`, { recursive: true });
      await damages[name]!(folder);
    }
    try {
      await site.startHost();
      const statuses = async (...paths: string[]) =>
        Promise.all(paths.map(async (path) => [path, (await page.request.get(path)).status()]));
      // Without a valid description, the release is read from the registry, and its files are intact.
      expect(await statuses('/', '/faq/', '/catalog/', '/login/')).toEqual([
        ['/', 200],
        ['/faq/', 200],
        ['/catalog/', 200],
        ['/login/', 200],
      ]);
      const academy = await page.request.get('/academy/');
      expect([academy.status(), await academy.text()]).toEqual([503, expect.stringContaining('Повторить')]);
      for (const name of ['mf-academy', 'mf-kp-configurator'])
        expect(site.hostLog.some((line) => line.includes(name) && line.includes('incident'))).toBe(true);
      // The restored file works without a restart.
      const { folder } = folders.find(({ name }) => name === 'mf-academy')!;
      await cp(join(`${folder}.kept`, 'server/main.cjs'), join(folder, 'server/main.cjs'));
      await expect.poll(async () => (await page.request.get('/academy/')).status()).toBe(200);
    } finally {
      await site.stopHost();
      for (const { folder } of folders) {
        await rm(folder, { recursive: true });
        await rename(`${folder}.kept`, folder);
      }
      await site.startHost();
    }
  });
});
