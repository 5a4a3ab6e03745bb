import type { Page } from '@playwright/test';
import type { CategoryPageData, ProductCard } from '@site/contracts/catalog';
import type { SearchPageData } from '@site/contracts/search';
import { paths } from '@site/contracts/paths';
import { call, send } from '../../fixtures/api.ts';
import { accounts } from '../../fixtures/login.ts';
import { register, registerColleague } from '../../fixtures/newcomer.ts';
import { open } from '../../fixtures/open.ts';
import { addToList, fillCart, goods, heading } from '../../fixtures/shop.ts';
import { expect, test } from '../../fixtures/test.ts';

type PageResponse<Data> = { pagedata: Data };

const compared = [goods.drive, goods.strongDrive];
const query = 'привод';

/** Pages that may contain a price. */
const pages = [
  '/',
  paths.catalog(),
  paths.category('sliding-gates'),
  `${paths.category('sliding-gates').slice(0, -1)}?sort=cheap`,
  paths.product(goods.drive.slug),
  paths.product(goods.discontinued.slug),
  paths.search(query),
  paths.sharedCompare(compared.map(({ id }) => id)),
  paths.cart(),
  paths.compare(),
  paths.wishlist(),
  paths.payBack(),
  paths.content('bloki'),
];
const data = [
  '/fetch/userdata/',
  '/fetch/sitedata/',
  '/',
  '/catalog/sliding-gates/',
  `/product/${goods.drive.slug}/`,
  `/product/cards/?ids=${compared.map(({ id }) => id).join()}`,
  `/search/?query=${encodeURIComponent(query)}`,
  `/search/suggest/?query=${encodeURIComponent('SL-80')}`,
  `/compare/?ids=${compared.map(({ id }) => id).join()}`,
  '/compare/',
  '/wishlist/',
  '/cart/',
  '/catalog/parking-systems/pay-back/',
];
const files = [paths.catalogWorkbook(), paths.catalogFeed()];

/** Returns the whole numbers in a text, with or without thousands separators. */
const numbersOf = (text: string) =>
  new Set(
    text
      .replace(/(?<=\d)(?:\s|&nbsp;|&#160;|\\u00a0)(?=\d{3})/g, '')
      .match(/(?<![\w#.-])\d{4,7}(?![\w-])/g)
      ?.map(Number),
  );

const own = (products: readonly Pick<ProductCard, 'price'>[]) => products.flatMap(({ price }) => price.own ?? []);

/** Returns the prices of this partner that are not also a retail price. */
async function collectPrices(page: Page): Promise<Set<number>> {
  const list = (await call<PageResponse<CategoryPageData>>(page, 'GET', '/catalog/sliding-gates/')).pagedata.products;
  const found = (
    await call<PageResponse<SearchPageData>>(
      page,
      'GET',
      data.find((path) => path.startsWith('/search/?'))!,
    )
  ).pagedata.products;
  const retail = new Set([...list, ...found].map(({ price }) => price.retail));
  return new Set(own([...list, ...found]).filter((price) => !retail.has(price)));
}

/** Returns the prices that occur in a response, with the address of the response. */
async function leaked(page: Page, prices: ReadonlySet<number>, token: string): Promise<string[]> {
  const api = [...data, `/wishlist/?list=${token}`];
  const responses = await Promise.all([
    ...[...pages, paths.sharedWishlist(token), paths.catalogFeed()].map(
      async (path) => [path, await page.request.get(path)] as const,
    ),
    ...api.map(async (path) => [`/api${path}`, await send(page, 'GET', path)] as const),
  ]);
  const texts = await Promise.all(
    responses.map(async ([where, response]) => ({ where, seen: numbersOf(await response.text()) })),
  );
  return texts.flatMap(({ where, seen }) =>
    [...prices].filter((price) => seen.has(price)).map((price) => `${price} in ${where}`),
  );
}

test('shows partner prices to that partner only', async ({ page, browser, site }) => {
  test.slow();
  await registerColleague(page, accounts.platinumOwner, 'company_employee');
  await addToList(page, 'wishlist', ...compared);
  await addToList(page, 'compare', ...compared);
  await fillCart(page, [goods.drive, 1], [goods.strongDrive, 3]);
  const prices = await collectPrices(page);
  expect(prices.size).toBeGreaterThan(20);
  const { share_url: shared } = await call<{ share_url: string }>(page, 'POST', '/wishlist/share/');
  const token = new URL(shared, site.url).searchParams.get('list')!;

  await test.step('shows the partner’s prices to the partner, in responses that are not cached', async () => {
    expect([...prices]).toContain(22_680); // 30 % off 32 400
    const seen = await leaked(page, prices, token);
    const [category, product, search, cart, compare, wishlist] = [
      paths.category('sliding-gates'),
      paths.product(goods.drive.slug),
      paths.search(query),
      paths.cart(),
      paths.compare(),
      paths.wishlist(),
    ];
    for (const path of [category, product, search, cart, compare, wishlist]) {
      expect(seen).toContain(`22680 in ${path}`);
      expect([path, (await page.request.get(path)).headers()['cache-control']]).toEqual([path, 'no-store']);
    }
    for (const path of ['/fetch/userdata/', ...data.filter((path) => /ids=|search\/\?/.test(path))])
      expect(seen).toContain(`22680 in /api${path}`);
  });

  const guest = await browser.newPage({ baseURL: site.url });
  await test.step('shows none of them to a guest', async () => {
    expect(await leaked(guest, prices, token)).toEqual([]);
  });

  await test.step('shows none of them to a customer with the same goods in the cart and the lists', async () => {
    const customer = await browser.newPage({ baseURL: site.url });
    await register(customer);
    await addToList(customer, 'wishlist', ...compared);
    await addToList(customer, 'compare', ...compared);
    await fillCart(customer, [goods.drive, 1]);
    expect(await leaked(customer, prices, token)).toEqual([]);
    await customer.close();
  });

  await test.step('serves a guest no page rendered for the partner a moment ago', async () => {
    for (const path of [paths.category('sliding-gates'), paths.product(goods.drive.slug), paths.search(query)]) {
      const [, first, , second] = await Promise.all(
        [page, guest, page, guest].map(async (visitor) => (await visitor.request.get(path)).text()),
      );
      expect([path, [...prices].filter((price) => numbersOf(first! + second!).has(price))]).toEqual([path, []]);
    }
  });

  await test.step('serves the same files to the partner and a guest', async () => {
    for (const path of files) {
      const [forPartner, forGuest] = await Promise.all(
        [page, guest].map(async (visitor) => (await visitor.request.get(path)).body()),
      );
      expect([path, forPartner!.equals(forGuest!)]).toEqual([path, true]);
    }
  });
  await guest.close();

  await test.step('leaves none of them in the browser after logout', async () => {
    await open(page, paths.product(goods.drive.slug));
    await expect(page.getByRole('main')).toContainText(/22\s680\s₽/);
    await open(page, paths.account());
    await page.getByRole('navigation', { name: 'Личный кабинет' }).getByRole('button', { name: 'Выйти' }).click();
    await expect(page).toHaveURL(paths.login());
    await page.goBack();
    await page.goBack();
    await expect(heading(page)).toHaveText(/SL-80/);
    await expect(page.getByRole('main')).toContainText(/32\s400\s₽/);
    await expect(page.getByRole('main')).not.toContainText(/22\s680\s₽/);
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect([...prices].filter((price) => numbersOf(stored).has(price))).toEqual([]);
    expect(await leaked(page, prices, token)).toEqual([]);
  });
});
