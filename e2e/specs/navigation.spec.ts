import type { Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { followLinkTo, isSamePage, markPage, open } from '../fixtures/open.ts';
import { expect, test } from '../fixtures/test.ts';

const banner = (page: Page) => page.getByRole('banner');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('navigates between remotes without a page load, and updates head, focus and announcement', async ({
  page,
  site,
}) => {
  await open(page, '/');
  await markPage(page);

  await banner(page).getByRole('link', { name: 'Академия' }).click();
  await expect(heading(page)).toHaveText('Академия');
  await expect(page).toHaveURL('/academy/');
  await expect(page).toHaveTitle(/^Академия: обучение/);
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Очные курсы/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.url}/academy/`);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Академия: обучение' })).toHaveCount(1);

  await banner(page).getByRole('link', { name: 'Войти' }).click();
  await expect(heading(page)).toHaveText('Вход в личный кабинет');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow');
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);

  await page.goBack();
  await expect(heading(page)).toHaveText('Академия');
  expect(await isSamePage(page)).toBe(true);
});

test('loads the site data once for all pages', async ({ page }) => {
  const siteFile = () =>
    page.evaluate(() => {
      const [file] = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/site-data/'));
      return { name: file?.name, bytes: file?.transferSize };
    });
  await open(page, '/');
  const { name, bytes } = await siteFile();
  expect(bytes).toBeGreaterThan(0);
  await open(page, '/news/');
  expect(await siteFile()).toEqual({ name, bytes: 0 });
});

test('scrolls to the top of a new page and restores the scroll position on Back', async ({ page }) => {
  await open(page, paths.category('sliding-gates'));
  const link = page.getByRole('link', { name: /SL-100, до/ }).first();
  await link.scrollIntoViewIfNeeded();
  const left = await scrollTop(page);
  expect(left).toBeGreaterThan(300);
  await link.click();
  await expect(heading(page)).toHaveText(/SL-100/);
  expect(await scrollTop(page)).toBe(0);

  await page.goBack();
  await expect(heading(page)).toHaveText('Автоматика для откатных ворот');
  await expect.poll(() => scrollTop(page)).toBeGreaterThan(left - 5);
  expect(await scrollTop(page)).toBeLessThan(left + 5);
});

test('shows the loading bar while a slow page loads', async ({ page }) => {
  let release = () => {};
  const slow = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/academy/', async (route) => {
    await slow;
    await route.continue();
  });
  await open(page, '/');
  await banner(page).getByRole('link', { name: 'Академия' }).click();
  const bar = page.locator('[data-phase]');
  await expect(bar).toBeVisible();
  await expect(bar).toHaveCSS('background-color', 'rgb(0, 176, 237)');
  await expect(bar).toHaveCSS('height', '3px');
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(heading(page)).toHaveText('Академия');
  await expect(bar).toHaveCount(0);
});

test('tabs to the skip link first, then through the header from left to right', async ({ page }) => {
  await open(page, '/');
  const names: string[] = [];
  for (let step = 0; step < 13; step++) {
    await page.keyboard.press('Tab');
    names.push(
      await page.evaluate(() =>
        (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
          .replace(/\s+/g, ' ')
          .trim(),
      ),
    );
  }
  expect(names).toEqual([
    'Перейти к содержанию',
    'Где купить в вашем городе',
    '+7 (800) 555-01-20',
    'Партнёрам',
    'Академия',
    'Камертон, на главную',
    'Каталог',
    'Поиск по сайту',
    'Найти',
    'Сравнение',
    'Избранное',
    'Корзина',
    'Войти',
  ]);
});

test('moves the focus past the header by the skip link', async ({ page }) => {
  await open(page, paths.catalog());
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Перейти к содержанию' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('controls the catalogue menu by keyboard: Escape closes it and restores the focus', async ({ page }) => {
  await open(page, '/');
  await markPage(page);
  const button = banner(page).getByRole('button', { name: 'Каталог' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const menu = page.locator('#catalog-menu');
  const item = menu.getByRole('link', { name: 'Шлагбаумы', exact: true });
  await expect(item).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link').first()).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Space');
  await item.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Шлагбаумы');
  await expect(menu).toBeHidden();
  expect(await isSamePage(page)).toBe(true);
});

test('opens a section of the header menu by keyboard, and closes it on Escape and after a navigation', async ({
  page,
}) => {
  await open(page, '/');
  const sections = page.getByRole('navigation', { name: 'Разделы сайта' });
  const support = sections.locator('summary').filter({ hasText: 'Поддержка' });
  const warranty = sections.getByRole('link', { name: 'Гарантия' });
  await support.focus();
  await page.keyboard.press('Enter');
  await expect(warranty).toBeVisible();
  await warranty.focus();
  await page.keyboard.press('Escape');
  await expect(warranty).toBeHidden();
  await page.keyboard.press('Enter');
  await warranty.click();
  await expect(heading(page)).toHaveText('Гарантия');
  await expect(warranty).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 } });

  test('shows the menu as a dialog: Escape closes it and restores the focus, and its links navigate', async ({
    page,
  }) => {
    await open(page, '/');
    await markPage(page);
    const button = banner(page).getByRole('button', { name: 'Меню' });
    await button.click();
    const menu = page.getByRole('dialog', { name: 'Меню' });
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();

    await button.click();
    await menu.getByText('Шлагбаумы', { exact: true }).click();
    await menu.getByRole('link', { name: 'Все товары раздела' }).filter({ visible: true }).click();
    await expect(heading(page)).toHaveText('Шлагбаумы');
    await expect(menu).toHaveCount(0);
    expect(await isSamePage(page)).toBe(true);
  });
});

test('scrolls to the hash of an address, without a page load within the page', async ({ page }) => {
  await open(page, `${paths.product('privod-sl-80')}#documents`);
  await expect(page.getByRole('tab', { name: /^Документы/ })).toHaveAttribute('aria-selected', 'true');
  await open(page, paths.academy());
  await markPage(page);
  await page.getByRole('link', { name: 'Выбрать мероприятие' }).click();
  await expect(page).toHaveURL('/academy/#events');
  await expect(page.getByRole('heading', { name: 'Ближайшие мероприятия' })).toBeInViewport();
  expect(await isSamePage(page)).toBe(true);
});

test('keeps the layout at an unknown address, and replaces that address in the history by the catalogue', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  await open(page, '/news/');
  await markPage(page);
  await followLinkTo(page, paths.product('net-takogo'));
  await expect(heading(page)).toHaveText('К сожалению, страница не найдена');
  await expect(page).toHaveTitle('К сожалению, страница не найдена');
  await expect(page.getByRole('heading', { name: 'Возможно вас заинтересует' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Перейти в каталог' }).click();
  await expect(heading(page)).toHaveText('Каталог');
  await page.goBack();
  await expect(heading(page)).toHaveText('Новости');
  expect(await isSamePage(page)).toBe(true);
});

test('follows a redirect without a page load, or with one to another site', async ({ page, expectConsole }) => {
  expectConsole(/status of 404.*\/api\/(catalog\/otkatnye-vorota|video)\//); // The data of the page is requested in parallel with the redirect check.
  await page.route('https://rutube.ru/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Канал</title>' }),
  );
  await open(page, '/');
  await markPage(page);
  await followLinkTo(page, '/catalog/otkatnye-vorota/');
  await expect(page).toHaveURL(paths.category('sliding-gates'));
  await expect(heading(page)).toHaveText('Автоматика для откатных ворот');
  expect(await isSamePage(page)).toBe(true);
  await followLinkTo(page, '/video/');
  await expect(page).toHaveURL('https://rutube.ru/channel/kamerton_example/');
});

test('prefetches a page when its link is hovered, but not with data saving', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const academyCode = () => requests.filter((url) => /\/mf-academy\/.*\.js$/.test(url)).length;
  await open(page, '/');
  await banner(page).getByRole('link', { name: 'Академия' }).hover();
  await expect.poll(academyCode).toBeGreaterThan(1);

  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  await open(page, '/');
  requests.length = 0;
  await banner(page).getByRole('link', { name: 'Академия' }).hover();
  await banner(page).getByRole('link', { name: 'Войти' }).click();
  await expect(heading(page)).toHaveText('Вход в личный кабинет');
  expect(academyCode()).toBe(0);
});
