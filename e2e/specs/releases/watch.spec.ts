import type { Browser } from '@playwright/test';
import { ACADEMY_TITLE } from '../../fixtures/calendar-releases.ts';
import { hydrated } from '../../fixtures/open.ts';
import { makeRelease, replaceInBuild } from '../../fixtures/release.ts';
import type { Site } from '../../fixtures/site.ts';
import { expect, test } from '../../fixtures/test.ts';

const NAME = 'mf-academy';
const TITLE = `"${ACADEMY_TITLE}"`;
/** Visitors of the version before, for each of the new one. */
const OTHERS = 9;

// The hooks run once: in parallel, each worker would run them.
test.describe.configure({ mode: 'default' });

/** Short intervals, so that the watch needs no long test. */
test.beforeAll(async ({ site }) => {
  await site.restartHost({ HEALTH_INTERVAL: '0.5' });
});
test.afterAll(async ({ site }) => {
  await site.restartHost();
});

let visitors = 0;
const nextAddress = () => `198.51.${Math.floor(++visitors / 250)}.${visitors % 250}`;

/** Visits the academy in the new version with a browser, and hides it, as one of the visitors in the trial. */
async function visit(browser: Browser, site: Site) {
  const headers = { 'x-forwarded-for': nextAddress() };
  const context = await browser.newContext({ baseURL: site.url, extraHTTPHeaders: headers });
  await context.addCookies([{ name: 'bucket', value: '0', url: site.url }]);
  // The browser sends beacons without the headers of the context.
  await context.route('**/builds/beacon', (route) =>
    route.continue({ headers: { ...route.request().headers(), ...headers } }),
  );
  const page = await context.newPage();
  const loaded = page.waitForResponse(/\/client\/beacon\.\w+\.js$/);
  await page.goto('/academy/');
  await hydrated(page);
  await loaded;
  const sent = page.waitForResponse(/\/builds\/beacon$/);
  // Playwright does not see the requests of a document that is left.
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect((await sent).status()).toBe(204);
  await context.close();
}

/** Reports a visit of the version before without a failure, as its browsers do. */
async function visitBefore(site: Site) {
  const headers = { 'x-forwarded-for': nextAddress(), cookie: 'bucket=99', 'sec-fetch-site': 'same-origin' };
  const latest = await fetch(`${site.url}/builds/latest.json`, { headers });
  const { id } = (await latest.json()) as { id: string };
  const beacon = { composition: id, age: 0, views: [{ remote: NAME, page: 'academy' }] };
  await fetch(`${site.url}/builds/beacon`, { method: 'POST', headers, body: JSON.stringify(beacon) });
}

async function visitBoth(browser: Browser, site: Site) {
  await Promise.all([visit(browser, site), ...Array.from({ length: OTHERS }, () => visitBefore(site))]);
}

const history = async (site: Site) => (await site.remotesOrThrow('history', NAME)).trim().split('\n');
const serves = (site: Site, version: string) =>
  expect
    .poll(async () => {
      const response = await fetch(`${site.url}/builds/latest.json`, { headers: { cookie: 'bucket=0' } });
      return ((await response.json()) as { releases: Record<string, string> }).releases[NAME];
    })
    .toBe(version);

test('gives a clean release to all visitors in its next step', async ({ browser, site }) => {
  await makeRelease(site, NAME, '9.7.1', (dir) => replaceInBuild(dir, 'client', TITLE, `(()=>${TITLE})()`));
  await site.remotesOrThrow('activate', NAME, '9.7.1', '--traffic', '10,100', '--every', '1s', '--visitors', '1');
  await serves(site, '9.7.1');
  await visitBoth(browser, site);
  await expect.poll(async () => (await history(site)).at(-1)).toMatch(/release watch {2}step mf-academy .* → 9\.7\.1$/);
  expect(await site.remotesOrThrow('status', NAME)).toMatch(
    /mf-academy\/academy {2}server 0 of \d+ .* browser 0 of \d+ .* LCP good/,
  );
  await site.remotesOrThrow('rollback', NAME);
});

test('takes back a release that fails in the browser, without a human', async ({ browser, site }) => {
  await makeRelease(site, NAME, '9.7.2', (dir) =>
    replaceInBuild(dir, 'client', TITLE, `(setTimeout(()=>{throw new Error("broken")}),${TITLE})`),
  );
  await site.remotesOrThrow('activate', NAME, '9.7.2', '--traffic', '10,100', '--every', '1h');
  await serves(site, '9.7.2');
  await expect(async () => {
    await visitBoth(browser, site);
    expect((await history(site)).at(-1)).toContain('rollback');
  }).toPass({ timeout: 120_000 });
  expect((await history(site)).at(-1)).toMatch(
    /release watch {2}rollback mf-academy .*: mf-academy\/academy failed in the browser for (\d+) of \1 visitors \(100\.0 %\) with 9\.7\.2; 0 of \d+ visitors \(0\.0 %\)/,
  );
});
