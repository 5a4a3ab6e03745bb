import type { Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { expectNoViolations } from '../../fixtures/axe.ts';
import { press, tabTo } from '../../fixtures/keyboard.ts';
import { sentCode } from '../../fixtures/login.ts';
import { newcomer, register } from '../../fixtures/newcomer.ts';
import { open } from '../../fixtures/open.ts';
import { banner, expectInCart, goods, heading, like, line } from '../../fixtures/shop.ts';
import { phone } from '../../fixtures/sizes.ts';
import { expect, test } from '../../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: RegExp) => main(page).getByRole('textbox', { name });
const submit = (page: Page) =>
  page.getByRole('form', { name: 'Оформление заказа' }).getByRole('button', { name: 'Оформить заказ' });
const search = (page: Page) => banner(page).getByLabel('Поиск по сайту');

/** Types into the header's search and follows the suggestion of this name. */
async function findByKeyboard(page: Page, query: string, name: string) {
  await tabTo(page, search(page));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(query);
  const suggestion = page.getByRole('option', { name: like(name) });
  await expect(suggestion).toBeVisible();
  do await page.keyboard.press('ArrowDown');
  while ((await suggestion.getAttribute('aria-selected')) !== 'true');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(like(name));
}

async function agree(page: Page) {
  await press(page, page.getByRole('checkbox', { name: /согласие на обработку персональных данных/ }), 'Space');
  await press(page, page.getByRole('checkbox', { name: /условия продажи/ }), 'Space');
}

test('finds, compares and orders products by keyboard alone', async ({ page }) => {
  test.slow(); // Hundreds of keystrokes, each with a check.
  const { phone } = await register(page);
  await open(page, '/');
  await findByKeyboard(page, 'SL-80', goods.drive.name);
  await press(page, main(page).getByRole('button', { name: `Сравнить: ${goods.drive.name}` }), 'Space');
  await findByKeyboard(page, 'SL-100', goods.strongDrive.name);
  await press(page, main(page).getByRole('button', { name: `Сравнить: ${goods.strongDrive.name}` }), 'Space');

  await press(page, banner(page).getByRole('link', { name: /^Сравнение/ }));
  await expect(heading(page)).toHaveText('Сравнение товаров');
  await expect(page.getByRole('region', { name: /^Характеристики/ }).getByRole('columnheader')).toHaveCount(2);
  await press(page, main(page).getByRole('button', { name: `В корзину: ${goods.strongDrive.name}` }));
  await page.keyboard.press('Enter'); // The focus has moved to the plus button.
  await expectInCart(page, 2);

  await press(page, banner(page).getByRole('link', { name: /^Корзина/ }));
  await expect(line(page, goods.strongDrive).getByRole('textbox')).toHaveValue('2');
  await press(page, main(page).getByRole('link', { name: 'Оформить заказ' }).first());
  await expect(field(page, /^Телефон/)).toHaveValue(
    `+7 (${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8, 10)}-${phone.slice(10)}`,
  );
  await agree(page);
  await press(page, submit(page));

  await expect(page).toHaveURL(/\/order-success\?orderId=/);
  await expect(heading(page)).toHaveText(/^Спасибо! Заказ №\s\d{6} принят$/);
  await expectInCart(page, 0);
  await press(page, main(page).getByRole('link', { name: like('Перейти к заказу') }));
  await expect(heading(page)).toHaveText(/^Заказ №\s\d{6}$/);
  await expect(main(page)).toContainText(/2\sшт\. × 37\s900\s₽/);
});

test('orders as a guest on a phone, and creates an account by confirming the phone, even after a wrong code', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 400/);
  await page.setViewportSize(phone);
  const person = newcomer();
  await open(page, paths.product(goods.boom.slug));
  await main(page).getByRole('button', { name: 'В корзину', exact: true }).first().click();
  await expectInCart(page, 1);
  await banner(page)
    .getByRole('link', { name: /^Корзина/ })
    .click();
  await main(page).getByRole('link', { name: 'Оформить заказ' }).first().click();
  // The checkout has only the phone number and the link back to the cart, no other links.
  await expect(main(page).getByRole('link', { name: like('Вернуться в корзину') })).toBeVisible();
  await expect(banner(page).getByRole('link', { name: /^\+7/ })).toBeVisible();
  await expect(banner(page).getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Подобрать оборудование' })).toHaveCount(0);

  await field(page, /^Фамилия/).fill(person.surname);
  await field(page, /^Имя/).fill(person.name);
  await field(page, /^Телефон/).fill(person.phone);
  await field(page, /^Электронная почта/).fill(person.email);
  await field(page, /^Ваш город/).fill(person.city);
  await expect(field(page, /^Кто заберёт/)).toHaveValue(`${person.surname} ${person.name}`);
  await agree(page);
  await submit(page).click();

  const dialog = page.getByRole('dialog', { name: 'Подтвердите номер телефона' });
  const code = dialog.getByRole('textbox', { name: /^Код из СМС/ });
  await expect(code).toBeFocused();
  await expectNoViolations(page);
  const sent = await sentCode(page, person.phone);
  await code.pressSequentially(sent === '0000' ? '0001' : '0000');
  await expect(code).toHaveAccessibleDescription('Код неверный или срок его действия истёк. Запросите новый код');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(field(page, /^Электронная почта/)).toHaveValue(person.email);
  await submit(page).click(); // The code is still valid.
  await code.pressSequentially(sent);

  await expect(heading(page)).toHaveText(/^Спасибо! Заказ №\s\d{6} принят$/);
  await expectInCart(page, 0);
  await main(page)
    .getByRole('link', { name: like('Перейти к заказу') })
    .click();
  await expect(main(page)).toContainText(like(goods.boom.name));
  await open(page, paths.account());
  await expect(heading(page)).toHaveText('Здравствуйте, Анна');
});
