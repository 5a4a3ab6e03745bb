import type { Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { isSamePage, markPage, open } from '../fixtures/open.ts';
import { expect, test } from '../fixtures/test.ts';

const field = (page: Page) => page.getByRole('search').getByLabel('Поиск по сайту');
const options = (page: Page) => page.getByRole('listbox', { name: 'Подсказки' }).getByRole('option');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('suggestions come while typing, arrows walk them, Enter follows', async ({ page }) => {
  await open(page, '/');
  await markPage(page);
  await field(page).click();
  await field(page).pressSequentially('привод');
  await expect(options(page).last()).toHaveText(/^Все результаты: \d/);
  await expect(page.locator('mark').first()).toHaveText(/привод/i);

  await page.keyboard.press('ArrowDown');
  const first = options(page).first();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(field(page)).toBeFocused();
  const href = await first.getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href!);
  await expect(options(page)).toHaveCount(0);
  expect(await isSamePage(page)).toBe(true);
});

test('results stand by kind; each kind is an address, and Back finds the place where it was left', async ({ page }) => {
  await open(page, '/');
  await field(page).fill('шлагбаум');
  await field(page).press('Enter');
  await expect(heading(page)).toHaveText('Результаты поиска «шлагбаум»');
  await expect(field(page)).toHaveValue('шлагбаум');

  const more = page.getByRole('link', { name: /^Товары: все/ });
  await more.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  await more.click();
  await expect(page).toHaveURL(/&group=products$/);
  await expect(page.getByRole('status').filter({ hasText: /^Найдено? \d+\sтовар/ })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Категории' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

test('an article goes straight to its product, however it is written', async ({ page }) => {
  for (const article of ['901SL-0080', '901sl 0080', '901ЫД0080']) {
    await open(page, paths.search(article));
    await expect(page).toHaveURL(paths.product('privod-sl-80'));
  }
});

test('the wrong keyboard layout is understood', async ({ page }) => {
  await open(page, paths.search('ghbdjl'));
  await expect(heading(page)).toHaveText('Результаты поиска «привод»');
  await expect(page.getByText(/По\sзапросу «ghbdjl» ничего не\sнайдено\. Показаны результаты/)).toBeVisible();
});

test('nothing found: the way on, and no trace in the history of queries', async ({ page }) => {
  await open(page, paths.search('привод'));
  await open(page, paths.search('щщщщщщ'));
  await expect(heading(page)).toHaveText(/^По\sзапросу «щщщщщщ» ничего не\sнайдено$/);
  await expect(page.getByRole('region', { name: 'Популярные категории' }).getByRole('link')).not.toHaveCount(0);

  const recent = page.getByRole('region', { name: /^Вы\sискали$/ });
  await expect(recent.getByRole('link')).toHaveText(['привод']);
  await recent.getByRole('button', { name: 'Убрать запрос «привод»' }).click();
  await expect(recent).toContainText('История поиска очищена');
});

test('without a query the search leads home', async ({ page }) => {
  await page.goto('/search');
  await expect(page).toHaveURL('/');
});

test('what is typed before the suggestions’ code has come is not lost', async ({ page }) => {
  await open(page, '/');
  let release = () => {};
  const held = new Promise<void>((resolve) => { release = resolve; });
  await page.route(/\/r\/shell\/.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await field(page).click();
  await field(page).pressSequentially('привод');
  await expect(field(page)).toHaveRole('searchbox');
  release();
  await expect(field(page)).toHaveRole('combobox');
  await expect(field(page)).toHaveValue('привод');
  await expect(field(page)).toBeFocused();
  await expect(options(page).last()).toHaveText(/^Все результаты/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  test('the search takes the whole screen and gives it back', async ({ page }) => {
    await open(page, '/');
    await field(page).tap();
    await expect(options(page).first()).toBeVisible();
    const sheet = await page.getByRole('search').boundingBox();
    expect(sheet).toMatchObject({ x: 0, y: 0, height: 780 });
    expect(sheet?.width).toBeGreaterThan(370); // All but the scrollbar’s gutter.
    await field(page).pressSequentially('шлаг');
    await expect(options(page).last()).toHaveText(/^Все результаты/);
    await page.getByRole('button', { name: 'Закрыть поиск' }).tap();
    await expect(options(page)).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Корзина' })).toBeInViewport();
  });
});
