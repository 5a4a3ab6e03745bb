import type { Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { clickBelowList, open } from '../../fixtures/open.ts';
import { banner, goods, heading } from '../../fixtures/shop.ts';
import { phone } from '../../fixtures/sizes.ts';
import { expect, test } from '../../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => banner(page).getByLabel('Поиск по сайту');
const section = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });

async function searchFor(page: Page, query: string) {
  await field(page).fill(query);
  await field(page).press('Enter');
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('groups the results by kind, pages through one kind, and returns on Back', async ({ page }) => {
    await open(page, '/');
    await searchFor(page, 'привод');
    await expect(heading(page)).toHaveText(/^Результаты поиска «привод»$/);
    await expect(main(page).getByRole('status').first()).toHaveText(/^Найдено \d+\sрезультат/);
    await expect(section(page, 'Категории').getByRole('link').first()).toBeVisible();
    await main(page)
      .getByRole('navigation', { name: 'Виды результатов' })
      .getByRole('link', { name: /^Товары/ })
      .click();
    await expect(page).toHaveURL(/group=products/);
    await expect(section(page, 'Категории')).toHaveCount(0);
    const first = await section(page, 'Товары').getByRole('article').first().textContent();
    await clickBelowList(main(page).getByRole('link', { name: 'Страница 2', exact: true }));
    await expect(page).toHaveURL(/page=2/);
    await expect(section(page, 'Товары').getByRole('article').first()).not.toHaveText(first!);
    await page.goBack();
    await page.goBack();
    await expect(section(page, 'Категории').getByRole('link').first()).toBeVisible();
    await expect(field(page)).toHaveValue('привод');
  });
});

test('redirects an article in any spelling to its product, but not a partial one', async ({ request }) => {
  const { drive, barrier } = goods;
  const written = [
    ['901SL-0080', drive],
    ['903\u0412\u0410-0040', barrier], // Cyrillic В and А
    ['901sl0080', drive],
    ['903ba\u20110040', barrier], // a no-break hyphen
    ['901 SL 0080', drive],
    ['903BA\u20130040', barrier], // an en dash
  ] as const;
  for (const [article, { slug }] of written) {
    const response = await request.get(paths.search(article), { maxRedirects: 0 });
    expect([article, response.status(), response.headers().location]).toEqual([article, 302, paths.product(slug)]);
  }
  const partial = await request.get(paths.search('901SL'), { maxRedirects: 0 });
  expect([partial.status(), await partial.text()]).toEqual([200, expect.stringContaining('901SL-')]);
});

test('redirects the parameter q of other shops to the search, and an empty query to the home page', async ({
  request,
  site,
}) => {
  const redirectOf = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 });
    return [response.status(), new URL(response.headers().location ?? '', site.url).href];
  };
  expect(await redirectOf(`/search?q=${encodeURIComponent('шлагбаум')}`)).toEqual([
    302,
    site.url + paths.search('шлагбаум'),
  ]);
  for (const empty of ['/search?query=', '/search?query=%20', '/search?q='])
    expect([empty, ...(await redirectOf(empty))]).toEqual([empty, 302, `${site.url}/`]);
});
