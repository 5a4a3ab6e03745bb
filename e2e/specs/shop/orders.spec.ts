import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { OrderPageData, OrderPlaced, OrderStatus } from '@site/contracts/orders';
import { paths } from '@site/contracts/paths';
import { expectNoViolations } from '../../fixtures/axe.ts';
import { call, send } from '../../fixtures/api.ts';
import { backOffice } from '../../fixtures/back-office.ts';
import { register } from '../../fixtures/newcomer.ts';
import { open } from '../../fixtures/open.ts';
import { fillCart, goods, heading, like } from '../../fixtures/shop.ts';
import { phone } from '../../fixtures/sizes.ts';
import { expect, test } from '../../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');
const form = (page: Page) => page.getByRole('form', { name: 'Оформление заказа' });
const field = (page: Page, name: RegExp) => form(page).getByRole('textbox', { name });
const submit = (page: Page) => form(page).getByRole('button', { name: 'Оформить заказ' });
const thanks = /^Спасибо! Заказ №\s\d{6} принят$/;

/** An order of the demonstration customer in the seed. */
const foreignOrder = '00000000-0000-4000-9000-000000000001';

async function agree(page: Page) {
  await form(page)
    .getByRole('checkbox', { name: /согласие на обработку персональных данных/ })
    .check();
  await form(page)
    .getByRole('checkbox', { name: /условия продажи/ })
    .check();
}

async function orderCompany(page: Page, inn: string) {
  await form(page).getByRole('radio', { name: 'Организация или ИП' }).check();
  await form(page).getByRole('combobox', { name: /^ИНН/ }).pressSequentially(inn);
}

async function fillBank(page: Page) {
  await field(page, /^Банк/).fill('АО «Примерный банк»');
  await field(page, /^БИК/).fill('044000000');
  await field(page, /^Расчётный счёт/).fill('40702810200000000002');
}

/** Places the cart's order through the API, for an individual with pickup. */
async function placeOrder(page: Page, total: number): Promise<OrderPlaced> {
  const { phone, surname, name, email } = await register(page);
  return call(page, 'POST', '/order/', {
    key: crypto.randomUUID(),
    expected_total: total,
    customer_type: 'person',
    contact: { surname, name, patronymic: '', phone, email },
    company: null,
    delivery: { method: 'pickup', warehouse: 'khimki', pickup_person: `${surname} ${name}` },
    receiver: null,
    payment: null,
    supplier: '',
    comment: '',
    customer_order_no: '',
    files: [],
    consent_personal: true,
    consent_terms: true,
    consent_marketing: false,
  });
}

/** Changes the status of an order through the back office. */
async function setStatus(page: Page, id: string, ...statuses: OrderStatus[]) {
  for (const status of statuses) {
    const response = await page.request.post(`/api/manage/orders/${id}/status/`, {
      data: { status },
      headers: backOffice,
    });
    expect(response.ok(), await response.text()).toBe(true);
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('orders as a company: finds it by its number, keeps the draft across a reload, issues a PDF invoice', async ({
    page,
  }) => {
    await register(page);
    await fillCart(page, [goods.barrier, 2]);
    await open(page, paths.checkout());
    await orderCompany(page, '0012345673');
    await expect(form(page).getByText('Организация найдена')).toBeVisible();
    await expect(field(page, /^Название/)).toHaveValue('ООО «Синтетика»');
    await expect(field(page, /^КПП/)).toHaveValue('001201001');
    await expect(field(page, /^ОГРН/)).toHaveValue('1000000000010');
    await expect(field(page, /^Юридический адрес/)).toHaveValue('г Москва, ул Примерная, д 1');
    await fillBank(page);
    await field(page, /^Ваш номер заказа/).fill('З-17');
    await agree(page);

    await page.reload();
    await expect(field(page, /^Название/)).toHaveValue('ООО «Синтетика»');
    await expect(field(page, /^Расчётный счёт/)).toHaveValue('40702810200000000002');
    await expect(field(page, /^Ваш номер заказа/)).toHaveValue('З-17');
    await expect(form(page).getByRole('checkbox', { name: /условия продажи/ })).not.toBeChecked();
    await agree(page);
    await submit(page).click();

    await expect(heading(page)).toHaveText(thanks);
    await expect(main(page)).toContainText(/СЧ-\d{4}-\d{6}/);
    const download = page.waitForEvent('download');
    await main(page).getByRole('link', { name: 'Скачать счёт' }).click();
    const file = await readFile(await (await download).path());
    expect(file.subarray(0, 5).toString()).toBe('%PDF-');
    expect(file.subarray(-64).toString()).toContain('%%EOF');
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);

    await main(page)
      .getByRole('link', { name: like('Перейти к заказу') })
      .click();
    await expect(heading(page)).toHaveText(/^Заказ №\s\d{6}$/);
    await expect(main(page)).toContainText('0012345673 / 001201001');
    await expect(main(page)).toContainText('З-17');
  });
});

test('restricts an order and its documents to the owner', async ({ page, request }) => {
  await fillCart(page, [goods.drive, 1]);
  const { id } = await placeOrder(page, goods.drive.price);
  const statusOf = async (path: string) => (await page.request.get(path)).status();
  expect(await statusOf(paths.orderSuccess(id))).toBe(200);
  expect(await statusOf(paths.order(id))).toBe(200);
  expect(await statusOf(paths.order(foreignOrder))).toBe(404);
  expect(await statusOf(paths.orderSuccess(foreignOrder))).toBe(404);
  for (const path of [
    `/order/${foreignOrder}/`,
    `/order-success/?orderId=${foreignOrder}`,
    `/order/${foreignOrder}/invoice.pdf`,
  ])
    expect([path, (await send(page, 'GET', path)).status()]).toEqual([path, 404]);
  for (const action of ['cancel', 'return', 'repeat'])
    expect([
      action,
      (await send(page, 'POST', `/order/${foreignOrder}/${action}/`, { reason: 'Чужой' })).status(),
    ]).toEqual([action, 404]);

  const forGuest = await request.get(paths.order(id));
  expect(forGuest.status()).toBe(401);
  expect(await forGuest.text()).toContain(`href="${paths.login(paths.order(id))}"`);
  expect((await request.get(paths.orderSuccess(id))).status()).toBeGreaterThanOrEqual(400);
});

test('returns one of two pieces by keyboard, and shows what came back with the sum', async ({ page }) => {
  await page.setViewportSize(phone);
  await fillCart(page, [goods.drive, 2]);
  const { id } = await placeOrder(page, 2 * goods.drive.price);
  await setStatus(page, id, 'processing', 'awaiting_payment', 'paid', 'assembling', 'shipped', 'delivered');
  await open(page, paths.order(id));
  await main(page).getByRole('button', { name: 'Запросить возврат' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Запросить возврат' });
  for (const name of ['Закрыть', 'Уменьшить количество', 'Увеличить количество'])
    await expect(dialog.getByRole('button', { name }).locator('svg'), name).toBeVisible();
  const quantity = dialog.getByRole('textbox', { name: /^Количество/ });
  await quantity.fill('1');
  await quantity.press('Tab');
  await expect(dialog.getByText(/^Сумма возврата/)).toHaveText(/: 32\s400\s₽$/);
  await dialog.getByRole('textbox', { name: /^Что не/ }).fill('Лишний');
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Отправить запрос' }).press('Enter');
  await expect(heading(page)).toBeFocused();
  const asked = await call<{ pagedata: OrderPageData }>(page, 'GET', `/order/${id}/`);
  const decided = await page.request.post(`/api/manage/questions/${asked.pagedata.order.requests[0]?.number}/answer/`, {
    data: { accept: true },
    headers: backOffice,
  });
  expect(decided.ok(), await decided.text()).toBe(true);
  await page.reload();
  await expect(main(page).getByText(/^Возвращено: 1\sшт\.$/)).toBeVisible();
  await expect(main(page)).toContainText(/С\sучётом возврата\s*32\s400\s₽/);
  await expect(main(page).getByRole('button', { name: 'Запросить возврат' })).toBeVisible();
  await expectNoViolations(page);
});
