import type { Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { followLinkTo, isSamePage, markPage, open } from '../fixtures/open.ts';
import { expect, test } from '../fixtures/test.ts';

const banner = (page: Page) => page.getByRole('banner');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const skipLink = (page: Page) => page.getByRole('link', { name: 'Перейти к содержанию' });

test('navigates between remotes without a page load: prefetches, shows a loading bar, updates head, focus and announcement', async ({
  page,
  site,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const academyCode = () => requests.filter((url) => /\/mf-academy\/.*\.js$/.test(url)).length;
  let release = () => {};
  const slow = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/academy/', async (route) => {
    await slow;
    await route.continue();
  });
  await open(page, '/');
  await markPage(page);

  const link = banner(page).getByRole('link', { name: 'Академия' });
  await test.step('prefetches the code when the link is hovered', async () => {
    await link.hover();
    await expect.poll(academyCode).toBeGreaterThan(1);
  });
  await test.step('shows the loading bar while the page loads', async () => {
    await link.click();
    const bar = page.locator('[data-phase]');
    await expect(bar).toBeVisible();
    await expect(bar).toHaveCSS('background-color', 'rgb(0, 176, 237)');
    await expect(bar).toHaveCSS('height', '3px');
    await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(heading(page)).toHaveText('Академия');
    await expect(bar).toHaveCount(0);
  });
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
  await page.getByRole('link', { name: 'Выбрать мероприятие' }).click();
  await expect(page).toHaveURL('/academy/#events');
  await expect(page.getByRole('heading', { name: 'Ближайшие мероприятия' })).toBeInViewport();
  expect(await isSamePage(page)).toBe(true);
});

test('refers to one file of site data on all pages, which browsers keep', async ({ request }) => {
  const fileOf = async (path: string) =>
    /"([^"]*\/site-data\/[^"]+)"/.exec(await (await request.get(path)).text())?.[1];
  const file = await fileOf('/');
  expect(file).toBeTruthy();
  expect(await fileOf('/news/')).toBe(file);
  expect((await request.get(file!)).headers()['cache-control']).toContain('immutable');
});

test('controls the header by keyboard', async ({ page }) => {
  await open(page, '/');
  await markPage(page);
  await test.step('tabs to the skip link first, then through the header from left to right', () => tabThrough(page));
  await test.step('moves the focus past the header by the skip link', () => skipHeader(page));
  await test.step('closes the catalogue menu by Escape and restores the focus', () => useCatalogMenu(page));
  await test.step('opens a section, and closes it on Escape and after a navigation', () => useSection(page));
  expect(await isSamePage(page)).toBe(true);
});

async function tabThrough(page: Page) {
  const names: string[] = [];
  for (let step = 0; step < 13; step++) {
    await page.keyboard.press('Tab');
    if (step === 0) await expect(skipLink(page)).toBeInViewport();
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
}

async function skipHeader(page: Page) {
  await skipLink(page).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

async function useCatalogMenu(page: Page) {
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
}

async function useSection(page: Page) {
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
}

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

test('keeps the layout at an unknown address, and follows redirects without a page load, or with one to another site', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 404/); // The data of a page is requested in parallel with the redirect check.
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

  await followLinkTo(page, '/catalog/otkatnye-vorota/');
  await expect(page).toHaveURL(paths.category('sliding-gates'));
  await expect(heading(page)).toHaveText('Автоматика для откатных ворот');
  expect(await isSamePage(page)).toBe(true);
  await page.route('https://rutube.ru/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Канал</title>' }),
  );
  await followLinkTo(page, '/video/');
  await expect(page).toHaveURL('https://rutube.ru/channel/kamerton_example/');
});
