import type { Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { expectNoViolations, overflow } from '../fixtures/axe.ts';
import { requestCode, sentCode, typeCode } from '../fixtures/login.ts';
import { register, registerHead } from '../fixtures/newcomer.ts';
import { open } from '../fixtures/open.ts';
import { phone as narrow } from '../fixtures/sizes.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: narrow });

const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 2, name });
const goTo = (page: Page, step: RegExp) => page.getByRole('link', { name: step }).first().click();

/** A typical yard with a name and a city, entered by a visitor without a login. */
async function configureYard(page: Page) {
  await open(page, paths.configurator());
  await field(page, /Название объекта/).fill('Двор на Мира, 1');
  await field(page, /Город/).fill('Тверь');
  await page.getByRole('button', { name: /^Начать с.типовой парковки/ }).click();
  await page.getByRole('button', { name: /^Двор/ }).click();
  await expect(page.getByText(/^Сохранено на.этом устройстве/)).toBeVisible();
}

test('configures a car park without a login, keeps it over a reload and Back, and makes a draft of it after the login', async ({
  page,
}) => {
  const { phone } = await registerHead(page, 'configurator');
  await page.context().clearCookies();

  // The first step comes from the server.
  const html = await (await page.request.get(paths.configurator())).text();
  expect(html).toContain('Структура парковки');
  expect(html).toContain('Вход не');
  await configureYard(page);
  await expectNoViolations(page);
  await goTo(page, /Точки проезда/);
  await page.getByRole('button', { name: 'Въезд', exact: true }).click();
  await expect(page.getByText(/^Сохранено на.этом устройстве/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Настроить: Въезд 2' })).toBeVisible();
  expect(await overflow(page)).toBe(0);
  await page.goBack();
  await expect(field(page, /Название объекта/)).toHaveValue('Двор на Мира, 1');

  await goTo(page, /Проверка и.итог/);
  await expect(heading(page, /Проверка и.итог/)).toBeVisible();
  await expect(page.getByText(/Закупка|Маржа|Скидка заказчику/)).toHaveCount(0);
  await expectNoViolations(page);
  expect(await overflow(page)).toBe(0);
  await goTo(page, /Дополнительная/);
  await page.getByRole('button', { name: 'Скачать PDF' }).click();
  await expectNoViolations(page);
  await page.getByRole('dialog').getByRole('link', { name: 'Войти' }).click();
  await requestCode(page, phone);
  await typeCode(page, await sentCode(page, phone));

  await expect(page).toHaveURL(/\/account\/kp\/kp-\d{4}-\d{6}\//);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Двор на Мира, 1');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Скачать PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/^КП-\d{4}-\d{6}_Двор.*\.pdf$/);
  await goTo(page, /Точки проезда/);
  await expect(page.getByRole('button', { name: 'Настроить: Въезд 2' })).toBeVisible();
  // The draft has replaced the copy of this browser.
  await open(page, paths.configurator());
  await expect(field(page, /Название объекта/)).toHaveValue('');
});

test('shows a user without access the request for it, and keeps the car park meanwhile', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/403/); // The browser reports the status of the page that the access request replaces.
  await register(page);
  await configureYard(page);
  await page.getByRole('link', { name: 'Сохранить' }).first().click();
  await expect(page.getByRole('button', { name: 'Отправить заявку' })).toBeVisible();
  await open(page, paths.configurator());
  await expect(field(page, /Название объекта/)).toHaveValue('Двор на Мира, 1');
});
