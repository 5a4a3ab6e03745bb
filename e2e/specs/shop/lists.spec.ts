import type { Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { expectNoViolations } from '../../fixtures/axe.ts';
import { register } from '../../fixtures/newcomer.ts';
import { open } from '../../fixtures/open.ts';
import { addToList, banner, expectInCart, expectStored, goods, heading, like } from '../../fixtures/shop.ts';
import { phone } from '../../fixtures/sizes.ts';
import { expect, test } from '../../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');
const columns = (page: Page) =>
  main(page)
    .getByRole('list', { name: 'Товары в сравнении' })
    .getByRole('link', { name: /^Привод/ });
const table = (page: Page) => main(page).getByRole('region', { name: /^Характеристики/ });
const rows = (page: Page) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
const tiles = (page: Page) => main(page).getByRole('article');
const toast = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });
/** Drives for sliding gates, up to the limit of the comparison. */
const eight = [1, 2, 3, 4, 5, 7, 8, 9].map((id) => ({ id }));

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('filters the comparison to differences, removes a product, and shares it by a link', async ({
    page,
    browser,
    site,
  }) => {
    await addToList(page, 'compare', goods.drive, goods.strongDrive, goods.barrier);
    await open(page, paths.compare());
    await expect(page.getByRole('tab')).toHaveCount(2);
    const all = await rows(page).count();
    await page.getByRole('switch', { name: 'Только различия' }).first().check();
    await expect.poll(() => rows(page).count()).toBeLessThan(all);
    for (const row of await rows(page).all()) {
      const values = await row.getByRole('cell').allTextContents();
      expect(new Set(values).size, (await row.textContent()) ?? '').toBeGreaterThan(1);
    }
    await page.reload();
    await expect(page.getByRole('switch', { name: 'Только различия' }).first()).toBeChecked();

    await main(page).getByRole('button', { name: 'Скопировать ссылку' }).first().click();
    await expect(toast(page, /[Сс]сылка/)).toBeVisible();
    const guest = await browser.newPage({ baseURL: site.url, viewport: phone });
    await open(guest, await copied(page));
    await expect(main(guest)).toContainText(/Это сравнение открыто по\sссылке/);
    await expect(columns(guest)).toHaveCount(2);
    await open(guest, paths.compare());
    await expect(main(guest).getByRole('heading', { name: like('Добавьте товары к сравнению') })).toBeVisible();
    await guest.goBack();
    await main(guest)
      .getByRole('button', { name: /^Добавить.*моё\sсравнение$/ })
      .click();
    await expect(main(guest).getByRole('link', { name: 'Моё сравнение' })).toBeFocused(); // All products have been added.
    await guest.keyboard.press('Enter');
    await expect(columns(guest)).toHaveCount(2);
    await guest.close();

    await main(page)
      .getByRole('button', { name: `Убрать из сравнения: ${goods.drive.name}` })
      .click();
    await expect(columns(page)).toHaveCount(1);
    await main(page).getByRole('button', { name: 'Вернуть' }).click();
    await expect(columns(page)).toHaveCount(2);
  });

  test('keeps a guest’s wishlist on registration, and shares it by a revocable link', async ({
    page,
    browser,
    site,
    expectConsole,
  }) => {
    await open(page, paths.category('sliding-gates'));
    for (const { name } of [goods.drive, goods.strongDrive])
      await main(page)
        .getByRole('button', { name: `В избранное: ${name}` })
        .click();
    await expectStored(page, { wishlist_products: [goods.drive.id, goods.strongDrive.id] });
    await open(page, paths.wishlist());
    await expect(tiles(page)).toHaveCount(2);
    await main(page).getByRole('button', { name: 'Поделиться' }).click();
    await expect(
      page.getByRole('dialog', { name: 'Сначала войдите' }).getByRole('link', { name: 'Войти' }),
    ).toHaveAttribute('href', paths.login(paths.wishlist()));
    await register(page);

    await open(page, paths.wishlist());
    await expect(tiles(page)).toHaveCount(2);
    await main(page).getByRole('button', { name: 'Поделиться' }).click();
    const dialog = page.getByRole('dialog', { name: 'Поделиться избранным' });
    await dialog.getByRole('button', { name: like('Открыть доступ по ссылке') }).click();
    const link = await dialog.getByRole('textbox', { name: like('Ссылка на список') }).inputValue();
    await dialog.getByRole('button', { name: 'Скопировать' }).click();
    await expect.poll(() => copied(page)).toBe(link);

    const guest = await browser.newPage({ baseURL: site.url, viewport: phone });
    await open(guest, link);
    await expect(main(guest)).toContainText(like('Анна делится с вами избранным'));
    await expect(tiles(guest)).toHaveCount(2);
    await main(guest)
      .getByRole('button', { name: /^Добавить.*моё\sизбранное$/ })
      .click();
    await expect(main(guest).getByRole('link', { name: 'Моё избранное' })).toBeFocused(); // All products have been added.
    await guest.keyboard.press('Enter');
    await expect(tiles(guest)).toHaveCount(2);

    await dialog.getByRole('button', { name: 'Закрыть доступ' }).click();
    await dialog.getByRole('button', { name: 'Закрыть доступ' }).click();
    await expect(toast(page, like('Доступ по ссылке закрыт'))).toBeVisible();
    expectConsole(/status of 404/);
    // Pages for guests are cached for a second.
    await expect.poll(async () => (await guest.goto(link))?.status()).toBe(404);
    await guest.close();
  });
});

test('rejects the ninth product of a section in the comparison', async ({ page, expectConsole }) => {
  expectConsole(/status of 409/);
  await addToList(page, 'compare', ...eight);
  await open(page, paths.product('privod-titan-35'));
  const button = main(page)
    .getByRole('button', { name: /^Сравнить: Привод для откатных ворот TITAN-35/ })
    .first();
  await button.click();
  await expect(toast(page, /В\sсравнении уже 8\sтоваров раздела «Автоматика для откатных ворот»/)).toBeVisible();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await open(page, paths.compare());
  await expect(columns(page)).toHaveCount(8);
  await expect(main(page)).toContainText(/больше не\sпоместится/);
});

test('adds the whole wishlist to the cart, and lists the unavailable products', async ({ page }) => {
  await addToList(page, 'wishlist', goods.drive, goods.card, goods.discontinued, goods.unpriced);
  await open(page, paths.wishlist());
  await main(page)
    .getByRole('button', { name: like('Добавить всё в корзину') })
    .click();
  const report = page.getByRole('dialog', { name: like('Товары в корзине') });
  await expect(report).toContainText('Добавлено: 2');
  await expect(report).toContainText(like(goods.discontinued.name));
  await expect(report).toContainText(like(goods.unpriced.name));
  await expectNoViolations(page);
  await expectInCart(page, 11);
  await report.getByRole('button', { name: 'Остаться здесь' }).click();
  await main(page)
    .getByRole('button', { name: like('Добавить всё в корзину') })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const { name: listName, list, button, link } of [
  { name: 'wishlist', list: 'wishlist', button: 'В избранное', link: 'Избранное' },
  { name: 'comparison', list: 'compare', button: 'Сравнить', link: 'Сравнение' },
])
  test(`shows pending products of the ${listName} on a slow connection`, async ({ page }) => {
    await open(page, paths.category('sliding-gates'));
    let connect = () => {};
    const connected = new Promise<void>((resolve) => (connect = resolve));
    await page.route(`**/api/${list}/*/`, async (route) => {
      await connected;
      await route.continue();
    });
    for (const { name } of [goods.drive, goods.strongDrive])
      await main(page)
        .getByRole('button', { name: `${button}: ${name}` })
        .click();
    await banner(page)
      .getByRole('link', { name: like(`${link}, 2 товара`) })
      .click();
    await expect(heading(page)).toHaveText(new RegExp(`^${link}`));
    connect();
    await expectStored(page, { [`${list}_products`]: [goods.drive.id, goods.strongDrive.id] });
    for (const { name } of [goods.drive, goods.strongDrive])
      await expect(
        main(page)
          .getByRole('link', { name: like(name) })
          .first(),
      ).toBeVisible();
  });
