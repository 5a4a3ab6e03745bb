import type { Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { open } from '../../fixtures/open.ts';
import { banner, goods, heading, like } from '../../fixtures/shop.ts';
import { phone } from '../../fixtures/sizes.ts';
import { expect, test } from '../../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => banner(page).getByLabel('Поиск по сайту');
const options = (page: Page) => page.getByRole('listbox', { name: 'Подсказки' }).getByRole('option');
const section = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });

async function ask(page: Page, query: string) {
  await field(page).fill(query);
  await field(page).press('Enter');
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('suggestions come while one types, and are walked by the arrows', async ({ page }) => {
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

  test('results come by kind, a kind has pages, and the way back is kept', async ({ page }) => {
    await open(page, '/');
    await ask(page, 'привод');
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
    await main(page).getByRole('link', { name: 'Страница 2', exact: true }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(section(page, 'Товары').getByRole('article').first()).not.toHaveText(first!);
    await page.goBack();
    await page.goBack();
    await expect(section(page, 'Категории').getByRole('link').first()).toBeVisible();
    await expect(field(page)).toHaveValue('привод');
  });

  test('nothing found is no dead end', async ({ page }) => {
    await open(page, paths.search('щщщъъъ'));
    await expect(heading(page)).toHaveText(/^По\sзапросу «щщщъъъ» ничего не\sнайдено$/);
    await expect(main(page).getByRole('link', { name: /\+7\s\(800\)/ })).toHaveAttribute('href', /^tel:\+7800/);
    await expect(section(page, 'Популярные категории').getByRole('link').first()).toBeVisible();
    await field(page).fill('щщщъъъъ');
    await expect(banner(page).getByText(/По\sзапросу «щщщъъъъ» ничего не\sнайдено/)).toBeVisible();
  });
});

test('an article leads to its product however it is written; a part of it finds the family', async ({
  page,
  request,
}) => {
  const { drive, barrier } = goods;
  const written = [
    ['901SL-0080', drive],
    ['903\u0412\u0410-0040', barrier], // В and А of the other alphabet
    ['901sl0080', drive],
    ['903ba\u20110040', barrier], // a hyphen that does not break
    ['901 SL 0080', drive],
    ['903BA\u20130040', barrier], // a dash
  ] as const;
  await open(page, paths.catalog());
  for (const [article, { slug, name }] of written) {
    await ask(page, article);
    await expect(page).toHaveURL(paths.product(slug));
    await expect(heading(page)).toHaveText(like(name));
  }
  await ask(page, '901SL');
  await expect(heading(page)).toHaveText(/«901SL»$/);
  await expect(main(page).getByRole('article').first()).toContainText('901SL-');
  const answer = await request.get(paths.search(drive.article), { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([302, paths.product(drive.slug)]);
});

test('the wrong layout, slips of the finger and Latin letters are understood, and the visitor is told', async ({
  page,
}) => {
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

test('the name that other shops give the words is understood, and words that are none lead home', async ({
  request,
  site,
}) => {
  const leads = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), new URL(answer.headers().location ?? '', site.url).href];
  };
  expect(await leads(`/search?q=${encodeURIComponent('шлагбаум')}`)).toEqual([
    302,
    site.url + paths.search('шлагбаум'),
  ]);
  for (const empty of ['/search?query=', '/search?query=%20', '/search?q='])
    expect([empty, ...(await leads(empty))]).toEqual([empty, 302, `${site.url}/`]);
});

test('what was looked for is offered again, and forgotten when the visitor wishes', async ({ page }) => {
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

test('suggestions that fail leave the search as it was', async ({ page, expectConsole }) => {
  expectConsole(/status of 500|ERR_FAILED/);
  await page.route('**/api/search/suggest/**', (route) => route.abort());
  await open(page, '/');
  await field(page).fill('привод');
  await expect(banner(page).getByText(/^Подсказки не\sзагрузились\. Нажмите «Найти»/)).toBeVisible();
  await banner(page).getByRole('button', { name: 'Найти' }).click();
  await expect(heading(page)).toHaveText(/«привод»$/);
});
