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

const browserFaults: { what: string; set(page: Page): Promise<unknown> }[] = [
  {
    what: 'entry is missing',
    set: (page) => page.route(isEntry, (route) => route.fulfill({ status: 404, body: 'not found' })),
  },
  {
    what: 'entry is not a script',
    set: (page) =>
      page.route(isEntry, (route) => route.fulfill({ body: '<html>502</html>', contentType: 'text/javascript' })),
  },
  {
    what: 'entry has been tampered with',
    set: (page) =>
      page.route(isEntry, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `window.tampered = true;${await response.text()}` });
      }),
  },
  { what: 'entry does not come within three seconds', set: (page) => page.route(isEntry, () => new Promise(() => {})) },
  {
    what: 'page chunk is missing',
    set: (page) => page.route(isPageChunk, (route) => route.fulfill({ status: 404, body: 'window.tampered = true' })),
  },
  {
    what: 'page chunk has been tampered with',
    set: (page) =>
      page.route(isPageChunk, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `window.tampered = true;${await response.text()}` });
      }),
  },
];

test.describe('in the browser, a remote whose', () => {
  // The browser itself reports blocked and missing scripts in the console: that is what is brought about here.
  test.beforeEach(({ expectConsole }) => expectConsole(/./));

  for (const { what, set } of browserFaults) {
    test(`${what} costs its own page only, on the way to it`, async ({ page }) => {
      await set(page);
      // A part of the academy is on the home page: what does not come keeps the load from ending.
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await hydrated(page);
      await page.getByRole('banner').getByRole('link', { name: 'Академия' }).click();
      await expectContained(page);
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    });

    test(`${what} costs its own page only, opened directly`, async ({ page }) => {
      await set(page);
      await page.goto('/academy/', { waitUntil: 'domcontentloaded' });
      await expectContained(page);
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
    });
  }
});

test.describe('a file that is damaged in the browser’s cache is fetched past it:', () => {
  test.beforeEach(({ expectConsole }) => expectConsole(/./));

  for (const { what, path, isDamaged } of [
    { what: 'the entry of a remote', path: '/academy/', isDamaged: isEntry },
    { what: 'a page’s chunk', path: '/academy/', isDamaged: isPageChunk },
    {
      what: 'the shell',
      path: '/faq/',
      isDamaged: ({ pathname }: URL) => /\/r\/shell\/[^/]+\/client\/main\.js$/.test(pathname),
    },
  ])
    test(what, async ({ page, site }) => {
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

test.describe('on the server, a remote whose', () => {
  test.beforeEach(({ expectConsole }) => expectConsole(/./));

  /** As after a failure of the disk: each remote's live release is damaged in a way of its own. */
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

  test('build is broken or missing, or whose description is corrupt or missing, costs its own pages only', async ({
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
      // A release that is described nowhere is read from the registry: its files are whole.
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
      // Its file is back, and nothing has been restarted.
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
