import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { paths } from '@site/contracts/paths';
import { readHtml, type Html } from '../fixtures/html.ts';
import { errorPages, publicPages } from '../fixtures/pages.ts';
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

test.describe('HTML', () => {
  for (const [name, kinds] of [
    ['public page', publicPages],
    ['error page', errorPages],
  ] as const)
    test(`says what each ${name} is`, async ({ page, request, site }) => {
      for (const { path, status, title, heading, robots, canonical = path, data } of kinds) {
        const wanted: { [part in keyof Html]?: unknown } = {
          status,
          title: expect.stringMatching(title),
          mains: 1,
          headings: [expect.stringMatching(heading)],
          description: expect.stringMatching(/\S/),
          robots,
          canonical: status === 200 ? site.url + canonical : undefined,
          data,
        };
        expect.soft(await readHtml(request, page, path), path).toMatchObject(wanted);
      }
    });

  test('names only files that the site has', async ({ page, request, site }) => {
    const files = new Set<string>();
    for (const { path } of allPages)
      for (const file of (await readHtml(request, page, path)).files) files.add(new URL(file, site.url).href);
    const own = [...files].filter((file) => file.startsWith(`${site.url}/`));
    expect(own.length).toBeGreaterThan(200);
    for (const file of own) expect.soft((await request.head(file)).status(), file).toBe(200);
  });

  test('is made of what stands on a template too', async ({ page, request }) => {
    const known = new Set<string>();
    const others: [path: string, classes: string[]][] = [];
    for (const { path, template } of allPages) {
      const { classes } = await readHtml(request, page, path);
      if (!template) others.push([path, classes]);
      // The page of the design system has everything, and not as pages have it.
      else if (path !== DESIGN_SYSTEM) for (const name of classes) known.add(name);
    }
    for (const [path, classes] of others)
      expect
        .soft(
          classes.filter((name) => !known.has(name)),
          path,
        )
        .toEqual([]);
  });
});

/** Pages that are empty without an order, a proposal or the code of a letter: other specs get these first. */
const BY_JOURNEY = ['attendance', 'feedback', 'warranty-claim', 'order-success', 'public-proposal'];

test('a template stands for each public page of the remotes', async () => {
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
  const drawnBy = (route: Route | undefined) => [route?.page, route?.layout].join(', ');
  const missing = routes
    .filter(({ access, page }) => access === 'public' && !BY_JOURNEY.includes(page!))
    .filter((route) => !shown.some((other) => drawnBy(other) === drawnBy(route)));
  expect(missing.map(({ path }) => path)).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  // The scripts of the page, which do not run here.
  test.beforeEach(({ expectConsole }) => expectConsole(/preloaded using link preload but not used/));

  test('each template shows its main part and its heading', async ({ page, expectConsole }) => {
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
