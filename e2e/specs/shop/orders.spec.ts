import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { OrderPageData, OrderPlaced, OrderStatus } from '@site/contracts/orders';
import { paths } from '@site/contracts/paths';
import { expectNoViolations } from '../../fixtures/axe.ts';
import { call, send } from '../../fixtures/api.ts';
import { backOffice } from '../../fixtures/back-office.ts';
import { register } from '../../fixtures/newcomer.ts';
import { open } from '../../fixtures/open.ts';
import { expectInCart, fillCart, goods, heading, like, line } from '../../fixtures/shop.ts';
import { phone } from '../../fixtures/sizes.ts';
import { expect, test } from '../../fixtures/test.ts';

const main = (page: Page) => page.getByRole('main');
const form = (page: Page) => page.getByRole('form', { name: 'Оформление заказа' });
const field = (page: Page, name: RegExp) => form(page).getByRole('textbox', { name });
const submit = (page: Page) => form(page).getByRole('button', { name: 'Оформить заказ' });
const thanks = /^Спасибо! Заказ №\s\d{6} принят$/;
const placed = (page: Page) => new URL(page.url()).searchParams.get('orderId')!;

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

  test('shows the stages of an order, cancels it with a reason, and repeats it', async ({ page }) => {
    await fillCart(page, [goods.drive, 2], [goods.boom, 1]);
    const { id } = await placeOrder(page, 79_700);
    await open(page, paths.order(id));
    const stage = (name: string) =>
      page.getByRole('list', { name: 'Ход заказа' }).getByRole('listitem').filter({ hasText: name });
    await expect(stage('Заказ принят')).toHaveAttribute('aria-current', 'step');
    await setStatus(page, id, 'processing', 'awaiting_payment');
    await page.reload();
    await expect(stage('Оплата')).toHaveAttribute('aria-current', 'step');
    await expect(main(page).getByText('Ожидает оплаты').first()).toBeVisible();

    await main(page).getByRole('button', { name: 'Отменить заказ' }).click();
    const dialog = page.getByRole('dialog', { name: 'Отменить заказ?' });
    await dialog.getByRole('button', { name: 'Отменить заказ' }).click();
    await expect(dialog.getByRole('textbox', { name: /Почему отменяете/ })).toHaveAccessibleDescription(
      /Заполните это поле/,
    );
    await dialog.getByRole('textbox', { name: /Почему отменяете/ }).fill('Изменился проект');
    await dialog.getByRole('button', { name: 'Отменить заказ' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(heading(page)).toBeFocused();
    await expect(main(page).getByRole('button', { name: 'Отменить заказ' })).toHaveCount(0);
    await expect(main(page)).toContainText('Изменился проект');

    await main(page).getByRole('button', { name: 'Повторить заказ' }).click();
    const report = page.getByRole('dialog', { name: like('Товары в корзине') });
    await expect(report).toContainText('Добавлено: 2');
    await report.getByRole('link', { name: like('Перейти в корзину') }).click();
    await expect(line(page, goods.drive).getByRole('textbox')).toHaveValue('2');
  });
});

test.describe('after a change of prices and products', () => {
  const withdrawn = (is: boolean) => `update products set is_published = ${!is} where id = ${goods.boom.id}`;
  const costs = (price: number) => `update products set price_retail = ${price} where id = ${goods.drive.id}`;
  test.afterEach(({ site }) => site.changeData(`${withdrawn(false)}; ${costs(goods.drive.price)}`));

  test('reports unavailable products and new prices on repeating an order, which itself stays unchanged', async ({
    page,
    site,
  }) => {
    await fillCart(page, [goods.drive, 2], [goods.boom, 1]);
    const { id } = await placeOrder(page, 79_700);
    await site.changeData(`${withdrawn(true)}; ${costs(33_500)}`);
    await open(page, paths.order(id));
    await expect(main(page)).toContainText(/79\s700\s₽/);
    await main(page).getByRole('button', { name: 'Повторить заказ' }).click();
    const report = page.getByRole('dialog', { name: like('Товары в корзине') });
    await expect(report).toContainText('Добавлено: 1');
    await expect(report).toContainText(like(goods.boom.name));
    await expect(report).toContainText(/была 32\s400\s₽, стала 33\s500\s₽/);
    await expectInCart(page, 2);
  });
});

test('rejects a closed company, and accepts manual input when the register fails', async ({ page, expectConsole }) => {
  expectConsole(/status of 429/);
  const inn = form(page).getByRole('combobox', { name: /^ИНН/ });
  await register(page);
  await fillCart(page, [goods.boom, 1]);
  await open(page, paths.checkout());
  await orderCompany(page, '0077000010');
  await expect(inn).toHaveAccessibleDescription(/Организация ликвидирована/);
  await inn.fill('0055500002');
  await form(page)
    .getByRole('option', { name: /филиал.*Сочи/ })
    .click();
  await expect(field(page, /^Название/)).toHaveValue('АО «Разветвление»');
  await expect(field(page, /^КПП/)).toHaveValue('002343002');
  await expect(field(page, /^Название/)).not.toBeEditable();

  await inn.fill('0000000040'); // The fake register returns 429 for this number.
  await expect(form(page).getByText(/Не\sудалось найти организацию/)).toBeVisible();
  await field(page, /^Название/).fill('ООО «Ручное»');
  await field(page, /^КПП/).fill('');
  await agree(page);
  await submit(page).click();
  await expect(field(page, /^КПП/)).toBeFocused();
  await expect(field(page, /^КПП/)).toHaveAccessibleDescription(/Заполните это поле/);
  await expect(field(page, /^Название/)).toHaveValue('ООО «Ручное»');
});

test('requires confirmation when the cart has changed since the form was opened', async ({
  page,
  context,
  browser,
  site,
  expectConsole,
}) => {
  expectConsole(/status of 409/);
  await register(page);
  await fillCart(page, [goods.drive, 1]);
  await open(page, paths.checkout());
  await agree(page);
  // The same visitor on another device.
  const other = await browser.newContext({ baseURL: site.url, storageState: await context.storageState() });
  await fillCart(await other.newPage(), [goods.drive, 2]);
  await other.close();

  await submit(page).click();
  const dialog = page.getByRole('dialog', { name: 'Цены или наличие изменились' });
  await expect(dialog).toContainText(/Количество: было 1, стало 2\sшт\./);
  await expect(dialog).toContainText(/32\s400\s₽.*64\s800\s₽/);
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: like('Вернуться к форме') }).click();
  await expect(dialog).toHaveCount(0);
  await submit(page).click();
  await dialog.getByRole('button', { name: /^Оформить за\s64\s800\s₽$/ }).click();
  await expect(heading(page)).toHaveText(thanks);
  await expect(main(page)).toContainText(/64\s800\s₽/);
});

test('places one order when the response is lost and the form is submitted again', async ({ page, expectConsole }) => {
  expectConsole(/ERR_FAILED/);
  await register(page);
  await fillCart(page, [goods.drive, 1]);
  await open(page, paths.checkout());
  await agree(page);
  let first: OrderPlaced | undefined;
  await page.route('**/api/order/', async (route) => {
    first ??= (await (await route.fetch()).json()) as OrderPlaced;
    await route.abort();
  });
  await submit(page).click();
  await expect(form(page).getByRole('alert')).toContainText(/Если заказ уже принят, второго не\sпоявится/);
  await page.unroute('**/api/order/');
  await submit(page).dblclick();
  await expect(heading(page)).toHaveText(thanks);
  expect(placed(page)).toBe(first?.id);
  const account = await call<{ pagedata: { orders_open: number } }>(page, 'GET', '/account/main/');
  expect(account.pagedata.orders_open).toBe(1);
});

test.describe('while ordering is disabled', () => {
  const setOrdering = async (page: Page, ordering: boolean) =>
    expect((await page.request.put('/api/manage/settings/', { data: { ordering }, headers: backOffice })).ok()).toBe(
      true,
    );
  test.afterEach(({ page }) => setOrdering(page, true));

  test('keeps the cart and the filled form, and shows a notice in the checkout', async ({ page, expectConsole }) => {
    expectConsole(/status of 503/);
    await register(page);
    await fillCart(page, [goods.drive, 1]);
    await open(page, paths.checkout());
    await form(page)
      .getByRole('textbox', { name: /^Комментарий/ })
      .fill('Позвоните заранее');
    await agree(page);
    await setOrdering(page, false);
    await submit(page).click();
    await expect(form(page).getByRole('alert')).toContainText('Оформление заказов временно недоступно');
    await expect(field(page, /^Комментарий/)).toHaveValue('Позвоните заранее');

    await page.reload();
    await expect(main(page).getByRole('heading', { name: 'Оформление заказов временно недоступно' })).toBeVisible();
    await main(page)
      .getByRole('link', { name: like('Вернуться в корзину') })
      .last()
      .click();
    await expect(line(page, goods.drive)).toBeVisible();
    await expectInCart(page, 1);

    await setOrdering(page, true);
    await open(page, paths.checkout());
    await expect(field(page, /^Комментарий/)).toHaveValue('Позвоните заранее');
    await agree(page);
    await submit(page).click();
    await expect(heading(page)).toHaveText(thanks);
  });
});

test('restricts an order and its documents to the owner', async ({ page, browser, site, expectConsole }) => {
  expectConsole(/status of 40[14]/);
  await fillCart(page, [goods.drive, 1]);
  const { id } = await placeOrder(page, goods.drive.price);
  expect((await page.goto(paths.orderSuccess(id)))?.status()).toBe(200);
  expect((await page.goto(paths.order(foreignOrder)))?.status()).toBe(404);
  await expect(heading(page)).toHaveText(/К\sсожалению, страница не\sнайдена/);
  expect((await page.goto(paths.orderSuccess(foreignOrder)))?.status()).toBe(404);
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

  const guest = await browser.newPage({ baseURL: site.url });
  expect((await guest.goto(paths.order(id)))?.status()).toBe(401);
  await expect(heading(guest)).toHaveText('Вы не авторизованы');
  await expect(main(guest).getByRole('link', { name: 'Войти' })).toHaveAttribute('href', paths.login(paths.order(id)));
  expect((await send(guest, 'GET', `/order/${id}/`)).status()).toBe(401);
  expect((await guest.goto(paths.orderSuccess(id)))?.status()).toBeGreaterThanOrEqual(400);
  await guest.close();

  const own = await call<{ pagedata: OrderPageData }>(page, 'GET', `/order/${id}/`);
  expect(own.pagedata.order.id).toBe(id);
});

test('rejects the cancellation of a paid order, and hides the button after delivery', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 409/);
  await fillCart(page, [goods.drive, 1]);
  const { id } = await placeOrder(page, goods.drive.price);
  await open(page, paths.order(id));
  await setStatus(page, id, 'processing', 'awaiting_payment', 'paid');
  await main(page).getByRole('button', { name: 'Отменить заказ' }).click();
  const dialog = page.getByRole('dialog', { name: 'Отменить заказ?' });
  await dialog.getByRole('textbox').fill('Передумали');
  await dialog.getByRole('button', { name: 'Отменить заказ' }).click();
  await expect(dialog.getByRole('alert')).toContainText(/нельзя отменить/);
  await expect(dialog.getByRole('textbox')).toHaveValue('Передумали');
  await setStatus(page, id, 'assembling', 'shipped', 'delivered');
  await page.reload();
  await expect(main(page).getByRole('button', { name: 'Отменить заказ' })).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: 'Запросить возврат' })).toBeVisible();
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
