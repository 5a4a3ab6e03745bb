import type { Page } from '@playwright/test';
import { expectNoViolations } from '../fixtures/axe.ts';
import { approve } from '../fixtures/back-office.ts';
import { register } from '../fixtures/newcomer.ts';
import { open } from '../fixtures/open.ts';
import { expect, test } from '../fixtures/test.ts';

/** Width of the panel with the page's heading, in a window that is wide enough for more. */
const gateWidth = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .locator('..')
    .evaluate((gate) => gate.getBoundingClientRect().width);

test('shows the access request to a customer until the partner and configurator applications are approved', async ({
  page,
  site,
  expectConsole,
}) => {
  expectConsole(/403/); // The browser reports the status of the page that the access request replaces.

  const { surname, phone } = await register(page);
  // The server-rendered page already has the access request instead of the forbidden page.
  expect(await (await page.request.get('/account/kp/')).text()).toContain('Отправить заявку');
  await open(page, '/account/kp/');
  await expect(page.getByRole('textbox', { name: 'Фамилия' })).toHaveValue(surname);
  expect(await gateWidth(page)).toBe(450);
  await expectNoViolations(page);
  await page.getByRole('combobox', { name: /ИНН/ }).fill('0012345673');
  await expect(page.getByRole('textbox', { name: /Компания/ })).toHaveValue(/Синтетика/);
  await page.getByRole('checkbox', { name: /согласие на обработку персональных данных/ }).check();
  await page.getByRole('button', { name: 'Отправить заявку' }).click();
  const dialog = page.getByRole('dialog', { name: 'Заявка успешно отправлена!' });
  await expect(dialog.getByRole('link', { name: /парковочным решениям/ })).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Закрыть' }).click();
  await expect(page.getByText(/Вы будете подключены к партнерской сети/)).toBeVisible();
  expect(await gateWidth(page)).toBe(430);

  await site.approveNewestApplication(); // The user's application.
  await approve(page, phone); // The company's application.
  await open(page, '/account/kp/');
  await expect(page.getByRole('button', { name: 'Запросить доступ' })).toBeVisible();
  expect(await gateWidth(page)).toBe(450);
  await page.getByRole('button', { name: 'Запросить доступ' }).click();
  await expect(dialog).toBeVisible();
  await approve(page, phone);

  await open(page, '/account/kp/');
  await expect(page.getByRole('heading', { level: 1, name: 'Коммерческие предложения' })).toBeVisible();
  await page.getByRole('button', { name: /^Уведомления, 3.новых$/ }).click();
  const notices = page.getByRole('dialog', { name: 'Уведомления' });
  await expect(notices.getByRole('listitem')).toHaveCount(3);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Уведомления', exact: true })).toBeVisible();
});
