import type { Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { staffSections, type StaffSection } from '@site/contracts/staff-rights';
import { call } from '../fixtures/api.ts';
import { expectNoViolations } from '../fixtures/axe.ts';
import { expectFits, LAYOUTS } from '../fixtures/collisions.ts';
import { accounts, enter } from '../fixtures/login.ts';
import { type Newcomer, register } from '../fixtures/newcomer.ts';
import { open } from '../fixtures/open.ts';
import { desktop, phone } from '../fixtures/sizes.ts';
import { expect, test } from '../fixtures/test.ts';

/** Sections whose first item of the demonstration is shown. */
const sectionsWithItems: ReadonlySet<StaffSection> = new Set<StaffSection>([
  'applications',
  'certificates',
  'companies',
  'users',
]);

async function applyAsNewcomer(page: Page): Promise<Newcomer> {
  const person = await register(page);
  const company = { inn: '0077000003', company: 'ООО «Северный въезд»', company_comment: '' };
  await call(page, 'POST', '/account/personal', {
    ...person,
    ...company,
    ...{ patronymic: '', position: 'Директор', consent: 'true' },
  });
  return person;
}

async function rejectApplication(page: Page, { phone: number }: Newcomer) {
  const main = page.getByRole('main');
  await open(page, paths.staffSection('applications'));
  await main.getByRole('searchbox').fill(number);
  await main.getByRole('button', { name: 'Найти' }).click();
  await main.getByRole('rowheader').getByRole('link', { name: 'ООО «Северный въезд»' }).click();
  await main.getByRole('button', { name: 'Отклонить' }).click();
  const dialog = page.getByRole('dialog');
  await expectNoViolations(page);
  await dialog.getByRole('textbox', { name: /^Причина/ }).fill('Нет склада');
  await dialog.getByRole('button', { name: 'Отклонить' }).click();
  await expect(main.getByText('Отказ: Нет склада')).toBeVisible();
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
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
  const applicant = await applyAsNewcomer(page);
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
    if (!sectionsWithItems.has(section)) continue;
    await page.getByRole('main').getByRole('rowheader').first().getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${paths.staffSection(section)}.+`));
    await expect(page.getByRole('main').getByRole('term').first()).toBeVisible();
    await expectNoViolations(page);
    await expectFits(page, LAYOUTS);
  }
  await rejectApplication(page, applicant);
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
