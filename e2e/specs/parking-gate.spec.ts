import type { Page } from '@playwright/test';
import { expectNoViolations } from '../fixtures/axe.ts';
import { approve } from '../fixtures/back-office.ts';
import { register } from '../fixtures/newcomer.ts';
import { open } from '../fixtures/open.ts';
import { expect, test } from '../fixtures/test.ts';

/** Of the panel with the page's heading, where there is room for more. */
const gateWidth = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .locator('..')
    .evaluate((gate) => gate.getBoundingClientRect().width);

test('a customer applies for partner access, is approved by the command, asks for the configurator and is let in', async ({
  page,
  site,
  expectConsole,
}) => {
  expectConsole(/403/); // The browser reports the refusal in whose place the gate stands.

  const { surname, phone } = await register(page);
  // The gate stands in the server's page, in the place of the one that is refused.
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

  await site.approveNewestApplication(); // The person.
  await approve(page, phone); // The company.
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
