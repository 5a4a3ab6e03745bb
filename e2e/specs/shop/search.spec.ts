import type { Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { clickBelowList, open } from '../../fixtures/open.ts';
import { banner, goods, heading, like } from '../../fixtures/shop.ts';
import { phone } from '../../fixtures/sizes.ts';
import { expect, test } from '../../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => banner(page).getByLabel('Поиск по сайту');
const options = (page: Page) => page.getByRole('listbox', { name: 'Подсказки' }).getByRole('option');
const section = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });

async function searchFor(page: Page, query: string) {
  await field(page).fill(query);
  await field(page).press('Enter');
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('shows suggestions while typing, selected by the arrow keys', async ({ page }) => {
    await open(page, '/');
    await field(page).pressSequentially('шлагба');
    await expect(options(page).first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /подсказ/ })).toBeAttached();
    await field(page).press('ArrowDown');
    const first = options(page).first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id'))!);
    await expect(field(page)).toBeFocused();
    await field(page).press('ArrowUp');
    await expect(options(page).and(page.locator('[aria-selected=true]'))).toHaveCount(0);
    await field(page).press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await expect(options(page).last()).toContainText(/^Все результаты: \d+/);
    await field(page).press('Escape');
    await expect(options(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue('шлагба');
    await field(page).press('ArrowDown');
    await field(page).press('ArrowDown');
    const { title, href } = await options(page)
      .first()
      .evaluate((link) => ({ title: link.textContent, href: link.getAttribute('href') }));
    expect(title).toBeTruthy();
    await field(page).press('Enter');
    await expect(page).toHaveURL(href!);
    await expect(options(page)).toHaveCount(0);
  });

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

  test('offers the phone number and popular categories when nothing is found', async ({ page }) => {
    await open(page, paths.search('щщщъъъ'));
    await expect(heading(page)).toHaveText(/^По\sзапросу «щщщъъъ» ничего не\sнайдено$/);
    await expect(main(page).getByRole('link', { name: /\+7\s\(800\)/ })).toHaveAttribute('href', /^tel:\+7800/);
    await expect(section(page, 'Популярные категории').getByRole('link').first()).toBeVisible();
    await field(page).fill('щщщъъъъ');
    await expect(banner(page).getByText(/По\sзапросу «щщщъъъъ» ничего не\sнайдено/)).toBeVisible();
  });
});

test('opens the product of an article in any spelling, and lists products for a partial one', async ({
  page,
  request,
}) => {
  const { drive, barrier } = goods;
  const written = [
    ['901SL-0080', drive],
    ['903\u0412\u0410-0040', barrier], // Cyrillic В and А
    ['901sl0080', drive],
    ['903ba\u20110040', barrier], // a no-break hyphen
    ['901 SL 0080', drive],
    ['903BA\u20130040', barrier], // an en dash
  ] as const;
  await open(page, paths.catalog());
  for (const [article, { slug, name }] of written) {
    await searchFor(page, article);
    await expect(page).toHaveURL(paths.product(slug));
    await expect(heading(page)).toHaveText(like(name));
  }
  await searchFor(page, '901SL');
  await expect(heading(page)).toHaveText(/«901SL»$/);
  await expect(main(page).getByRole('article').first()).toContainText('901SL-');
  const response = await request.get(paths.search(drive.article), { maxRedirects: 0 });
  expect([response.status(), response.headers().location]).toEqual([302, paths.product(drive.slug)]);
});

test('corrects the wrong keyboard layout, typos and transliteration, with a notice', async ({ page }) => {
  await open(page, '/');
  for (const [typed, meant] of [
    ['ghbdjl', 'привод'],
    ['cdtn', 'свет'],
    ['шлагбавм', 'шлагбаум'],
    ['reyka', 'рейка'],
  ] as const) {
    await field(page).fill(typed);
    await expect(banner(page).getByText(`Показаны результаты по\u00a0запросу «${meant}»`)).toBeVisible();
    await field(page).press('Enter');
    await expect(heading(page)).toHaveText(new RegExp(`«${meant}»$`));
    await expect(main(page)).toContainText(
      new RegExp(`По\\sзапросу «${typed}» ничего не\\sнайдено. Показаны результаты по\\sзапросу\\s«${meant}»`),
    );
    await expect(main(page).getByRole('article').first()).toBeVisible();
  }
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

test('offers recent searches and removes them on request', async ({ page }) => {
  await open(page, paths.search('шлагбаум'));
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('шлагбаум');
  await open(page, paths.search('щщщъъъ'));
  await open(page, paths.search('рейка'));
  const recent = main(page).getByRole('region', { name: 'Вы искали' });
  await expect(recent.getByRole('link')).toHaveText(['шлагбаум']);
  await open(page, '/');
  await field(page).click();
  const offered = page.getByRole('group', { name: like('Вы искали') }).getByRole('option');
  await expect(offered).toHaveText(['рейка', 'шлагбаум']);
  await offered.last().click();
  await expect(heading(page)).toHaveText(/«шлагбаум»$/);
  await recent.getByRole('button', { name: 'Убрать запрос «рейка»' }).click();
  await expect(recent.getByRole('status')).toHaveText('История поиска очищена');
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expect(recent).toHaveCount(0);
});

test('keeps the search working when the suggestions fail', async ({ page, expectConsole }) => {
  expectConsole(/status of 500|ERR_FAILED/);
  await page.route('**/api/search/suggest/**', (route) => route.abort());
  await open(page, '/');
  await field(page).fill('привод');
  await expect(banner(page).getByText(/^Подсказки не\sзагрузились\. Нажмите «Найти»/)).toBeVisible();
  await banner(page).getByRole('button', { name: 'Найти' }).click();
  await expect(heading(page)).toHaveText(/«привод»$/);
});
