import type { Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { register } from '../../fixtures/newcomer.ts';
import { open } from '../../fixtures/open.ts';
import { banner, expectStored, goods, heading, like } from '../../fixtures/shop.ts';
import { phone } from '../../fixtures/sizes.ts';
import { expect, test } from '../../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');
const tiles = (page: Page) => main(page).getByRole('article');
const toast = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('on a phone', () => {
  test.use({ viewport: phone });

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

test('shows pending products of the wishlist and the comparison on a slow connection', async ({ page }) => {
  await open(page, paths.category('sliding-gates'));
  for (const { list, button, link } of [
    { list: 'wishlist', button: 'В избранное', link: 'Избранное' },
    { list: 'compare', button: 'Сравнить', link: 'Сравнение' },
  ])
    await test.step(list, async () => {
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
      await page.goBack();
      await expect(heading(page)).toHaveText('Автоматика для откатных ворот');
    });
});
