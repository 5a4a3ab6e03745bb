import type { Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { sentCode, typeCode } from '../fixtures/login.ts';
import { newcomer, register } from '../fixtures/newcomer.ts';
import { open } from '../fixtures/open.ts';
import { expectInCart, fillCart, goods, heading, like, line } from '../fixtures/shop.ts';
import { expect, test } from '../fixtures/test.ts';
import { translatePages } from '../fixtures/translator.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
const box = (page: Page, name: RegExp) => main(page).getByRole('checkbox', { name });
const getCode = (page: Page) => main(page).getByRole('button', { name: 'Получить код' });
const required = 'Заполните это поле';

/** Expects translated texts and no error page. */
async function expectTranslated(page: Page) {
  await expect(main(page).locator('font').first()).toBeAttached();
  await expect(page.getByText(/что-то пошло не\sтак/i)).toHaveCount(0);
}

async function logIn(page: Page) {
  const { phone } = await register(page);
  await page.context().clearCookies();
  await open(page, paths.login(paths.accountPersonal()));
  await expectTranslated(page);
  await getCode(page).click();
  await expect(field(page, /^Телефон/)).toHaveAccessibleDescription(required);
  await field(page, /^Телефон/).pressSequentially('7916');
  await expect(field(page, /^Телефон/)).toHaveAccessibleDescription('Укажите номер мобильного телефона полностью');
  await field(page, /^Телефон/).fill(phone);
  await expect(field(page, /^Телефон/)).toHaveAccessibleDescription('');
  await getCode(page).click();
  await expect(main(page).getByRole('timer')).toHaveText(/^Получить новый код через 0:/);
  const shown = await main(page).getByRole('timer').textContent();
  await expect(main(page).getByRole('timer')).not.toHaveText(shown!);
  const code = await sentCode(page, phone);
  await typeCode(page, code === '0000' ? '0001' : '0000');
  await expect(field(page, /^Код из СМС/)).toHaveAccessibleDescription(/^Код неверный/);
  await typeCode(page, code);
  await expect(page).toHaveURL(paths.accountPersonal());
  await expectTranslated(page);
}

async function registerByForm(page: Page) {
  const person = newcomer();
  await open(page, paths.register(paths.accountPersonal()));
  await field(page, /^Телефон/).fill(person.phone);
  await getCode(page).click();
  await field(page, /^Город/).fill(person.city);
  await getCode(page).click();
  await expect(field(page, /^Фамилия/)).toHaveAccessibleDescription(required);
  await field(page, /^Фамилия/).fill(person.surname);
  await field(page, /^Имя/).fill(person.name);
  await field(page, /^Электронная почта/).fill('anna');
  await expect(field(page, /^Электронная почта/)).toHaveAccessibleDescription(/корректный адрес/);
  await field(page, /^Электронная почта/).fill(person.email);
  await box(page, /обработку персональных данных/).check();
  await getCode(page).click();
  await expect(field(page, /^Код из СМС/)).toBeFocused();
  await typeCode(page, await sentCode(page, person.phone));
  await expect(page).toHaveURL(paths.accountPersonal());
  await expectTranslated(page);
}

async function order(page: Page) {
  const person = newcomer();
  await fillCart(page, [goods.boom, 1], [goods.barrier, 1]);
  await open(page, paths.cart());
  await expectTranslated(page);
  await line(page, goods.barrier).getByRole('button', { name: 'Увеличить количество' }).click();
  await expectInCart(page, 3);
  await line(page, goods.barrier)
    .getByRole('button', { name: like(`Удалить: ${goods.barrier.name}`) })
    .click();
  await expectInCart(page, 1);
  await main(page).getByRole('link', { name: 'Оформить заказ' }).first().click();
  await expect(heading(page)).toHaveText('Оформление заказа');
  const form = page.getByRole('form', { name: 'Оформление заказа' });
  const submit = form.getByRole('button', { name: 'Оформить заказ' });
  await submit.click();
  await expect(field(page, /^Фамилия/)).toHaveAccessibleDescription(required);
  for (const [name, value] of [
    [/^Фамилия/, person.surname],
    [/^Имя/, person.name],
    [/^Телефон/, person.phone],
    [/^Электронная почта/, person.email],
    [/^Ваш город/, person.city],
  ] as const)
    await field(page, name).fill(value);
  await expect(field(page, /^Фамилия/)).toHaveAccessibleDescription('');
  await form.getByRole('radio', { name: 'Организация или ИП' }).check();
  await form.getByRole('combobox', { name: /^ИНН/ }).pressSequentially('0012345673');
  await expect(form.getByText('Организация найдена')).toBeVisible();
  await form.getByRole('radio', { name: 'Физическое лицо' }).check();
  await box(page, /согласие на обработку персональных данных/).check();
  await box(page, /условия продажи/).check();
  await submit.click();
  await expect(field(page, /^Код из СМС/)).toBeFocused();
  await typeCode(page, await sentCode(page, person.phone));
  await expect(heading(page)).toHaveText(/^Спасибо! Заказ №\s\d{6} принят$/);
  await expectInCart(page, 0);
  await expectTranslated(page);
}

async function narrowAList(page: Page) {
  await open(page, paths.category('barriers'));
  await expectTranslated(page);
  const filters = main(page)
    .getByRole('search', { name: 'Фильтры' })
    .or(main(page).getByRole('form', { name: 'Фильтры' }));
  await filters.getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/\?/);
  await page.goBack();
  await expect(page).toHaveURL(paths.category('barriers'));
  await expectTranslated(page);
}

// Content that hydrates after the translation is rendered again, because its markup differs from the server's.
const repaired = /hydration was repaired|status of 40[01]/;

test.describe('in a browser that translates the page', () => {
  test.beforeEach(({ expectConsole }) => expectConsole(repaired));

  test('logs in after hydration', async ({ page }) => {
    await translatePages(page, 'when alive');
    await logIn(page);
  });

  test('orders as a guest after hydration', async ({ page }) => {
    await translatePages(page, 'when alive');
    await order(page);
  });

  for (const [name, play] of [
    ['logs in', logIn],
    ['registers', registerByForm],
    ['orders', order],
    ['narrows a list', narrowAList],
  ] as const)
    test(`${name} when the translation precedes hydration`, { tag: '@long' }, async ({ page }) => {
      await translatePages(page, 'at once');
      await play(page);
    });
});
