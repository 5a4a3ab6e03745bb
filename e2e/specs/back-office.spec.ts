import type { Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { staffSections, type StaffSection } from '@site/contracts/staff-rights';
import { expectNoViolations } from '../fixtures/axe.ts';
import { expectFits, LAYOUTS } from '../fixtures/collisions.ts';
import { accounts, enter } from '../fixtures/login.ts';
import { open } from '../fixtures/open.ts';
import { desktop, phone } from '../fixtures/sizes.ts';
import { expect, test } from '../fixtures/test.ts';

/** Items of the demonstration. */
const items = [
  paths.staffSection('warranty-claims', 1001),
  paths.staffSection('shops', 'mir-vorot-voronezh'),
  paths.staffSection('pages', 'about~contacts'),
  `${paths.staffSection('pages', 'about~contacts')}?edit=1`,
];

async function uploadAndDelete(page: Page) {
  await open(page, paths.staffSection('media'));
  const photo = await page.screenshot({ clip: { x: 0, y: 0, width: 340, height: 340 } });
  await page
    .getByLabel('Файлы', { exact: true })
    .setInputFiles({ name: 'back office.png', mimeType: 'image/png', buffer: photo });
  await page.getByRole('textbox', { name: /^Что на/ }).fill('Страница управления');
  await page.getByRole('button', { name: 'Загрузить: 1' }).click();
  const picture = page.getByRole('link', { name: 'Открыть back office.png' }).locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectNoViolations(page);
  await expectFits(page, LAYOUTS);
  await page.getByRole('button', { name: 'Удалить: back office.png' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(picture).toHaveCount(0);
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
  for (const item of items) {
    await open(page, item);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoViolations(page);
    await expectFits(page, LAYOUTS);
  }
  await uploadAndDelete(page);
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
