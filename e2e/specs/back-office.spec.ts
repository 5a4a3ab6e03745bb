import type { Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { staffSections, type StaffSection } from '@site/contracts/staff-rights';
import { expectNoViolations } from '../fixtures/axe.ts';
import { expectFits, LAYOUTS } from '../fixtures/collisions.ts';
import { accounts, enter } from '../fixtures/login.ts';
import { open } from '../fixtures/open.ts';
import { desktop, phone } from '../fixtures/sizes.ts';
import { expect, test } from '../fixtures/test.ts';

/** Items of the demonstration, with the titles of their pages. */
const items: [StaffSection, string | number, RegExp][] = [
  ['products', 'import', /^Загрузка товаров/],
  ['orders', 100022, /100022$/],
  ['questions', 1001, /1001$/],
  ['product-questions', 1, /^Вопрос: /],
];

/** Imports a product that no visitor sees, from a corrected file, and undoes the import. */
async function importProducts(page: Page) {
  await open(page, paths.staffSection('products', 'import'));
  await page.setViewportSize(phone);
  const check = async (price: string) => {
    const titles = 'Артикул;Название;Серия;Категория;Краткое описание;Группа скидки;Гарантия, мес.;Цена;Опубликован';
    const buffer = Buffer.from(`${titles}\n990XX-0001;Привод Проба;XX;sliding-home;Для пробы;A;24;${price};нет\n`);
    await page.getByLabel(/^Файл с/).setInputFiles({ name: 'Прайс.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Проверить файл' }).click();
  };
  await check('45.000');
  await expect(page.getByText('«45.000» — не целое число')).toBeVisible();
  await expectNoViolations(page);
  await expectFits(page, LAYOUTS);
  await check('45 000');
  await expect(page.getByText('990XX-0001')).toBeVisible();
  await expectNoViolations(page);
  await expectFits(page, LAYOUTS);
  await page.getByRole('button', { name: /^Загрузить в/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Загрузить' }).click();
  await expect(page.getByText(/^Загрузка №.*выполнена$/)).toBeVisible();
  await page.getByRole('button', { name: 'Отменить эту загрузку' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить загрузку' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Отменить эту загрузку' })).toHaveCount(0);
}

test('lets an administrator in with the second factor, and shows a buyer that there is no such page', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  await page.setViewportSize(phone);
  await enter(page, accounts.customer);
  expect((await page.goto(paths.staff()))?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'Управление', exact: true })).toHaveCount(0);
  await page.context().clearCookies();

  await enter(page, accounts.manufacturer);
  await open(page, paths.staff());
  await expectNoViolations(page);
  await expectFits(page, LAYOUTS);
  const codes = await (await page.request.get('/dev/second-factor/')).text();
  const [, code = ''] = /<li><code>(\d{6})/.exec(codes) ?? [];
  await page.getByRole('textbox', { name: /^Код из/ }).pressSequentially(code);
  await expect(page.getByRole('heading', { name: 'Ждёт решения' })).toBeVisible();
  await expectNoViolations(page);
  await expectFits(page, LAYOUTS);

  await page.getByRole('link', { name: /^Сотрудники и/ }).click();
  await expect(page.getByRole('heading', { name: 'Заводской Захар' })).toBeVisible();
  await expectNoViolations(page);
  await expectFits(page, LAYOUTS);
  for (const section of Object.keys(staffSections) as StaffSection[]) {
    await open(page, paths.staffSection(section));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(staffSections[section].title);
    await expectNoViolations(page);
    await expectFits(page, LAYOUTS);
  }
  for (const [section, item, title] of items) {
    await open(page, paths.staffSection(section, item));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title);
    await expectNoViolations(page);
    await expectFits(page, LAYOUTS);
  }
  await importProducts(page);
  await open(page, paths.staffPeople());
  await page.setViewportSize(desktop);
  for (const button of ['Добавить', 'Создать ключ']) {
    await page.getByRole('main').getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('link', { name: 'Управление', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Ждёт решения' })).toBeVisible();
});
