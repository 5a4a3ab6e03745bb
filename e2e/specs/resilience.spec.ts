import type { Page } from '@playwright/test';
import { paths } from '@site/contracts/paths';
import { ApiFaults, type Fault } from '../fixtures/api-faults.ts';
import { followLinkTo, hydrated, isSamePage, markPage, open } from '../fixtures/open.ts';
import { expect, test } from '../fixtures/test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const academyLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Академия' });
const apology =
  /Похоже, что-то пошло не так\. Приносим свои извинения за сложившуюся ситуацию\..*\+7\s\(800\)\s555.01.20/;

test.describe('in the browser', () => {
  test('replaces a page by an error with a phone number in a toast when its data fails', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/status of 502/);
    await page.route('**/api/academy/', (route) =>
      route.fulfill({ status: 502, json: { status: 'error', code: 'internal', message: 'Ошибка' } }),
    );
    await open(page, '/');
    await academyLink(page).click();
    await expect(heading(page)).toHaveText('Что-то пошло не так');
    await expect(page.getByRole('main')).toContainText('500');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    const toast = page.getByRole('alert').filter({ hasText: apology });
    await expect(toast).toBeVisible();
    await page.getByRole('button', { name: 'Закрыть' }).click();
    await expect(toast).toHaveCount(0);

    await page.unroute('**/api/academy/');
    await page.getByRole('button', { name: 'Обновить страницу' }).click();
    await expect(heading(page)).toHaveText('Академия');
  });

  test('ignores a failed redirect check', async ({ page, expectConsole }) => {
    expectConsole(/status of 500|redirect check failed/);
    await page.route('**/api/fetch/check-redirect/', (route) => route.fulfill({ status: 500, body: '' }));
    await open(page, '/');
    await markPage(page);
    await academyLink(page).click();
    await expect(heading(page)).toHaveText('Академия');
    await expect(page).toHaveURL('/academy/');
    expect(await isSamePage(page)).toBe(true);
  });

  test('falls back to the API when the site data file is missing', async ({ page, expectConsole }) => {
    expectConsole(/status of 404/);
    await page.route('**/site-data/*', (route) => route.fulfill({ status: 404, body: '' }));
    await open(page, '/');
    await markPage(page);
    await academyLink(page).click();
    await expect(heading(page)).toHaveText('Академия');
    expect(await isSamePage(page)).toBe(true);
  });

  test('reports a lost connection and loads the page after the reconnection', async ({
    page,
    context,
    expectConsole,
  }) => {
    expectConsole(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|redirect check failed/);
    await open(page, '/news/');
    await academyLink(page).hover();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await academyLink(page).click();
    await expect(heading(page)).toHaveText('Нет соединения с\u00a0интернетом');
    await expect(page).toHaveTitle(/^Нет соединения/);
    await context.setOffline(false);
    await expect(heading(page)).toHaveText('Академия');
    await expect(page).toHaveTitle(/академия/i);
    await page.goBack();
    await expect(heading(page)).toHaveText('Новости');
  });
});

test.describe('with a build that is no longer the latest', () => {
  /** Opens a page, and waits for the poll that detects another build a minute later. */
  async function openStale(page: Page, path: string) {
    await page.clock.install();
    await open(page, path);
    await page.route('**/builds/latest.json?t=*', (route) => route.fulfill({ json: { id: 'the-next-build' } }), {
      times: 1,
    });
    const polled = page.waitForResponse('**/builds/latest.json?t=*');
    await page.clock.fastForward('01:01');
    await (await polled).finished();
    await markPage(page);
  }

  test('reloads an open page at its next navigation, once', async ({ page }) => {
    await openStale(page, '/news/');
    await academyLink(page).click();
    await expect(heading(page)).toHaveText('Академия');
    expect(await isSamePage(page)).toBe(false);

    await hydrated(page);
    await markPage(page);
    await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click();
    await expect(heading(page)).toHaveText('Вход в личный кабинет');
    expect(await isSamePage(page)).toBe(true);
  });

  test('does not reload while a form has unsaved input', async ({ page }) => {
    await openStale(page, paths.content('feedback'));
    await page.getByRole('textbox', { name: /^Имя/ }).fill('Анна');
    await academyLink(page).click();
    await expect(heading(page)).toHaveText('Академия');
    expect(await isSamePage(page)).toBe(true);
    await page.getByRole('banner').getByRole('link', { name: 'Войти' }).click();
    await expect(heading(page)).toHaveText('Вход в личный кабинет');
    expect(await isSamePage(page)).toBe(false);
  });
});

test.describe('with a faulty API', () => {
  // The hooks run once: in parallel, each worker would run them.
  test.describe.configure({ mode: 'default' });
  let faults: ApiFaults;

  test.beforeAll(async ({ site }) => {
    faults = await ApiFaults.start(site.apiOrigin);
    await site.restartHost({ API_ORIGIN: faults.origin });
  });
  test.afterEach(() => {
    faults.fault = () => undefined;
  });
  test.afterAll(async ({ site }) => {
    await site.restartHost();
    await faults.stop();
  });

  const maintenance: Fault = (path, response) =>
    path === '/api/fetch/sitedata/'
      ? { ...response, body: response.body.replace('"maintenance":false', '"maintenance":true') }
      : undefined;

  test('requests user data, redirects and page data in one batch', async ({ page }) => {
    await open(page, paths.product('privod-sl-80'));
    const bought = page.waitForResponse('**/api/cart/items/**');
    await page.getByRole('main').getByRole('button', { name: 'В корзину', exact: true }).first().click();
    await bought;
    // Every two seconds the site data is requested too, and that page requests its user data separately.
    await expect(async () => {
      faults.requested = [];
      const html = await (await page.request.get(paths.category('sliding-gates'))).text();
      expect(html).toContain('"cart_qty":1');
      expect(faults.requested).toEqual(['/api/batch/']);
    }).toPass();
  });

  test('renders on the server when the redirect check fails', async ({ page }) => {
    faults.fault = (path) => (path === '/api/fetch/check-redirect/' ? { status: 500, body: '' } : undefined);
    expect((await page.goto('/news/'))?.status()).toBe(200);
    await expect(heading(page)).toHaveText('Новости');
  });

  test('returns 500 with the layout when the data of a page fails', async ({ page, expectConsole }) => {
    expectConsole(/status of 50\d/);
    faults.fault = (path) =>
      path === '/api/academy/'
        ? { status: 500, body: '{"status":"error","code":"internal","message":"Ошибка"}' }
        : undefined;
    expect((await page.goto('/academy/'))?.status()).toBe(500);
    await expect(heading(page)).toHaveText('Что-то пошло не так');
    await expect(page.getByRole('banner').getByRole('button', { name: 'Каталог' })).toBeVisible();
  });

  test('returns an error page in the layout while the API is unavailable, and recovers with it', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/status of 50\d/);
    await expect.poll(async () => (await page.goto('/'))?.status()).toBe(200); // Ensures that the host has cached the menus.
    faults.fault = () => ({ status: 502, body: '' });
    await expect(async () => {
      expect((await page.goto('/'))?.status()).toBeGreaterThanOrEqual(500);
      await expect(heading(page)).toHaveText('Что-то пошло не так');
      await expect(page.getByRole('banner').getByRole('link', { name: '+7 (800) 555-01-20' })).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible(); // The menus come from the cache.
    }).toPass();
    await hydrated(page);
    faults.fault = () => undefined;
    await page.getByRole('button', { name: 'Обновить страницу' }).click();
    await expect(heading(page)).toHaveText(/^Автоматика для ворот/);
  });

  test('redirects every page to /technical/ with 503 during maintenance, and back home afterwards', async ({
    page,
    request,
    expectConsole,
  }) => {
    expectConsole(/status of 503/);
    faults.fault = maintenance;
    // Each renderer reads the state of the site every two seconds.
    for (const path of ['/', '/news/', paths.category('sliding-gates'), paths.account(), '/net-takoy/'])
      await expect
        .poll(async () => (await request.get(path, { maxRedirects: 0 })).headers()['location'] ?? '', path)
        .toMatch(/\/technical\/$/);

    await page.clock.install();
    const response = await page.goto(paths.product('privod-sl-80'));
    await expect(page).toHaveURL(paths.technical());
    expect(response?.status()).toBe(503);
    expect(response?.headers()['retry-after']).toBe('600');
    await expect(heading(page)).toContainText('технические работы');
    await expect(page.getByRole('main').getByRole('link', { name: '+7 (800) 555-01-20' }).first()).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await hydrated(page);

    faults.fault = () => undefined;
    await expect.poll(async () => (await request.get('/technical/', { maxRedirects: 0 })).status()).toBe(302);
    await page.clock.fastForward('00:31');
    await expect(heading(page)).toHaveText(/^Автоматика для ворот/);
    await expect(page).toHaveURL('/');
  });

  test('redirects to the maintenance page on the next call, but not from a form with input', async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/status of 503/);
    const closed: Fault = (path, response) =>
      maintenance(path, response) ??
      (path.startsWith('/api/fetch/')
        ? undefined
        : {
            status: 503,
            body: JSON.stringify({
              status: 'error',
              code: 'maintenance',
              message: 'На сайте ведутся технические работы',
            }),
          });
    await open(page, paths.content('feedback'));
    await page.getByRole('textbox', { name: /^Имя/ }).fill('Анна');
    await page.getByRole('textbox', { name: /^Телефон/ }).pressSequentially('9161234567');
    await page.getByRole('checkbox', { name: /согласие на обработку персональных данных/ }).check();
    faults.fault = closed;
    await page.getByRole('button', { name: 'Отправить вопрос' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /останется на\sстранице/ })).toBeVisible();
    await expect(page).toHaveURL(paths.content('feedback'));
    await expect(page.getByRole('textbox', { name: /^Имя/ })).toHaveValue('Анна');
    await academyLink(page).click();
    await expect(page).toHaveURL(paths.technical());

    faults.fault = () => undefined;
    await open(page, paths.product('privod-sl-80'));
    faults.fault = closed;
    await page.getByRole('main').getByRole('button', { name: 'В корзину', exact: true }).first().click();
    await expect(page).toHaveURL(paths.technical());
    await expect(heading(page)).toContainText('технические работы');
  });

  test('redirects to the maintenance page at a later navigation', async ({ page, expectConsole }) => {
    expectConsole(/status of 503/);
    await page.clock.install();
    await open(page, '/news/');
    await page.route('**/api/fetch/sitedata/', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: (await response.text()).replace('"maintenance":false', '"maintenance":true'),
      });
    });
    await page.clock.fastForward('01:01');
    const loaded = page.waitForResponse('**/api/fetch/sitedata/');
    await academyLink(page).click();
    await loaded;
    await expect(heading(page)).toHaveText('Академия');
    await followLinkTo(page, '/news/');
    await expect(page).toHaveURL(paths.technical());
    await expect(heading(page)).toContainText('технические работы');
  });
});
