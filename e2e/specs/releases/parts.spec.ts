import { makeRelease, replaceInBuild } from '../../fixtures/release.ts';
import { open } from '../../fixtures/open.ts';
import { expect, test } from '../../fixtures/test.ts';

const isPartChunk = (url: URL) => /\/mf-academy\/[^/]+\/client\/part-upcoming-events[^/]*\.js$/.test(url.pathname);

test('a part is in the server’s page; tampered with in the browser, or broken in its release, it costs itself', async ({
  page,
  site,
  expectConsole,
}) => {
  expectConsole(/./); // The browser reports what it blocks: that is what is brought about here.
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

  // A release whose part throws is refused, for the page of another remote that shows it.
  const version = await makeRelease(site, 'mf-academy', '9.5.1', (dir) =>
    replaceInBuild(dir, 'server', 'data.slice(0, limit)', 'data.missing.slice(0, limit)'),
  );
  const refused = await site.remotes('activate', `mf-academy@${version}`);
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('part "upcoming-events" of mf-academy')]);
  await expectPartOnServer();
});
