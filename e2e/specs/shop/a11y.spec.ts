import type { Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { expectNoViolations, overflow } from '../../fixtures/axe.ts';
import { expectFits, LAYOUTS } from '../../fixtures/collisions.ts';
import { register } from '../../fixtures/newcomer.ts';
import { open } from '../../fixtures/open.ts';
import { addToList, banner, fillCart, goods, heading, like } from '../../fixtures/shop.ts';
import { desktop, phone } from '../../fixtures/sizes.ts';
import { expect, test } from '../../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');
const form = (page: Page) => page.getByRole('form', { name: 'Оформление заказа' });

/** Where a click has scrolled to, a sticky bar may cover half of a link. */
const scrollToTop = (page: Page) => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));

/** Checks both windows in one journey: dialogs open on a phone must stay open in a wide window. */
async function expectAccessible(page: Page) {
  expect(await overflow(page)).toBe(0);
  await expectFits(page, LAYOUTS);
  await scrollToTop(page);
  await expectNoViolations(page);
  await page.setViewportSize(desktop);
  await scrollToTop(page);
  await expectNoViolations(page, { again: true });
  await page.setViewportSize(phone);
}

test.describe.configure({ mode: 'parallel' });
/** `specs/templates.spec.ts` checks the same pages without goods. */
test.use({ viewport: phone });

test.describe('with goods in the cart and the lists', () => {
  test.beforeEach(async ({ page }) => {
    await register(page);
    await fillCart(page, [goods.drive, 2], [goods.card, 10]);
    await addToList(page, 'compare', goods.drive, goods.strongDrive);
    await addToList(page, 'wishlist', goods.drive, goods.unpriced);
  });

  test('has no violations in the comparison', async ({ page }) => {
    await open(page, paths.compare());
    await expectAccessible(page);
  });

  test('has no violations in the wishlist and its dialogs', async ({ page }) => {
    await open(page, paths.wishlist());
    await expectAccessible(page);
    await main(page).getByRole('button', { name: 'Поделиться' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await main(page)
      .getByRole('button', { name: like('Добавить всё в корзину') })
      .click();
    await expect(page.getByRole('dialog').getByText(/^Добавлено: /)).toBeVisible();
    await expectAccessible(page);
  });

  test('has no violations in the search suggestions', async ({ page }) => {
    await open(page, '/');
    await banner(page).getByLabel('Поиск по сайту').fill('шлагбаум');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page);
  });

  test('has no violations in the cart, after the removal of a line and in the dialog that clears it', async ({
    page,
  }) => {
    await open(page, paths.cart());
    await expectAccessible(page);
    await main(page)
      .getByRole('button', { name: `Удалить: ${goods.card.name}` })
      .click();
    await expect(main(page).getByRole('button', { name: 'Вернуть' })).toBeVisible();
    await expectAccessible(page);
    await main(page).getByRole('button', { name: 'Очистить корзину' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });

  test('has no violations in the checkout with errors, in changes of the cart, the confirmation and the cancellation of an order', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/status of 409/);
    await open(page, paths.checkout());
    await form(page).getByRole('radio', { name: 'Организация или ИП' }).check();
    await form(page).getByRole('radio', { name: 'Курьер' }).check();
    await form(page).getByRole('button', { name: 'Оформить заказ' }).click();
    await expect(form(page).getByRole('combobox', { name: /^ИНН/ })).toBeFocused();
    await expectAccessible(page);
    await form(page).getByRole('radio', { name: 'Физическое лицо' }).check();
    await form(page).getByRole('radio', { name: 'Самовывоз' }).check();
    await form(page)
      .getByRole('checkbox', { name: /согласие на обработку персональных данных/ })
      .check();
    await form(page)
      .getByRole('checkbox', { name: /условия продажи/ })
      .check();
    // The same visitor on another device.
    await fillCart(page, [goods.drive, 3]);
    await form(page).getByRole('button', { name: 'Оформить заказ' }).click();
    const changes = page.getByRole('dialog', { name: 'Цены или наличие изменились' });
    await expect(changes).toContainText(/Количество: было 2, стало 3\sшт\./);
    await expectNoViolations(page);
    await changes.getByRole('button', { name: /^Оформить за/ }).click();

    await expect(heading(page)).toHaveText(/^Спасибо!/);
    await expectAccessible(page);
    await main(page)
      .getByRole('link', { name: /^Перейти к\sзаказу$/ })
      .click();
    await expect(heading(page)).toHaveText(/^Заказ №/);
    await main(page).getByRole('button', { name: 'Отменить заказ' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
  });
});
