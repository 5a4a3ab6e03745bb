import type { Page } from '@playwright/test';
import { followLinkTo, isSamePage, markPage, open } from '../../fixtures/open.ts';
import { makeRelease, replaceInBuild } from '../../fixtures/release.ts';
import type { Site } from '../../fixtures/site.ts';
import { expect, test } from '../../fixtures/test.ts';

const ADDRESS = '/warranty';
const VERSION = '9.8.1';

/** Adds the address to the academy's page, with the data of /academy/, because the API has none for the new address. */
async function takeAddress(site: Site) {
  await makeRelease(site, 'mf-academy', VERSION, async (dir, release) => {
    const data = `{ url: 'http://site/academy/' } || `;
    await replaceInBuild(dir, 'client', '.page("academy",', `.page("academy",${data}`);
    await replaceInBuild(dir, 'server', ".page('academy', ", `.page('academy', ${data}`);
    release.routes.push({ ...release.routes.find(({ path }) => path === '/academy')!, path: ADDRESS });
  });
}

const giveAddress = (site: Site) =>
  makeRelease(site, 'mf-content', VERSION, (_dir, release) => {
    release.routes = release.routes.filter(({ path }) => path !== ADDRESS);
  });

/** Collects failed requests and error responses. Requests aborted by a page load are not failures. */
function watchFailures(page: Page): string[] {
  const failures: string[] = [];
  page.on(
    'response',
    (response) => response.status() >= 400 && failures.push(`${response.status()} ${response.url()}`),
  );
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') failures.push(`${reason} ${request.url()}`);
  });
  return failures;
}

/** Starts visitors that request the address repeatedly. `stop` ends them and returns the distinct results. */
function readersOf(site: Site, visitors: number) {
  const got = new Map<string, number>();
  let reading = true;
  const read = async () => {
    while (reading) {
      const response = await fetch(`${site.url}${ADDRESS}/`).catch(String);
      const page = typeof response === 'string' ? '' : /<h1[^>]*>([^<]+)/.exec(await response.text())?.[1];
      const result = typeof response === 'string' ? response : `${response.status} ${page}`;
      got.set(result, (got.get(result) ?? 0) + 1);
    }
  };
  const all = Array.from({ length: visitors }, read);
  return {
    got,
    stop: async () => {
      reading = false;
      await Promise.all(all);
      return [...got.keys()];
    },
  };
}

test('hands an address over to another remote without a failed request, also in an open tab', async ({
  page,
  site,
}) => {
  await Promise.all([giveAddress(site), takeAddress(site)]);
  const failures = watchFailures(page);
  const heading = page.getByRole('heading', { level: 1 });
  const latest = async () => (await page.request.get('/builds/latest.json')).text();
  await page.clock.install();
  await open(page, '/');
  await markPage(page);
  const before = await latest();
  const readers = readersOf(site, 20);
  await expect.poll(() => readers.got.size).toBe(1);
  await site.remotesOrThrow('activate', `mf-academy@${VERSION}`, `mf-content@${VERSION}`);
  try {
    await expect.poll(latest).not.toBe(before);
    await expect.poll(() => readers.got.size).toBe(2);
    expect(await readers.stop()).toEqual(['200 Гарантия', '200 Академия']);
    // Before its next poll, the tab still uses the composition it started with.
    await followLinkTo(page, `${ADDRESS}/`);
    await expect(heading).toHaveText('Гарантия');
    expect(await isSamePage(page)).toBe(true);
    await page.goBack();
    await expect(heading).toHaveText(/^Автоматика для ворот/);

    const polled = page.waitForResponse('**/builds/latest.json?t=*');
    await page.clock.fastForward('01:01');
    await (await polled).finished();
    await followLinkTo(page, `${ADDRESS}/`);
    await expect(heading).toHaveText('Академия');
    await expect(page).toHaveURL(`${ADDRESS}/`);
    expect(await isSamePage(page)).toBe(false);
    expect(failures).toEqual([]);
  } finally {
    await readers.stop();
    await site.remotesOrThrow('rollback', 'mf-academy');
  }
});
