import { cp, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures/test.ts';
import type { Site } from '../../fixtures/site.ts';

/** What a remote's failure costs: its own page, and nothing else. */
async function expectContained(page: Page) {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  await page.getByRole('link', { name: 'Где купить', exact: true }).first().click();
  await expect(page).toHaveURL('/kupit_came/');
  await expect(page.getByRole('heading', { level: 1, name: 'Где купить' })).toBeVisible();
}

const isEntry = (url: URL) => /\/r\/mf-academy\/[^/]+\/client\/remoteEntry\.js$/.test(url.pathname);
const isPageChunk = (url: URL) => /\/r\/mf-academy\/[^/]+\/client\/page-academy[^/]*\.js$/.test(url.pathname);

const browserFaults: { what: string; set(page: Page): Promise<unknown> }[] = [
  { what: 'entry is missing', set: (page) => page.route(isEntry, (route) => route.fulfill({ status: 404, body: 'not found' })) },
  { what: 'entry is not a script', set: (page) => page.route(isEntry, (route) => route.fulfill({ body: '<html>502</html>', contentType: 'text/javascript' })) },
  {
    what: 'entry has been tampered with',
    set: (page) =>
      page.route(isEntry, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `window.tampered = true;${await response.text()}` });
      }),
  },
  { what: 'entry does not come within three seconds', set: (page) => page.route(isEntry, () => new Promise(() => {})) },
  { what: 'page chunk is missing', set: (page) => page.route(isPageChunk, (route) => route.fulfill({ status: 404, body: 'window.tampered = true' })) },
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
      await page.goto('/');
      await page.evaluate(() => {
        const link = Object.assign(document.createElement('a'), { href: '/academy/', textContent: 'К академии' });
        document.querySelector('main')!.prepend(link);
      });
      await page.getByRole('link', { name: 'К академии' }).click();
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

test.describe('on the server, a remote whose', () => {
  test.beforeEach(({ expectConsole }) => expectConsole(/./));

  /** Damages the live release in the store, and starts the host on it, as after a failure of the disk. */
  async function withDamage(site: Site, damage: (folder: string) => Promise<unknown>, check: () => Promise<void>) {
    const { releases } = (await (await fetch(`${site.url}/builds/latest.json`)).json()) as { releases: Record<string, string> };
    const folder = join(site.dataDir, 'releases/mf-academy', releases['mf-academy']!);
    await cp(folder, `${folder}.kept`, { recursive: true });
    await site.stopHost();
    await damage(folder);
    try {
      await site.startHost();
      await check();
    } finally {
      await site.stopHost();
      await rm(folder, { recursive: true });
      await rename(`${folder}.kept`, folder);
      await site.startHost();
    }
  }

  const damages: { what: string; damage(folder: string): Promise<unknown> }[] = [
    { what: 'server build throws', damage: (folder) => writeFile(join(folder, 'server/main.cjs'), 'throw new Error("broken server build")') },
    { what: 'server build is missing', damage: (folder) => rm(join(folder, 'server/main.cjs')) },
    { what: 'description is corrupt', damage: (folder) => writeFile(join(folder, 'release.json'), '{"name":') },
    { what: 'description is missing', damage: (folder) => rm(join(folder, 'release.json')) },
  ];
  for (const { what, damage } of damages)
    test(`${what} costs its own pages only`, async ({ page, site }) => {
      await withDamage(site, damage, async () => {
        for (const path of ['/', '/catalog/', '/faq/']) expect([path, (await page.request.get(path)).status()]).toEqual([path, 200]);
        const academy = await page.request.get('/academy/');
        if (what.startsWith('server')) {
          expect(academy.status()).toBe(503);
          expect(await academy.text()).toContain('Повторить');
          expect(site.hostLog.some((line) => line.includes('mf-academy') && line.includes('incident'))).toBe(true);
        } else expect(academy.status()).toBe(200);
      });
    });
});
