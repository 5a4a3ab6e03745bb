import { makeRelease, replaceInBuild } from '../../fixtures/release.ts';
import { open } from '../../fixtures/open.ts';
import { expect, test } from '../../fixtures/test.ts';

const isPartChunk = (url: URL) => /\/mf-academy\/[^/]+\/client\/part-upcoming-events[^/]*\.js$/.test(url.pathname);

test('renders a part on the server, and replaces only the part when it is tampered with or its release is broken', async ({
  page,
  site,
  expectConsole,
}) => {
  expectConsole(/./); // The browser reports the blocked script.
  const fallback = page.getByRole('link', { name: /в.расписании академии/ });

  const expectPartOnServer = async () =>
    expect(await (await page.request.get('/')).text()).toMatch(/part-upcoming-events[^"]*\.css[\s\S]*<time /);
  await expectPartOnServer();

  await page.route(isPartChunk, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.tampered = true;${await response.text()}` });
  });
  await open(page, '/');
  await expect(fallback).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
  await expect(page.getByRole('heading', { name: 'Новости' })).toBeVisible();

  // A release with a part that throws is rejected, because the page of another remote shows the part.
  const version = await makeRelease(site, 'mf-academy', '9.5.1', (dir) =>
    replaceInBuild(dir, 'server', 'data.slice(0, limit)', 'data.missing.slice(0, limit)'),
  );
  const rejected = await site.remotes('activate', `mf-academy@${version}`);
  expect([rejected.code, rejected.output]).toEqual([
    1,
    expect.stringContaining('part "upcoming-events" of mf-academy'),
  ]);
  await expectPartOnServer();
});
