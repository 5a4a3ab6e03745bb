import type { Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { expectNoViolations } from '../../fixtures/axe.ts';
import { expectFits, LAYOUTS } from '../../fixtures/collisions.ts';
import { register } from '../../fixtures/newcomer.ts';
import { open } from '../../fixtures/open.ts';
import { addToList, banner, fillCart, goods, heading } from '../../fixtures/shop.ts';
import { desktop, phone } from '../../fixtures/sizes.ts';
import { expect, test } from '../../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');
const form = (page: Page) => page.getByRole('form', { name: 'Оформление заказа' });

/** What is open on a phone has to stay open in a wide window: one walk sees both. */
async function expectSound(page: Page) {
  await expectFits(page, LAYOUTS);
  await expectNoViolations(page);
  await page.setViewportSize(desktop);
  // Where a narrow page was scrolled to, a bar may lie over half a link of a wide one: the next turn of the wheel frees it.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectNoViolations(page);
  await page.setViewportSize(phone);
}

test.describe.configure({ mode: 'parallel' });
/** The pages without goods are among all pages: see `specs/templates.spec.ts`. */
test.use({ viewport: phone });

test.describe('a shop with goods in it has no barriers', () => {
  test.beforeEach(async ({ page }) => {
    await register(page);
    await fillCart(page, [goods.drive, 2], [goods.card, 10]);
    await addToList(page, 'compare', goods.drive, goods.strongDrive);
    await addToList(page, 'wishlist', goods.drive, goods.unpriced);
  });

  test('in the comparison', async ({ page }) => {
    await open(page, paths.compare());
    await expectSound(page);
  });

  test('in the wishlist and where it is shared', async ({ page }) => {
    await open(page, paths.wishlist());
    await expectSound(page);
    await main(page).getByRole('button', { name: 'Поделиться' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectSound(page);
  });

  test('in the suggestions of the search', async ({ page }) => {
    await open(page, '/');
    await banner(page).getByLabel('Поиск по сайту').fill('шлагбаум');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectSound(page);
  });

  test('in the cart, where a line is taken back, and before all are', async ({ page }) => {
    await open(page, paths.cart());
    await expectSound(page);
    await main(page)
      .getByRole('button', { name: `Удалить: ${goods.card.name}` })
      .click();
    await expect(main(page).getByRole('button', { name: 'Вернуть' })).toBeVisible();
    await expectSound(page);
    await main(page).getByRole('button', { name: 'Очистить корзину' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectSound(page);
  });

  test('in the checkout that names its mistakes, the thanks, and the order before it is cancelled', async ({
    page,
  }) => {
    await open(page, paths.checkout());
    await form(page).getByRole('radio', { name: 'Организация или ИП' }).check();
    await form(page).getByRole('radio', { name: 'Курьер' }).check();
    await form(page).getByRole('button', { name: 'Оформить заказ' }).click();
    await expect(form(page).getByRole('combobox', { name: /^ИНН/ })).toBeFocused();
    await expectSound(page);
    await form(page).getByRole('radio', { name: 'Физическое лицо' }).check();
    await form(page).getByRole('radio', { name: 'Самовывоз' }).check();
    await form(page)
      .getByRole('checkbox', { name: /согласие на обработку персональных данных/ })
      .check();
    await form(page)
      .getByRole('checkbox', { name: /условия продажи/ })
      .check();
    await form(page).getByRole('button', { name: 'Оформить заказ' }).click();

    await expect(heading(page)).toHaveText(/^Спасибо!/);
    await expectSound(page);
    await main(page)
      .getByRole('link', { name: /^Перейти к\sзаказу$/ })
      .click();
    await expect(heading(page)).toHaveText(/^Заказ №/);
    await main(page).getByRole('button', { name: 'Отменить заказ' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectSound(page);
  });
});
