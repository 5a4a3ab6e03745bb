import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { call } from '../fixtures/api.ts';
import { expectNoViolations, overflow } from '../fixtures/axe.ts';
import { expectFits, LAYOUTS } from '../fixtures/collisions.ts';
import { accounts, enter } from '../fixtures/login.ts';
import { register } from '../fixtures/newcomer.ts';
import { open } from '../fixtures/open.ts';
import { desktop, phone } from '../fixtures/sizes.ts';
import { expect, test as base } from '../fixtures/test.ts';

/**
 * The session of a company's owner: one login per worker, because a number gets only one code a minute. A fixture of the
 * worker would need workers of its own, each with a site. The tests share their changes.
 */
let owner: BrowserContextOptions['storageState'];
const test = base.extend({
  storageState: async ({ browser, site }, use) => {
    if (!owner) {
      const page = await browser.newPage({ baseURL: site.url });
      await enter(page, accounts.outsideOwner);
      owner = await page.context().storageState();
      await page.close();
    }
    await use(owner);
  },
});
test.describe.configure({ mode: 'parallel' });
test.use({ viewport: phone });

/** Pages that the owner of a company can open. The pages of a group share the browser's cache. */
const accountPages = {
  'the user': [
    paths.account(),
    paths.accountPersonal(),
    paths.accountOrders(),
    paths.accountOrdersHistory(),
    paths.accountAcademy(),
    paths.accountCertificates(),
  ],
  'the company': [
    paths.accountProfile(),
    paths.accountOfficeEdit(),
    paths.accountBranches(),
    paths.accountBranchAdd(),
    paths.accountEmployees(),
    paths.accountProjects(),
  ],
  'the assortment, help and partners': [
    paths.accountProject('add'),
    paths.accountServices(),
    paths.accountOwnProducts(),
    paths.accountHelp(),
    paths.partnerCertificate(),
    paths.accountContent('came-club'),
  ],
};

async function expectNoViolationsInAnyWindow(page: Page, path: string) {
  await page.setViewportSize(desktop);
  await open(page, path);
  await expectNoViolations(page);
  await page.setViewportSize(phone);
  await expect.poll(() => overflow(page)).toBe(0);
  await expectNoViolations(page, { again: true });
  await expectFits(page, LAYOUTS);
}

test.describe('pages of the account', () => {
  for (const [owner, addresses] of Object.entries(accountPages))
    test(`has no violations in any window on the pages of ${owner}`, async ({ page }) => {
      for (const path of addresses) await test.step(path, () => expectNoViolationsInAnyWindow(page, path));
    });

  test('has no violations in any window on the page that denies access to proposals', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/status of 403/);
    await expectNoViolationsInAnyWindow(page, paths.proposals());
  });
});

const OUTSIDE_INN = '0012345659';
const service = {
  name: 'Монтаж шлагбаума',
  category: 'монтаж',
  unit: 'шт.',
  price: 12_000,
  vat_included: true,
  description: '',
  duration: '',
  is_active: true,
};
const draft = {
  title: 'Парковка бизнес-центра',
  object_type: null,
  city: '',
  year: null,
  customer: '',
  customer_agreed: false,
  task: '',
  solution: '',
  result: '',
  equipment: '',
  directions: [],
  photos: [],
  video_url: '',
};
const PICTURE = readFileSync(join(import.meta.dirname, '../../docs/site.png'));

/** Opens dialogs of the current page one after another, and analyses each together with the page behind it. */
async function expectDialogsWithoutViolations(page: Page, ...buttons: (string | RegExp)[]) {
  for (const button of buttons)
    await test.step(String(button), async () => {
      await page.getByRole('main').getByRole('button', { name: button }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoViolations(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
}

test.describe('dialogs of the account', () => {
  test('has no violations in the dialogs of requisites, services, products and projects', async ({ page }) => {
    await call(page, 'POST', '/account/profile/expanded-services/', service);
    const { id } = await call<{ id: string }>(page, 'POST', '/account/profile/projects/draft/', draft);
    for (const [path, ...buttons] of [
      [paths.accountProfile(), /^(Изменить|Указать реквизиты)$/],
      [paths.accountServices(), 'Добавить', /^Удалить: /],
      [paths.accountOwnProducts(), 'Добавить'],
      [paths.accountProject(id), 'Удалить черновик'],
    ] as const) {
      await open(page, path);
      await expectDialogsWithoutViolations(page, ...buttons);
    }
  });

  test('has no violations in the dialogs of employees', async ({ page, browser, site }) => {
    const candidate = await browser.newPage({ baseURL: site.url, storageState: { cookies: [], origins: [] } });
    await register(candidate);
    await call(candidate, 'POST', '/account/profile/employees/join/', { inn: OUTSIDE_INN });
    await candidate.close();
    await open(page, paths.accountEmployees());
    await expectDialogsWithoutViolations(page, 'Пригласить', /^Изменить: /, /^Отклонить: /);
  });

  test('has no violations in the logo cropper or in the form with the logo', async ({ page }) => {
    await open(page, paths.accountOfficeEdit());
    const logo = page.getByRole('group', { name: 'Логотип' });
    await logo.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PICTURE });
    const crop = page.getByRole('dialog', { name: 'Выберите область логотипа' });
    await expect(crop.getByRole('group', { name: /^Область логотипа/ })).toBeVisible();
    await expectNoViolations(page);
    await crop.getByRole('button', { name: 'Сохранить' }).click();
    await expect(logo.getByRole('button', { name: 'Заменить' })).toBeVisible();
    await expectNoViolations(page);
  });
});

test('has no violations in the code step of the profile deletion', async ({ page }) => {
  await open(page, paths.accountPersonal());
  await page.getByRole('button', { name: 'Удалить профиль' }).click();
  await expect(page.getByRole('textbox', { name: /^Код/ })).toBeVisible();
  await expectNoViolations(page);
});
