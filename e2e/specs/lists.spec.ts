import type { Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { clickBelowList, isSamePage, markPage, open } from '../fixtures/open.ts';
import { phone } from '../fixtures/sizes.ts';
import { expect, test } from '../fixtures/test.ts';

const barriers = paths.category('barriers');
const cards = (page: Page) => page.getByRole('region', { name: 'Товары' }).getByRole('article');
const compared = (page: Page) => page.getByRole('list', { name: 'Товары в сравнении' });
const table = (page: Page) => page.getByRole('region', { name: /^Характеристики/ });

/** Compares barriers only, because their accessories are compared separately. */
async function compareFirst(page: Page, count: number) {
  await open(page, barriers);
  const buttons = page.getByRole('button', { name: /^Сравнить: Шлагбаум/ });
  for (let index = 0; index < count; index++) {
    const response = page.waitForResponse(/\/api\/compare\//);
    await buttons.nth(index).click();
    expect((await response).ok()).toBe(true);
  }
}

test('restores the length and scroll position of the list on Back from a product', async ({ page }) => {
  await open(page, paths.parkingSystems());
  await markPage(page);
  await clickBelowList(page.getByRole('link', { name: /^Показать ещё 24/ }));
  await expect(cards(page)).toHaveCount(48);
  await expect(cards(page).nth(24).getByRole('heading').getByRole('link')).toBeFocused();

  const product = cards(page).nth(30).getByRole('heading').getByRole('link');
  await product.scrollIntoViewIfNeeded();
  const top = await page.evaluate(() => scrollY);
  await product.click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(cards(page)).toHaveCount(48);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  expect(await isSamePage(page)).toBe(true);
});

test('keeps the focus on the first selected filter', async ({ page }) => {
  await open(page, barriers);
  const box = page.getByRole('form', { name: 'Фильтры' }).getByRole('checkbox', { name: /^В наличии/ });
  await box.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?availability=/);
  await expect(page.getByRole('group', { name: 'Выбранные фильтры' })).toBeVisible();
  await expect(box).toBeFocused();
});

test('scrolls to the top of the list on another page', async ({ page }) => {
  await open(page, paths.parkingSystems());
  await clickBelowList(page.getByRole('link', { name: 'Страница 2', exact: true }));
  await expect(page.getByText('Показаны товары 25–48 из 58')).toBeAttached();
  await expect(cards(page).first()).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Товары' })).toBeFocused();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  test('shows all of three pages in the pager', async ({ page }) => {
    await page.goto(paths.parkingSystems());
    for (const number of [1, 2, 3])
      await expect(page.getByRole('link', { name: `Страница ${number}`, exact: true })).toBeVisible();
  });
});

test('opens the comparison from the compare tray of a category', async ({ page }) => {
  await compareFirst(page, 3);
  const tray = page.getByRole('region', { name: 'Сравнение' });
  await expect(tray).toContainText(/В\sсравнении 3\sтовара/);
  await open(page, paths.category('turnstiles'));
  await expect(cards(page).first()).toBeVisible();
  await expect(tray).toHaveCount(0);
  await open(page, barriers);
  await tray.getByRole('link', { name: 'Сравнить' }).click();
  await expect(page).toHaveURL(paths.compare());
  await expect(compared(page).getByRole('listitem')).toHaveCount(3 + 1); // The last item is a placeholder for one more product.
});

test.describe('on a small screen', () => {
  test.use({ viewport: phone });

  test('leaves room for the compare tray at the end of the list', async ({ page }) => {
    await compareFirst(page, 2);
    const tray = page.getByRole('region', { name: 'Сравнение' });
    await expect(tray).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const [end, top] = [await cards(page).last().boundingBox(), await tray.boundingBox()];
    expect(end!.y + end!.height).toBeLessThan(top!.y);
  });
});

test('keeps the column headers in view, and scrolls them with the table by keyboard and buttons', async ({ page }) => {
  await compareFirst(page, 6);
  await open(page, paths.compare());
  await page.mouse.wheel(0, 900);
  await expect(
    compared(page)
      .getByRole('button', { name: /^В корзину/ })
      .first(),
  ).toBeInViewport();

  const left = (scrolled: typeof table) => scrolled(page).evaluate((element) => element.scrollLeft);
  await table(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => left(compared)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Следующий товар' }).click();
  await page.getByRole('button', { name: 'Следующий товар' }).click();
  await expect
    .poll(async () => (await left(compared)) > 300 && (await left(compared)) === (await left(table)))
    .toBe(true);
});
