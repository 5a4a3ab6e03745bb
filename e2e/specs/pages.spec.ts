import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '@site/contracts/paths';
import { readHtml, type Html } from '../fixtures/html.ts';
import { errorPages, publicPages } from '../fixtures/pages.ts';
import { rounds } from '../fixtures/rounds.ts';
import { remoteNames } from '../fixtures/site.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe.configure({ mode: 'parallel' });

const allPages = [...publicPages, ...errorPages];
const DESIGN_SYSTEM = '/_ui/';
const templates = allPages.filter(({ template }) => template);

interface Route {
  path: string;
  page?: string;
  layout: string;
  access: string;
}
interface Release {
  routes: Route[];
}

test('has the expected metadata, existing files and known class names on each page', async ({
  page,
  request,
  site,
}) => {
  test.slow(); // Renders all pages.
  const read = new Map<string, Html>();
  for (const { path } of allPages) read.set(path, await readHtml(request, page, path));

  await test.step('has the expected metadata', () => {
    for (const { path, status, title, heading, robots, canonical = path, data } of allPages) {
      const expected: { [key in keyof Html]?: unknown } = {
        status,
        title: expect.stringMatching(title),
        mains: 1,
        headings: [expect.stringMatching(heading)],
        description: expect.stringMatching(/\S/),
        robots,
        canonical: status === 200 ? site.url + canonical : undefined,
        data,
      };
      expect.soft(read.get(path), path).toMatchObject(expected);
    }
  });

  await test.step('references only existing files', async () => {
    const files = new Set([...read.values()].flatMap((html) => html.files.map((file) => new URL(file, site.url).href)));
    const own = [...files].filter((file) => file.startsWith(`${site.url}/`));
    expect(own.length).toBeGreaterThan(200);
    // An AVIF is encoded at its first request. Its drawing is in the list too.
    const rasters = own.filter((file) => file.includes('.avif'));
    const checked = own.filter((file) => !rasters.includes(file)).concat(rounds(rasters.slice(0, 20), rasters));
    for (const file of checked) expect.soft((await request.head(file)).status(), file).toBe(200);
  });

  await test.step('uses only class names that a template page has', () => {
    // The design system page uses every class, but not in the combinations of other pages.
    const known = new Set(
      templates.filter(({ path }) => path !== DESIGN_SYSTEM).flatMap(({ path }) => read.get(path)!.classes),
    );
    for (const { path, template } of allPages)
      if (!template)
        expect
          .soft(
            read.get(path)!.classes.filter((name) => !known.has(name)),
            path,
          )
          .toEqual([]);
  });
});

/** Pages that need an order, a proposal, a code from an e-mail or an empty site; other specs test them. */
const BY_JOURNEY = ['attendance', 'feedback', 'warranty-claim', 'order-success', 'public-proposal', 'staff-first'];

test('has a template page for each public page of the remotes', async () => {
  const releases = await Promise.all(
    remoteNames.map((name) => readFile(join(import.meta.dirname, '../..', name, 'dist/release.json'), 'utf8')),
  );
  const routes = releases
    .flatMap((release) => (JSON.parse(release) as Release).routes)
    .filter(({ page }) => page !== undefined)
    .map((route) => ({ ...route, parameters: route.path.split('/:').length - 1 }))
    .sort((a, b) => a.parameters - b.parameters);
  const routeOf = (path: string) =>
    routes.find((route) => new RegExp(`^${route.path.replaceAll(/:\w+/g, '[^/]+')}/?$`).test(path));
  const shown = templates
    .filter(({ status }) => status === 200)
    .map(({ path }) => routeOf(new URL(path, 'http://site').pathname));
  const keyOf = (route: Route | undefined) => [route?.page, route?.layout].join(', ');
  const missing = routes
    .filter(({ access, page }) => access === 'public' && !BY_JOURNEY.includes(page!))
    .filter((route) => !shown.some((other) => keyOf(other) === keyOf(route)));
  expect(missing.map(({ path }) => path)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  // Preloaded scripts do not run here.
  test.beforeEach(({ expectConsole }) => expectConsole(/preloaded using link preload but not used/));

  test('shows the main content and the heading of each template page', async ({ page, expectConsole }) => {
    expectConsole(/status of 40[14]/);
    for (const { path, heading } of templates) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const shown = await page.evaluate(() => {
        const visible = (selector: string) =>
          [...document.querySelectorAll(selector)].filter((element) =>
            element.checkVisibility({ visibilityProperty: true }),
          );
        return { mains: visible('main').length, headings: visible('h1').map((element) => element.textContent) };
      });
      expect.soft(shown, path).toEqual({ mains: 1, headings: [expect.stringMatching(heading)] });
    }
  });

  test('has no broken link on the home page, in its header or footer', async ({ page, request }) => {
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
    // The test of metadata has opened these.
    const known = new Set(publicPages.map(({ path }) => path));
    const broken: string[] = [];
    for (const href of internal.filter((one) => !known.has(one))) {
      const status = (await request.get(href)).status();
      // Account pages return 401 with a login link to a guest.
      if (status >= 400 && !(status === 401 && href.startsWith('/account/'))) broken.push(`${status} ${href}`);
    }
    expect(broken).toEqual([]);
  });

  test('links from the home page to a product', async ({ page }) => {
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

  test('submits the filters as a plain form, without empty fields and defaults in the address', async ({ page }) => {
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

  test('submits the header search', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('searchbox', { name: 'Поиск по сайту' }).fill('шлагбаум');
    await page.getByRole('searchbox', { name: 'Поиск по сайту' }).press('Enter');
    await expect(page).toHaveURL(/\/search\?query=/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('addresses', () => {
  const hops: { name: string; from: string; to: string }[] = [
    { name: 'a path without its trailing slash', from: '/catalog', to: '/catalog/' },
    { name: 'a nested path without its trailing slash', from: '/catalog/sliding-gates', to: '/catalog/sliding-gates/' },
    { name: 'a page with its own rules without the slash', from: '/login', to: '/login/' },
    { name: 'a page of the shell without the slash', from: '/_icons', to: '/_icons/' },
    { name: 'a moved page', from: '/catalog/otkatnye-vorota/', to: '/catalog/sliding-gates/' },
    { name: 'a moved page without the slash', from: '/catalog/otkatnye-vorota', to: '/catalog/sliding-gates/' },
    { name: 'a moved page in another case', from: '/Catalog/OTKATNYE-vorota/', to: '/catalog/sliding-gates/' },
    { name: 'a Cyrillic path', from: `/catalog/${encodeURIComponent('парковки')}/`, to: '/catalog/parking-systems/' },
    {
      name: 'a moved page with a query string',
      from: '/catalog/otkatnye-vorota/?utm_source=mail',
      to: '/catalog/sliding-gates?utm_source=mail',
    },
    { name: 'a redirect to another site', from: '/video/', to: 'https://rutube.ru/channel/kamerton_example/' },
    { name: 'the list of products', from: '/product/', to: '/catalog/' },
    { name: 'the root of the account', from: '/account/', to: '/account/main/' },
  ];
  test('redirects other spellings and moved pages in one hop', async ({ request, site }) => {
    for (const { name, from, to } of hops) {
      const response = await request.get(from, { maxRedirects: 0 });
      const target = new URL(response.headers()['location'] ?? '', site.url).href;
      expect.soft([name, response.status(), target]).toEqual([name, 301, new URL(to, site.url).href]);
    }
  });

  test('adds no slash before a query string or to a file', async ({ request }) => {
    for (const path of ['/catalog?sort=new', '/robots.txt']) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect([path, response.status()]).toEqual([path, 200]);
    }
    expect((await request.get('/net-takogo.xls', { maxRedirects: 0 })).status()).toBe(404);
  });

  test('redirects the maintenance page to the home page outside maintenance', async ({ request, site }) => {
    const response = await request.get('/technical/', { maxRedirects: 0 });
    expect([response.status(), new URL(response.headers()['location'] ?? '', site.url).pathname]).toEqual([302, '/']);
  });

  test('serves robots.txt, the icon and the Server-Timing header', async ({ request }) => {
    const robots = await request.get('/robots.txt');
    expect(robots.headers()['content-type']).toContain('text/plain');
    expect(await robots.text()).toContain('Disallow: /account/');
    const icon = (await request.get('/favicon.svg')).headers();
    expect(icon['content-type']).toContain('image/svg+xml');
    // Without a lifetime, browsers request the icon again on every page.
    expect(icon['cache-control']).toBe('public, max-age=86400');
    const timing = (await request.get('/', { headers: { 'accept-encoding': 'br' } })).headers()['server-timing'];
    expect(timing).toMatch(/^data;dur=[\d.]+, markup;dur=[\d.]+, body;dur=[\d.]+, compress;dur=[\d.]+$/);
  });

  test('marks every script of a release for eager compilation', async ({ request }) => {
    const html = await (await request.get(paths.category('sliding-gates'))).text();
    const scripts = [...html.matchAll(/<link rel="preload" as="script" href="(\/r\/[^"]+)"/g)].map(([, src]) => src!);
    expect(scripts.length).toBeGreaterThan(2);
    for (const src of scripts)
      expect(await (await request.get(src)).text()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  });
});
