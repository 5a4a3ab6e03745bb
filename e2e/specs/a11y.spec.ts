import type { Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { expectNoViolations, overflow } from '../fixtures/axe.ts';
import { expectFits, LAYOUTS } from '../fixtures/collisions.ts';
import { accounts, requestCode, sentCode, typeCode } from '../fixtures/login.ts';
import { register } from '../fixtures/newcomer.ts';
import { open } from '../fixtures/open.ts';
import { fillCart, goods } from '../fixtures/shop.ts';
import { desktop, phone } from '../fixtures/sizes.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe.configure({ mode: 'parallel' });

/** Scrolls to the top, because on a scrolled page the sticky bar may cover half of a menu. */
async function atTop(page: Page) {
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
}

const banner = (page: Page) => page.getByRole('banner');
const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');

/** Waits for the events block, which loads after the page: an axe analysis in the meantime would delay it. */
async function openBlocks(page: Page) {
  await open(page, paths.content('bloki'));
  await expect(main(page).locator('a[href^="/academy/calendar/"]').first()).toBeAttached();
}

test.describe('in a wide window', () => {
  test.use({ viewport: desktop });

  test('has no violations in the menus and dialogs of a product page', async ({ page }) => {
    await open(page, paths.product('privod-sl-80'));
    await banner(page).getByRole('button', { name: 'Каталог' }).click();
    await expect(page.locator('#catalog-menu')).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Увеличить изображение/ })
      .first()
      .click();
    await expect(dialog(page)).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await main(page).getByText('Поделиться', { exact: true }).click();
    await expect(main(page).getByRole('link', { name: 'Телеграм' })).toBeVisible();
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
    await expect(dialog(page)).toBeVisible();
    await expectNoViolations(page);
  });

  test('has no violations in the enlarged picture of a content page', async ({ page }) => {
    await openBlocks(page);
    await main(page).getByRole('link', { name: 'Парковка', exact: true }).first().click();
    await expect(page.getByRole('dialog', { name: /^Фотография 2/ })).toBeVisible();
    await expectNoViolations(page);
  });

  test('has no violations in the company offer, the account menu, the stock notice and the price request', async ({
    page,
  }) => {
    const customer = await register(page);
    await page.context().clearCookies();
    await fillCart(page, [goods.barrier, 2]);
    await open(page, paths.login(paths.product(goods.unpriced.slug)));
    await requestCode(page, customer.phone);
    await page.evaluate(() => localStorage.removeItem('company-offer'));
    await typeCode(page, await sentCode(page, customer.phone));
    await expect(page.getByRole('dialog', { name: 'Покупаете для компании?' })).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await banner(page)
      .getByLabel(/меню кабинета/i)
      .click();
    await expect(banner(page).getByRole('button', { name: 'Выйти' })).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Сообщить о.поступлении/ }).click();
    await expect(dialog(page)).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: /^Запросить цену/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: 'Запросить цену' })).toBeVisible();
    await expectNoViolations(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('has no violations in the filters of a category', async ({ page }) => {
    await open(page, paths.category('sliding-gates'));
    await page.getByRole('button', { name: /^Фильтры/ }).click();
    await expect(dialog(page)).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /^Фильтры/ })).toBeFocused();
  });

  test('has no violations in the collapsible sections of the footer and the menu', async ({ page }) => {
    await openBlocks(page);
    await page.getByRole('contentinfo').locator('summary').first().click();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Турникеты' })).toBeVisible();
    await expectNoViolations(page);
    await banner(page).getByRole('button', { name: 'Меню' }).click();
    const menu = page.getByRole('dialog', { name: 'Меню' });
    for (const group of ['Шлагбаумы', 'Поддержка']) {
      await menu.locator('summary').filter({ hasText: group }).click();
      await expectNoViolations(page);
    }
    expect(await overflow(page)).toBe(0);
    await expectFits(page, LAYOUTS.slice(0, 1));
  });

  test('has no violations in the messages of a form', async ({ page }) => {
    await open(page, paths.content('feedback'));
    await page.getByRole('button', { name: 'Отправить вопрос' }).click();
    await expect(page.getByRole('textbox', { name: /^Имя/ })).toBeFocused();
    await expectNoViolations(page);
  });

  test('has no violations in the code step and on the pages of a partner’s manager', async ({ page }) => {
    await open(page, paths.login());
    await requestCode(page, accounts.silverManager);
    await expectNoViolations(page);
    await typeCode(page, await sentCode(page, accounts.silverManager));
    await expect(page).not.toHaveURL(/\/login/);
    for (const path of [paths.partnerMaterials(), paths.partnerPolicy(), paths.partnerCertificate()]) {
      await open(page, path);
      await expectNoViolations(page);
    }
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('runs no animation by itself', async ({ page }) => {
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
