import type { Page } from '@playwright/test';
import { followLinkTo, isSamePage, markPage, open } from '../../fixtures/open.ts';
import { makeRelease, replaceInBuild } from '../../fixtures/release.ts';
import type { Site } from '../../fixtures/site.ts';
import { expect, test } from '../../fixtures/test.ts';

const ADDRESS = '/warranty';
const VERSION = '9.8.1';

/** The page of the academy's own address at one more; the API has no data of that kind for it, so it takes the other's. */
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

/** Requests that fail or are refused. What a page load calls off itself has not failed. */
function watchFailures(page: Page): string[] {
  const failures: string[] = [];
  page.on('response', (answer) => answer.status() >= 400 && failures.push(`${answer.status()} ${answer.url()}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') failures.push(`${reason} ${request.url()}`);
  });
  return failures;
}

/** Visitors who read the address one time after another, until they are told to stop: then what they got. */
function readersOf(site: Site, visitors: number) {
  const got = new Map<string, number>();
  let reading = true;
  const read = async () => {
    while (reading) {
      const answer = await fetch(`${site.url}${ADDRESS}/`).catch(String);
      const page = typeof answer === 'string' ? '' : /<h1[^>]*>([^<]+)/.exec(await answer.text())?.[1];
      const what = typeof answer === 'string' ? answer : `${answer.status} ${page}`;
      got.set(what, (got.get(what) ?? 0) + 1);
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

test('an open tab finds an address that has been handed over: by the old page at first, then by its new owner’s; nobody who reads it meanwhile is turned away', async ({
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
    // The tab has not heard of it: it goes on with the composition that it began with.
    await followLinkTo(page, `${ADDRESS}/`);
    await expect(heading).toHaveText('Гарантия');
    expect(await isSamePage(page)).toBe(true);
    await page.goBack();
    await expect(heading).toHaveText(/^Автоматика для ворот/);

    const asked = page.waitForResponse('**/builds/latest.json?t=*');
    await page.clock.fastForward('01:01');
    await (await asked).finished();
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
