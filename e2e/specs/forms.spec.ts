import type { Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { accounts, requestCode, sentCode, typeCode } from '../fixtures/login.ts';
import { open } from '../fixtures/open.ts';
import { expect, test } from '../fixtures/test.ts';

const field = (page: Page, name: RegExp) => page.getByRole('main').getByRole('textbox', { name });
const consent = (page: Page) => page.getByRole('checkbox', { name: /согласие на обработку персональных данных/ });
const send = (page: Page) => page.getByRole('button', { name: 'Отправить вопрос' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('keeps the input of a form across a reload and while the server is unreachable or fails, and submits it by keyboard', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/net::ERR_FAILED|status of 500/);
  await open(page, paths.content('feedback'));
  await field(page, /^Имя/).focus();
  await page.keyboard.type('Анна');
  await page.keyboard.press('Tab');
  await page.keyboard.type('9161234567');
  await field(page, /^Вопрос/).fill('Какой привод нужен для ворот 400 кг?');
  await page.reload();
  await expect(field(page, /^Телефон/)).toHaveValue('+7 (916) 123-45-67');
  await consent(page).focus();
  await page.keyboard.press('Space');

  await page.route('**/api/forms/feedback/', (route) => route.abort());
  await field(page, /^Имя/).press('Enter');
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
  await field(page, /^Имя/).press('Enter');
  await expect(page.getByRole('main').getByText(/^(Обращение принято|Спасибо)/)).toBeVisible();
  await expect(send(page)).toHaveCount(0);
});

test('opens the requested page after the login, keeps the session across reloads, and ends it on logout', async ({
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
