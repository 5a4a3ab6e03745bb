import type { Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { accounts, requestCode, sentCode, typeCode } from '../fixtures/login.ts';
import { register } from '../fixtures/newcomer.ts';
import { open } from '../fixtures/open.ts';
import { expect, test } from '../fixtures/test.ts';

const field = (page: Page, name: RegExp) => page.getByRole('main').getByRole('textbox', { name });
const consent = (page: Page) => page.getByRole('checkbox', { name: /согласие на обработку персональных данных/ });
const send = (page: Page) => page.getByRole('button', { name: 'Отправить вопрос' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function fillFeedback(page: Page) {
  await field(page, /^Имя/).fill('Анна');
  await field(page, /^Телефон/).pressSequentially('9161234567');
  await field(page, /^Электронная почта/).fill('anna@example.ru');
  await field(page, /^Вопрос/).fill('Какой привод нужен для ворот 400 кг?');
  await consent(page).check();
}

test.describe('the feedback form', () => {
  test.beforeEach(({ page }) => open(page, paths.content('feedback')));

  test('marks the missing fields and focuses the first of them', async ({ page }) => {
    await send(page).click();
    for (const required of [field(page, /^Имя/), field(page, /^Телефон/)])
      await expect(required).toHaveAccessibleDescription(/Заполните это поле/);
    await expect(consent(page)).toHaveAccessibleDescription('Отметьте согласие на обработку персональных данных');
    await expect(field(page, /^Имя/)).toBeFocused();
    await expect(field(page, /^Электронная почта/)).toHaveAccessibleDescription('');
  });

  test('validates while the visitor types', async ({ page }) => {
    const cases: [RegExp, string, string][] = [
      [/^Имя/, 'Анна2', 'Допустимые символы: «A-Z», «А-Я», «-», « »'],
      [/^Электронная почта/, 'anna', 'Укажите корректный адрес электронной почты в формате: name@example.ru'],
      [/^Электронная почта/, 'анна@example.ru', 'Допустимые символы: «A-Z», «0-9», «@», «.», «-» , «_»'],
    ];
    for (const [name, value, message] of cases) {
      await field(page, name).fill(value);
      await expect(field(page, name)).toHaveAccessibleDescription(message);
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
    }
    await field(page, /^Имя/).fill('Анна-Мария');
    await expect(field(page, /^Имя/)).toHaveAccessibleDescription('');

    await field(page, /^Телефон/).pressSequentially('89161234');
    await expect(field(page, /^Телефон/)).toHaveAccessibleDescription('Укажите номер мобильного телефона полностью');
    await expect(field(page, /^Телефон/)).toHaveValue(/^\+7 \(916\) 123-4/);
  });

  test('keeps the input when the server is unreachable or fails, and submits it at the next attempt', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/net::ERR_FAILED|status of 500/);
    await fillFeedback(page);
    await page.route('**/api/forms/feedback/', (route) => route.abort());
    await send(page).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Нет соединения с сервером. Проверьте интернет и попробуйте ещё раз',
    );
    await expect(field(page, /^Вопрос/)).toHaveValue('Какой привод нужен для ворот 400 кг?');

    await page.unroute('**/api/forms/feedback/');
    const failed = { status: 'error', code: 'internal', message: 'Что-то пошло не так. Повторите попытку позже' };
    await page.route('**/api/forms/feedback/', (route) => route.fulfill({ status: 500, json: failed }));
    await send(page).click();
    await expect(page.getByRole('alert')).toHaveText(/^Похоже, что-то пошло не\sтак\..*по\sтелефону \+7/);
    await expect(field(page, /^Имя/)).toHaveValue('Анна');
    await expect(consent(page)).toBeChecked();

    await page.unroute('**/api/forms/feedback/');
    await send(page).click();
    await expect(page.getByRole('main').getByText(/^(Обращение принято|Спасибо)/)).toBeVisible();
    await expect(send(page)).toHaveCount(0);
  });

  test('keeps the input across a reload, except the consent', async ({ page }) => {
    await fillFeedback(page);
    await page.reload();
    await expect(field(page, /^Имя/)).toHaveValue('Анна');
    await expect(field(page, /^Телефон/)).toHaveValue('+7 (916) 123-45-67');
    await expect(consent(page)).not.toBeChecked();
  });

  test('submits by keyboard alone', async ({ page }) => {
    await field(page, /^Имя/).focus();
    await page.keyboard.type('Анна');
    await page.keyboard.press('Tab');
    await page.keyboard.type('9161234567');
    await consent(page).focus();
    await page.keyboard.press('Space');
    await field(page, /^Имя/).press('Enter');
    await expect(page.getByRole('main').getByText(/^(Обращение принято|Спасибо)/)).toBeVisible();
  });
});

test.describe('the login', () => {
  async function logInByForm(page: Page, phone: string, returnTo: string) {
    await open(page, paths.login(returnTo));
    await requestCode(page, phone);
    await typeCode(page, await sentCode(page, phone));
    await expect(page).not.toHaveURL(/\/login/);
  }

  test('opens the requested page after phone and code, keeps the session across reloads, and ends it on logout', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/status of 401/);
    await open(page, paths.account());
    await expect(heading(page)).toHaveText('Вы не авторизованы');
    await expect(page.getByRole('main')).toContainText('+7 (800) 555-01-20');
    await expect(page.getByRole('main').getByRole('link', { name: 'Зарегистрироваться' })).toHaveAttribute(
      'href',
      paths.register(paths.account()),
    );
    await page.getByRole('main').getByRole('link', { name: 'Войти' }).click();
    await expect(page).toHaveURL(paths.login(paths.account()));

    await requestCode(page, accounts.customer);
    await typeCode(page, await sentCode(page, accounts.customer));
    await expect(page).toHaveURL(paths.account());
    await expect(heading(page)).toHaveText('Здравствуйте, Пётр');
    await expect(page.getByRole('main')).toContainText('Покупатель');
    await expect(page.getByRole('navigation', { name: 'Личный кабинет' })).toBeVisible();

    await page.reload();
    await expect(heading(page)).toHaveText('Здравствуйте, Пётр');
    const menu = page.getByRole('banner').getByText('Пётр');
    await expect(menu).toBeVisible();
    await open(page, paths.login());
    await expect(page).toHaveURL(paths.account());

    await page.getByRole('navigation', { name: 'Личный кабинет' }).getByRole('button', { name: 'Выйти' }).click();
    await expect(page).toHaveURL(paths.login());
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
    await open(page, paths.account());
    await expect(heading(page)).toHaveText('Вы не авторизованы');
  });

  test('reports a wrong code and accepts the right one', async ({ page, expectConsole }) => {
    expectConsole(/status of 400/);
    await open(page, paths.login());
    await requestCode(page, accounts.employee);
    const code = await sentCode(page, accounts.employee);
    await typeCode(page, code === '0000' ? '0001' : '0000');
    const input = page.getByRole('textbox', { name: /^Код из СМС/ });
    await expect(input).toHaveAccessibleDescription('Код неверный или срок его действия истёк. Запросите новый код');
    await expect(input).toHaveValue('');
    await expect(page.getByText(/^Получить новый код через 0:\d\d$/)).toBeVisible();
    await typeCode(page, code);
    await expect(page).toHaveURL(paths.account());
    await expect(page.getByRole('main')).toContainText('ООО «Ворота Плюс»');
  });

  test('distinguishes an unregistered number from a missing one', async ({ page }) => {
    await open(page, paths.login());
    await page.getByRole('button', { name: 'Получить код' }).click();
    await expect(field(page, /^Телефон/)).toHaveAccessibleDescription('Заполните это поле');
    await field(page, /^Телефон/).pressSequentially('9009999999');
    await page.getByRole('button', { name: 'Получить код' }).click();
    await expect(page.getByText('Пользователь с таким номером телефона не зарегистрирован')).toBeVisible();
  });

  test('keeps the code step across a reload', async ({ page }) => {
    await open(page, paths.login());
    await requestCode(page, accounts.pending);
    await page.reload();
    await typeCode(page, await sentCode(page, accounts.pending));
    await expect(heading(page)).toHaveText('Здравствуйте, Ольга');
    await expect(page.getByRole('main')).toContainText(/Ожидает подключения к\sкомпании/);
  });

  test('ignores a return address on another site', async ({ page, site }) => {
    await logInByForm(page, accounts.platinumOwner, 'https://example.org/');
    await expect(page).toHaveURL(site.url + paths.account());
    await expect(page.getByRole('main')).toContainText('АО «Паркинг Инжиниринг»');
    await expect(page.getByRole('main')).toContainText('Руководитель компании');
  });

  test('returns a partner to the proposals', async ({ page }) => {
    await logInByForm(page, accounts.goldOwner, paths.proposals());
    await expect(page).toHaveURL(paths.proposals());
    await expect(heading(page)).toHaveText('Коммерческие предложения');
  });

  test('shows the moderation notice to an employee of a company under moderation', async ({ page, expectConsole }) => {
    expectConsole(/status of 403/);
    await logInByForm(page, accounts.applicant, paths.proposals());
    await expect(heading(page)).toHaveText('Заявка вашей компании находится на модерации');
    await page.reload();
    await expect(heading(page)).toHaveText('Заявка вашей компании находится на модерации');
  });

  test('logs out in the other tabs', async ({ page, context }) => {
    const { name } = await register(page);
    await open(page, paths.account());
    const other = await context.newPage();
    await open(other, '/');
    await expect(other.getByRole('banner').getByText(name)).toBeVisible();
    await page.getByRole('navigation', { name: 'Личный кабинет' }).getByRole('button', { name: 'Выйти' }).click();
    await expect(other.getByRole('banner').getByRole('link', { name: 'Войти' })).toBeVisible();
  });
});
