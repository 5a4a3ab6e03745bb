import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { call } from '../fixtures/api.ts';
import { expectNoViolations, overflow } from '../fixtures/axe.ts';
import { expectFits, LAYOUTS } from '../fixtures/collisions.ts';
import { accounts, askForCode, logIn, sentCode, typeCode } from '../fixtures/login.ts';
import { register } from '../fixtures/newcomer.ts';
import { hydrated, open } from '../fixtures/open.ts';
import { fillCart, goods } from '../fixtures/shop.ts';
import { desktop, phone } from '../fixtures/sizes.ts';
import { expect, test } from '../fixtures/test.ts';

/** Where a page was scrolled to, its bar may lie over half a menu: the next turn of the wheel frees it. */
async function atTop(page: Page) {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
}

/** What the owner of a company may open. */
const accountPages = [
  paths.accountPersonal(),
  paths.accountOrders(),
  paths.accountOrdersHistory(),
  paths.accountAcademy(),
  paths.accountCertificates(),
  paths.accountProfile(),
  paths.accountOfficeEdit(),
  paths.accountBranches(),
  paths.accountBranchAdd(),
  paths.accountEmployees(),
  paths.accountProjects(),
  paths.accountProject('add'),
  paths.accountServices(),
  paths.accountOwnProducts(),
  paths.accountHelp(),
  paths.partnerCertificate(),
  paths.accountContent('came-club'),
];
const accountDialogs: [string, string | RegExp][] = [
  [paths.accountProfile(), /^(Изменить|Указать реквизиты)$/],
  [paths.accountEmployees(), 'Пригласить'],
  [paths.accountEmployees(), /^Изменить: /],
  [paths.accountEmployees(), /^Отклонить: /],
  [paths.accountServices(), 'Добавить'],
  [paths.accountServices(), /^Удалить: /],
  [paths.accountOwnProducts(), 'Добавить'],
];

/** What the dialogs of a company are about. */
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

test('the account has no barriers', async ({ page, browser, site, expectConsole }) => {
  test.slow();
  expectConsole(/status of 403/);
  await page.setViewportSize(desktop);
  await logIn(page, accounts.outsideOwner);
  await expectNoViolations(page);
  await page.setViewportSize(phone);
  await expectNoViolations(page);
  expect(await overflow(page)).toBe(0);
  await open(page, paths.proposals());
  await expectNoViolations(page);
  for (const path of accountPages) {
    await open(page, path);
    await expectNoViolations(page);
    await expectFits(page, LAYOUTS);
    await page.setViewportSize(desktop);
    await expectNoViolations(page);
    await page.setViewportSize(phone);
  }
  await call(page, 'POST', '/account/profile/expanded-services/', service);
  const { id } = await call<{ id: string }>(page, 'POST', '/account/profile/projects/draft/', draft);
  const guest = await browser.newContext({ baseURL: site.url });
  const candidate = await guest.newPage();
  await register(candidate);
  await call(candidate, 'POST', '/account/profile/employees/join/', { inn: OUTSIDE_INN });
  await guest.close();
  for (const [path, name] of [...accountDialogs, [paths.accountProject(id), 'Удалить черновик'] as const]) {
    await open(page, path);
    await page.getByRole('main').getByRole('button', { name }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolations(page);
  }

  await open(page, paths.accountOfficeEdit());
  const logo = page.getByRole('group', { name: 'Логотип' });
  await logo.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PICTURE });
  const crop = page.getByRole('dialog', { name: 'Выберите область логотипа' });
  await expect(crop.getByRole('group', { name: /^Область логотипа/ })).toBeVisible();
  await expectNoViolations(page);
  await crop.getByRole('button', { name: 'Сохранить' }).click();
  await expect(logo.getByRole('button', { name: 'Заменить' })).toBeVisible();
  await expectNoViolations(page);

  await open(page, paths.accountPersonal());
  await page.getByRole('button', { name: 'Удалить профиль' }).click();
  await expect(page.getByRole('textbox', { name: /^Код/ })).toBeVisible();
  await expectNoViolations(page);
});

test('nor has what opens: menus, filters, an enlarged picture, a question, dialogs, the step with the code, messages of a form', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize(desktop);
  await open(page, paths.product('privod-sl-80'));
  await page.getByRole('banner').getByRole('button', { name: 'Каталог' }).click();
  await expect(page.locator('#catalog-menu')).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Увеличить изображение/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('main').getByText('Поделиться', { exact: true }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Телеграм' })).toBeVisible();
  await atTop(page);
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: /^Вопросы/ }).click();
  await page.getByRole('link', { name: 'Задать вопрос' }).click();
  await expect(page.getByRole('textbox', { name: /^Вопрос/ })).toBeVisible();
  await atTop(page);
  await expectNoViolations(page);
  const sections = page.getByRole('navigation', { name: 'Разделы сайта' });
  await sections.locator('summary').filter({ hasText: 'Поддержка' }).click();
  await expect(sections.getByRole('link', { name: 'Гарантия' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Настройки cookie' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page);
  await open(page, paths.product('shlagbaum-bg-120'));
  await page
    .getByRole('button', { name: /^Запросить цену/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page);

  await page.setViewportSize(phone);
  await open(page, paths.category('sliding-gates'));
  await page.getByRole('banner').getByRole('button', { name: 'Меню' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Фильтры/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page);

  await open(page, paths.content('feedback'));
  await page.getByRole('button', { name: 'Отправить вопрос' }).click();
  await expect(page.getByRole('textbox', { name: /^Имя/ })).toBeFocused();
  await expectNoViolations(page);

  await open(page, paths.login());
  await askForCode(page, accounts.silverManager);
  await expectNoViolations(page);
  await typeCode(page, await sentCode(page, accounts.silverManager));
  await expect(page).not.toHaveURL(/\/login/);
  for (const path of [paths.partnerMaterials(), paths.partnerPolicy(), paths.partnerCertificate()]) {
    await open(page, path);
    await expectNoViolations(page);
  }
});

test('nor have the account’s menu, folded parts, notices of stock, enlarged pictures of a page, the offer to a company', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize(desktop);
  await open(page, '/');
  await fillCart(page, [goods.barrier, 2]);
  await open(page, paths.login());
  await askForCode(page, accounts.customer);
  await page.evaluate(() => localStorage.removeItem('company-offer'));
  await typeCode(page, await sentCode(page, accounts.customer));
  const offer = page.getByRole('dialog', { name: 'Покупаете для компании?' });
  await expect(offer).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await page
    .getByRole('banner')
    .getByLabel(/меню кабинета/i)
    .click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Выйти' })).toBeVisible();
  await expectNoViolations(page);

  await open(page, paths.product(goods.unpriced.slug));
  await page.getByRole('button', { name: /^Сообщить о.поступлении/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page);

  await open(page, paths.content('bloki'));
  await page.getByRole('main').getByRole('link', { name: 'Парковка', exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: /^Фотография 2/ })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');

  await page.setViewportSize(phone);
  await page.getByRole('contentinfo').locator('summary').first().click();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Турникеты' })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('banner').getByRole('button', { name: 'Меню' }).click();
  const menu = page.getByRole('dialog', { name: 'Меню' });
  for (const group of ['Шлагбаумы', 'Поддержка']) {
    await menu.locator('summary').filter({ hasText: group }).click();
    await expectNoViolations(page);
  }
  await expectFits(page, LAYOUTS.slice(0, 2));
});

test.describe('where motion is unwanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing moves by itself', async ({ page }) => {
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    const moving = () =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(
              (animation) =>
                animation.playState === 'running' && Number(animation.effect?.getComputedTiming().duration) > 50,
            ).length,
      );
    expect(await moving()).toBe(0);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto');
    await page.getByRole('banner').getByRole('button', { name: 'Каталог' }).click();
    await expect(page.locator('#catalog-menu')).toBeVisible();
    expect(await moving()).toBe(0);
  });
});

// WCAG 1.4.4 and 1.4.10. Both windows of one page load.
test('text twice as large still fits, on the narrowest phone and on a desktop', async ({ page }) => {
  for (const path of ['/', paths.category('sliding-gates'), paths.product('privod-sl-80'), paths.content('feedback')]) {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(path);
    await hydrated(page);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect.poll(() => overflow(page), path).toBe(0);
    await page.setViewportSize(desktop);
    await expect.poll(() => overflow(page), path).toBe(0);
  }
});
