import { ACADEMY_TITLE, activateAcademy, prepareCalendars } from '../../fixtures/calendar-releases.ts';
import { makeRelease } from '../../fixtures/release.ts';
import { expect, test } from '../../fixtures/test.ts';

const NAME = 'mf-academy';

// The hooks run once: in parallel, each worker would run them.
test.describe.configure({ mode: 'default' });

prepareCalendars();

test('serves a new version to all, the next one on trial to its share of visitors, and the old one after a rollback', async ({
  browser,
  site,
}) => {
  const titleOf = (html: string) => /<h2[^>]*>(Календарь [а-я]+)/.exec(html)?.[1];
  const title = async () => titleOf(await (await fetch(`${site.url}/academy/`)).text());
  await activateAcademy(site, '9.0.1');
  await expect.poll(title).toBe('Календарь первый');

  await site.remotesOrThrow('activate', NAME, '9.0.2', '--traffic', '50');
  await expect
    .poll(async () => (await fetch(`${site.url}/builds/latest.json`)).headers.get('set-cookie'))
    .toContain('bucket=');
  const seen = new Set<string | undefined>();
  await expect
    .poll(
      async () => {
        const context = await browser.newContext({ baseURL: site.url });
        const read = async () => titleOf(await (await context.request.get('/academy/')).text());
        const first = await read();
        expect([await read(), await read()]).toEqual([first, first]);
        await context.close();
        return seen.add(first).size;
      },
      { timeout: 20_000, intervals: [0] },
    )
    .toBe(2);
  expect([...seen].sort()).toEqual(['Календарь второй', 'Календарь первый']);

  const rollback = await site.remotes('rollback', NAME);
  expect(rollback).toMatchObject({ code: 0, output: expect.stringContaining(`rollback ${NAME} 9.0.1`) });
  await expect.poll(async () => (await fetch(`${site.url}/builds/latest.json`)).headers.get('set-cookie')).toBeNull();
  expect(await title()).toBe('Календарь первый');
  expect((await site.remotes('history', NAME)).output).toContain('tests  rollback mf-academy 9.0.1');
});

test('serves a new address after the activation, without a new shell', async ({ page, site }) => {
  await page.goto('/academy/');
  await makeRelease(site, NAME, '9.1.0', (_dir, release) => {
    release.routes.push({
      ...release.routes.find(({ path }) => path === '/academy')!,
      path: '/academy/novaya-stranica',
    });
  });
  expect((await page.request.get('/academy/novaya-stranica/')).status()).toBe(404);
  // The API has no data for the address, so it is 404.
  await site.remotesOrThrow('activate', NAME, '9.1.0', '--allow-missing');
  // Below, a route gives the address the data of the academy's page.
  const academy = await page.request.get('/academy/');
  expect(academy.status()).toBe(200);
  await expect
    .poll(async (): Promise<unknown> => (await page.request.get(`/builds/latest.json`)).json())
    .toMatchObject({ releases: { [NAME]: '9.1.0' } });

  await page.route('**/api/academy/novaya-stranica/**', async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${site.url}/api/academy/` }) }),
  );
  await page.goto('/academy/');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/academy/novaya-stranica/',
      textContent: 'Новая страница',
    });
    document.querySelector('main')!.prepend(link);
    Object.assign(window, { samePage: true });
  });
  await page.getByRole('link', { name: 'Новая страница' }).click();
  await expect(page).toHaveURL('/academy/novaya-stranica/');
  await expect(page.getByRole('heading', { name: ACADEMY_TITLE })).toBeVisible();
  expect(await page.evaluate(() => 'samePage' in window)).toBe(true);
});
