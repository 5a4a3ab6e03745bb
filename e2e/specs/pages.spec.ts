import { paths } from '@site/contracts/paths';
import type { Page } from '@playwright/test';
import { expectNoViolations, overflow } from '../fixtures/axe.ts';
import { expectFits } from '../fixtures/collisions.ts';
import { open } from '../fixtures/open.ts';
import { errorPages, publicPages } from '../fixtures/pages.ts';
import { desktop, phone } from '../fixtures/sizes.ts';
import { expect, test } from '../fixtures/test.ts';

interface Recorded {
  scripts: { src: string; integrity: string }[];
  /** Of what moves by itself, the sum of its scores (https://web.dev/articles/cls). */
  shift: number;
}

/** What moves more than this is seen to jump. */
const MAX_SHIFT = 0.05;

/** Remembers the scripts that were put into the page, for their loaders take them out again, and how much of it moved. */
function record() {
  const scripts: Recorded['scripts'] = [];
  const recorded = Object.assign(window, { scripts, shift: 0 });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) recorded.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLScriptElement && node.src) scripts.push({ src: node.src, integrity: node.integrity });
  }).observe(document, { childList: true, subtree: true });
}

/** As on a slow line: the page is seen in another font first. */
const fontsComeLate = (page: Page) =>
  page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    await route.continue();
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  // The scripts of the page, which do not run here.
  test.beforeEach(({ expectConsole }) => expectConsole(/preloaded using link preload but not used/));

  for (const { what, path, status, title, heading, robots, canonical = path, data } of [...publicPages, ...errorPages])
    test(`${what}: finished HTML that says what it is`, async ({ page, expectConsole, site }) => {
      expectConsole(/status of 40[14]/);
      const response = await page.goto(path);
      expect(response?.status()).toBe(status);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('main')).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/);
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', robots);
      if (status === 200)
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site.url + canonical);
      else await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
      const jsonld = await page.locator('script[type="application/ld+json"]').allTextContents();
      expect(jsonld.map((text) => (JSON.parse(text) as { '@type': string })['@type'])).toEqual(data);
    });

  test('every link of the home page, its header and footer leads to a page', async ({ page, request }) => {
    test.slow();
    await page.goto('/');
    const hrefs = await page
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const menus = await page
      .locator('nav a, header a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const internal = [...new Set([...hrefs, ...menus])].filter((href) => href.startsWith('/'));
    expect(internal.length).toBeGreaterThan(60);
    const broken: string[] = [];
    for (const href of internal) {
      const status = (await request.get(href)).status();
      // The account answers a guest with the way to log in.
      if (status >= 400 && !(status === 401 && href.startsWith('/account/'))) broken.push(`${status} ${href}`);
    }
    expect(broken).toEqual([]);
  });

  test('the visitor walks from home to a product by links', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Перейти в каталог' }).first().click();
    await page.getByRole('main').getByRole('link', { name: 'Автоматика для откатных ворот' }).first().click();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Привод для откатных ворот/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Привод для откатных ворот/);
    await expect(page.getByText('Степень защиты', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: /PDF/ }).first()).toBeVisible();
  });

  test('filters work as a plain form, and the address holds neither empty fields nor defaults', async ({ page }) => {
    await page.goto(paths.category('sliding-gates'));
    const filters = page.getByRole('form', { name: 'Фильтры' });
    await filters.getByRole('checkbox', { name: /^В наличии/ }).check();
    await filters.locator('[name="price.to"]').fill('30 000');
    await page.getByRole('combobox', { name: 'Сортировка' }).selectOption({ label: 'Сначала дешевле' });
    await filters.getByRole('button', { name: 'Показать' }).click();
    await expect(page).toHaveURL(
      `${paths.category('sliding-gates').slice(0, -1)}?price=-30000&availability=in_stock&sort=cheap`,
    );
    await expect(page.getByRole('group', { name: 'Выбранные фильтры' })).toContainText('В наличии');
    await expect(filters.getByRole('checkbox', { name: /^В наличии/ })).toBeChecked();
  });

  test('the search of the header asks its page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('searchbox', { name: 'Поиск по сайту' }).fill('шлагбаум');
    await page.getByRole('searchbox', { name: 'Поиск по сайту' }).press('Enter');
    await expect(page).toHaveURL(/\/search\?query=/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('with scripts', () => {
  for (const { what, path, status } of [...publicPages, ...errorPages])
    test(`${what}: each script is fetched once, what is preloaded runs, nothing jumps; no barrier in a wide and in a narrow window, and in none, nor with large text, does a text cover another`, async ({
      page,
      expectConsole,
    }) => {
      if (status !== 200) expectConsole(new RegExp(`status of ${status}`));
      await page.setViewportSize(desktop);
      await page.addInitScript(record);
      const fetched: string[] = [];
      page.on('request', (request) => request.resourceType() === 'script' && fetched.push(request.url()));
      await fontsComeLate(page);
      await open(page, path);
      await page.evaluate(() => document.fonts.ready.then(() => {}));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.locator('noscript').filter({ visible: true })).toHaveCount(0);

      const preloaded = await page
        .locator('link[rel=preload][as=script]')
        .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href, integrity }) => ({ src: href, integrity })));
      expect(preloaded.length).toBeGreaterThan(1);
      expect(await page.evaluate(() => (window as unknown as Recorded).scripts)).toEqual(
        expect.arrayContaining(preloaded),
      );
      expect(fetched.filter((url, index) => fetched.indexOf(url) !== index)).toEqual([]);

      await expectNoViolations(page);
      expect(await page.evaluate(() => (window as unknown as Recorded).shift)).toBeLessThan(MAX_SHIFT);
      await page.setViewportSize(phone);
      await expect.poll(() => overflow(page)).toBe(0);
      await expectNoViolations(page);
      await expectFits(page);
    });
});

test.describe('addresses', () => {
  const hops: { what: string; from: string; to: string }[] = [
    { what: 'a path gets its trailing slash', from: '/catalog', to: '/catalog/' },
    { what: 'so does a path below', from: '/catalog/sliding-gates', to: '/catalog/sliding-gates/' },
    { what: 'and a page with rules of its own', from: '/login', to: '/login/' },
    { what: 'and a page of the shell', from: '/_icons', to: '/_icons/' },
    { what: 'a moved page takes one hop', from: '/catalog/otkatnye-vorota/', to: '/catalog/sliding-gates/' },
    { what: 'one hop without the slash too', from: '/catalog/otkatnye-vorota', to: '/catalog/sliding-gates/' },
    { what: 'in whatever case it is written', from: '/Catalog/OTKATNYE-vorota/', to: '/catalog/sliding-gates/' },
    { what: 'in Cyrillic', from: `/catalog/${encodeURIComponent('парковки')}/`, to: '/catalog/parking-systems/' },
    {
      what: 'with its query string',
      from: '/catalog/otkatnye-vorota/?utm_source=mail',
      to: '/catalog/sliding-gates?utm_source=mail',
    },
    { what: 'to another site', from: '/video/', to: 'https://rutube.ru/channel/kamerton_example/' },
    { what: 'the list of products is the catalogue', from: '/product/', to: '/catalog/' },
    { what: 'the account begins at its main page', from: '/account/', to: '/account/main/' },
  ];
  test('another spelling, and a page that has moved, lead on in one hop', async ({ request, site }) => {
    for (const { what, from, to } of hops) {
      const response = await request.get(from, { maxRedirects: 0 });
      const target = new URL(response.headers()['location'] ?? '', site.url).href;
      expect.soft([what, response.status(), target]).toEqual([what, 301, new URL(to, site.url).href]);
    }
  });

  test('a query string and a file get no slash', async ({ request }) => {
    for (const path of ['/catalog?sort=new', '/robots.txt']) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect([path, response.status()]).toEqual([path, 200]);
    }
    expect((await request.get('/net-takogo.xls', { maxRedirects: 0 })).status()).toBe(404);
  });

  test('the page of maintenance leads home while there is none', async ({ request, site }) => {
    const response = await request.get('/technical/', { maxRedirects: 0 });
    expect([response.status(), new URL(response.headers()['location'] ?? '', site.url).pathname]).toEqual([302, '/']);
  });

  test('crawlers get robots.txt, browsers the icon, and who asks what a page cost is told', async ({ request }) => {
    const robots = await request.get('/robots.txt');
    expect(robots.headers()['content-type']).toContain('text/plain');
    expect(await robots.text()).toContain('Disallow: /account/');
    const icon = (await request.get('/favicon.svg')).headers();
    expect(icon['content-type']).toContain('image/svg+xml');
    // Without a lifetime browsers ask for it again at every page.
    expect(icon['cache-control']).toBe('public, max-age=86400');
    const timing = (await request.get('/', { headers: { 'accept-encoding': 'br' } })).headers()['server-timing'];
    expect(timing).toMatch(/^data;dur=[\d.]+, markup;dur=[\d.]+, body;dur=[\d.]+, compress;dur=[\d.]+$/);
  });

  test('every script of a release is compiled while it is loaded, by browsers that can', async ({ request }) => {
    const html = await (await request.get(paths.category('sliding-gates'))).text();
    const scripts = [...html.matchAll(/<link rel="preload" as="script" href="(\/r\/[^"]+)"/g)].map(([, src]) => src!);
    expect(scripts.length).toBeGreaterThan(2);
    for (const src of scripts)
      expect(await (await request.get(src)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });
});
