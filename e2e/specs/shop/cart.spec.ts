import type { Locator, Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { expectNoViolations } from '../../fixtures/axe.ts';
import { registerHead } from '../../fixtures/newcomer.ts';
import { open } from '../../fixtures/open.ts';
import { expectInCart, expectStored, fillCart, goods, like, line } from '../../fixtures/shop.ts';
import { phone, resizeScreen } from '../../fixtures/sizes.ts';
import { expect, test } from '../../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');
const quantity = (place: Locator) => place.getByRole('textbox', { name: /^Количество/ });
const plus = (place: Locator) => place.getByRole('button', { name: 'Увеличить количество' });
const toast = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });
const total = (page: Page) => main(page).getByRole('definition').filter({ hasText: '₽' });
const emptied = (page: Page) => main(page).getByRole('heading', { name: like('В корзине пока пусто') });
const undo = (page: Page) => main(page).getByRole('button', { name: 'Вернуть' });

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('updates the sums, restores a removed line and a cleared cart, and moves a line to the wishlist', async ({
    page,
  }) => {
    await fillCart(page, [goods.drive, 1], [goods.boom, 1]);
    await open(page, paths.cart());
    await plus(line(page, goods.drive)).click();
    await expect(line(page, goods.drive)).toContainText(/64\s800\s₽/);
    await expect(
      total(page)
        .filter({ hasText: /^79\s700\s₽$/ })
        .first(),
    ).toBeVisible();
    await expectInCart(page, 3);

    await line(page, goods.drive)
      .getByRole('button', { name: `Удалить: ${goods.drive.name}` })
      .click();
    await expect(line(page, goods.drive)).toHaveCount(0);
    await expect(undo(page)).toBeFocused();
    await undo(page).click();
    await expect(quantity(line(page, goods.drive))).toHaveValue('2');
    await expect(line(page, goods.drive).getByRole('link')).toBeFocused();

    await main(page).getByRole('button', { name: 'Очистить корзину' }).click();
    await page.getByRole('dialog', { name: 'Очистить корзину?' }).getByRole('button', { name: 'Очистить' }).click();
    await expect(emptied(page)).toBeVisible();
    await expectInCart(page, 0);
    await undo(page).click();
    await expect(quantity(line(page, goods.drive))).toHaveValue('2');
    await expectInCart(page, 3);

    await line(page, goods.boom)
      .getByRole('button', { name: `Отложить: ${goods.boom.name}` })
      .click();
    await expect(line(page, goods.boom)).toHaveCount(0);
    await expectInCart(page, 2);
    await expectStored(page, { wishlist_products: [goods.boom.id] });
    await open(page, paths.wishlist());
    await expect(main(page).getByRole('link', { name: like(goods.boom.name) })).toBeVisible();
  });
});

test('accepts changes offline and sends them after the reconnection', async ({ page, context, expectConsole }) => {
  // The prefetch of the cart page fails too.
  expectConsole(/ERR_INTERNET_DISCONNECTED|remote failed.*page: cart/);
  await fillCart(page, [goods.drive, 1]);
  await open(page, paths.product(goods.boom.slug));
  await test.step('reports a first «В корзину» at once', async () => {
    await context.setOffline(true);
    await main(page).getByRole('button', { name: 'В корзину', exact: true }).first().click();
    await expect(toast(page, like('Нет соединения с сервером'))).toBeVisible();
    await expectInCart(page, 2);
    await context.setOffline(false);
    await expectStored(page, { cart_qty: 2 });
  });

  await test.step('changes and removes lines of the cart', async () => {
    await open(page, paths.cart());
    await context.setOffline(true);
    await plus(line(page, goods.drive)).click();
    await expect(toast(page, like('Нет соединения с сервером. Отправим изменения, когда связь появится'))).toHaveCount(
      1,
    );
    await line(page, goods.boom)
      .getByRole('button', { name: `Удалить: ${goods.boom.name}` })
      .click();
    await expect(quantity(line(page, goods.drive))).toHaveValue('2');
    await expect(line(page, goods.boom)).toHaveCount(0);
    await expectInCart(page, 2);

    await context.setOffline(false);
    await expect(toast(page, 'Связь восстановлена')).toBeVisible();
    await page.reload();
    await expect(quantity(line(page, goods.drive))).toHaveValue('2');
    await expect(line(page, goods.boom)).toHaveCount(0);
  });
});

test('checks pasted articles in a dialog that fits, and adds them at partner prices', async ({ page }) => {
  await registerHead(page, 'partner');
  await open(page, paths.cart());
  await main(page)
    .getByRole('button', { name: like('Добавить по артикулам') })
    .click();
  const dialog = page.getByRole('dialog', { name: like('Добавить по артикулам') });
  const list = dialog.getByRole('textbox', { name: /^Список артикулов/ });
  await list.fill(
    `${goods.drive.article}; 2\n000XX-0000; 1\n${goods.card.article}\t15\n${goods.discontinued.article}; 1`,
  );
  await dialog.getByRole('button', { name: 'Проверить список' }).click();
  await expect(dialog.getByRole('row', { name: like(goods.drive.article) })).toContainText(/2\sшт\./);
  await expect(dialog.getByRole('row', { name: like(goods.card.article) })).toContainText(/кратно\s10/);
  await expectNoViolations(page);
  // On a tablet, a table of its own width would hide the sums behind the edge of the dialog.
  await resizeScreen(page, 768);
  await expect(dialog.getByRole('columnheader', { name: 'Сумма' })).toBeInViewport({ ratio: 1 });
  await dialog.getByRole('button', { name: like('Добавить в корзину') }).click();
  await expect(list).toHaveValue(`000XX-0000; 1\n${goods.discontinued.article}; 1`);
  await page.keyboard.press('Escape');

  await expect(quantity(line(page, goods.card))).toHaveValue('20');
  // 15 % off automation: 32 400 becomes 27 540.
  await expect(line(page, goods.drive)).toContainText(/55\s080\s₽/);
  await expect(main(page).getByText('Ваша экономия')).toBeVisible();
});
