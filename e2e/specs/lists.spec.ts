import type { Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { accounts, logIn } from '../fixtures/login.ts';
import { isSamePage, markPage, open } from '../fixtures/open.ts';
import { expect, test } from '../fixtures/test.ts';

const barriers = paths.category('barriers');
const cards = (page: Page) => page.getByRole('region', { name: 'Товары' }).getByRole('article');
const compared = (page: Page) => page.getByRole('list', { name: 'Товары в сравнении' });
const table = (page: Page) => page.getByRole('region', { name: /^Характеристики/ });

async function compareFirst(page: Page, count: number, category = barriers) {
  await open(page, category);
  const buttons = page.getByRole('button', { name: /^Сравнить: / });
  for (let index = 0; index < count; index++) {
    const answered = page.waitForResponse(/\/api\/compare\//);
    await buttons.nth(index).click();
    expect((await answered).ok()).toBe(true);
  }
}

test('Back from a product finds the list as long as it was, where it was', async ({ page }) => {
  await open(page, paths.parkingSystems());
  await markPage(page);
  await page.getByRole('link', { name: /^Показать ещё 24/ }).click();
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

test('the first filter of a list keeps its place and the focus', async ({ page }) => {
  await open(page, barriers);
  const box = page.getByRole('form', { name: 'Фильтры' }).getByRole('checkbox', { name: /^В наличии/ });
  await box.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?availability=/);
  await expect(page.getByRole('group', { name: 'Выбранные фильтры' })).toBeVisible();
  await expect(box).toBeFocused();
});

test('another page of the list begins at its beginning', async ({ page }) => {
  await open(page, paths.parkingSystems());
  await page.getByRole('link', { name: 'Страница 2', exact: true }).click();
  await expect(page.getByText('Показаны товары 25–48 из 50')).toBeAttached();
  await expect(cards(page).first()).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Товары' })).toBeFocused();
});

test('the tray leads from a category to the comparison', async ({ page }) => {
  await compareFirst(page, 3);
  const tray = page.getByRole('region', { name: 'Сравнение' });
  await expect(tray).toContainText(/В\sсравнении 3\sтовара/);
  await open(page, paths.category('turnstiles'));
  await expect(cards(page).first()).toBeVisible();
  await expect(tray).toHaveCount(0);
  await open(page, barriers);
  await tray.getByRole('link', { name: 'Сравнить' }).click();
  await expect(page).toHaveURL(paths.compare());
  await expect(compared(page).getByRole('listitem')).toHaveCount(3 + 1); // And the place for one more.
});

test('heads of the columns stay in view, and scroll with the table by the keyboard and by buttons', async ({ page }) => {
  await compareFirst(page, 6);
  await open(page, paths.compare());
  await page.mouse.wheel(0, 900);
  await expect(compared(page).getByRole('button', { name: /^В корзину/ }).first()).toBeInViewport();

  const left = (what: typeof table) => what(page).evaluate((element) => element.scrollLeft);
  await table(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => left(compared)).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Следующий товар' }).click();
  await page.getByRole('button', { name: 'Следующий товар' }).click();
  await expect.poll(async () => (await left(compared)) > 300 && (await left(compared)) === (await left(table))).toBe(true);
});

test('«Только различия» outlives a reload; what is taken off comes back', async ({ page }) => {
  await compareFirst(page, 3);
  await open(page, paths.compare());
  const rows = table(page).getByRole('row');
  const all = await rows.count();
  await page.getByRole('switch', { name: 'Только различия' }).click();
  await expect(page).toHaveURL(/\/compare\?diff=1$/);
  const different = await rows.count();
  expect(different).toBeLessThan(all);
  await page.reload();
  await expect(rows).toHaveCount(different);

  const remove = page.getByRole('button', { name: /^Убрать из сравнения/ });
  await remove.first().click();
  await expect(remove).toHaveCount(2);
  await expect(remove.first()).toBeFocused();
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(remove).toHaveCount(3);
  await expect(page.getByRole('link', { name: /^Сравнение, 3\sтовара$/ })).toBeVisible();
});

test('a comparison is sent by link, and taken over', async ({ page, browser, site }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await compareFirst(page, 2);
  await open(page, paths.compare());
  await page.getByRole('button', { name: 'Скопировать ссылку' }).click();
  await expect(page.getByText('Ссылка скопирована')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const friend = await (await browser.newContext({ baseURL: site.url })).newPage();
  await open(friend, link);
  await friend.getByRole('button', { name: /^Добавить в.моё сравнение/ }).click();
  await expect(friend.getByRole('link', { name: 'Моё сравнение' })).toBeFocused();
  await expect(friend.getByRole('link', { name: /^Сравнение, 2\sтовара$/ })).toBeVisible();
  await friend.context().close();
});

test('the wishlist: off and on again, all into the cart, with what could not be bought', async ({ page }) => {
  await open(page, paths.category('sectional-doors', { availability: 'on_request' }));
  await page.getByRole('button', { name: /^В избранное: / }).first().click();
  await open(page, barriers);
  await page.getByRole('button', { name: /^В избранное: / }).first().click();
  await expect(page.getByRole('link', { name: /^Избранное, 2\sтовара$/ })).toBeVisible();
  await page.getByRole('link', { name: /^Избранное, 2\sтовара$/ }).click();
  await expect(page.getByText(/^2\sтовара$/)).toBeVisible();

  await page.getByRole('button', { name: /^В избранное: / }).first().click();
  await page.getByRole('button', { name: /^Вернуть: / }).press('Enter');
  await expect(page.getByText(/^2\sтовара$/)).toBeVisible();

  await page.getByRole('button', { name: /^Добавить всё в.корзину$/ }).click();
  const report = page.getByRole('dialog', { name: /^Товары в.корзине$/ });
  await expect(report).toContainText('Добавлено: 1');
  await expect(report.getByRole('listitem')).toHaveCount(1);
  await report.getByRole('link', { name: /^Перейти в.корзину$/ }).click();
  await expect(page).toHaveURL(paths.cart());
});

test('a guest’s wishlist is kept over the login, shared by link, and closed again', async ({ page, browser, site, expectConsole }) => {
  await open(page, barriers);
  await page.getByRole('button', { name: /^В избранное: / }).first().click();
  await expect(page.getByRole('link', { name: /^Избранное, 1\sтовар$/ })).toBeVisible();
  await logIn(page, accounts.goldOwner, paths.wishlist());
  await page.getByRole('button', { name: 'Поделиться' }).click();
  const dialog = page.getByRole('dialog', { name: 'Поделиться избранным' });
  await dialog.getByRole('button', { name: /^Открыть доступ/ }).click();
  const link = await dialog.getByRole('textbox', { name: /^Ссылка/ }).inputValue();

  const friend = await (await browser.newContext({ baseURL: site.url })).newPage();
  await open(friend, link);
  await expect(friend.getByText(/делится с.вами избранным$/)).toBeVisible();
  await expect(friend.getByText('Ваша цена')).toHaveCount(0);

  await dialog.getByRole('button', { name: 'Закрыть доступ' }).click();
  await dialog.getByRole('button', { name: 'Закрыть доступ' }).click();
  await expect(dialog.getByRole('button', { name: /^Открыть доступ/ })).toBeVisible();
  expectConsole(/status of 404/);
  // Guests share a page for a second.
  await expect.poll(async () => (await friend.goto(link))?.status()).toBe(404);
  await friend.context().close();
});
