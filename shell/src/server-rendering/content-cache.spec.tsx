import { beforeEach, expect, jest, test } from '@jest/globals';
import type { SiteData } from '@site/contracts/site-data';
import type { UserData } from '@site/contracts/user-data';
import { useSession, useSessionStore } from '@site/runtime';
import { createSessionStore, guest, SessionProvider } from '@site/runtime/shell';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AroundContentContext, Main } from '../layouts/main.tsx';
import { createContentCache, type Source } from './content-cache.tsx';
import { renderMarkup } from './markup.ts';

const anna = { ...guest, authed: true, personal: { name: 'Анна' } as UserData['personal'] };
const inCart = (...ids: number[]): UserData => ({
  ...guest,
  cart_qty: ids.length,
  cart_products: Object.fromEntries(ids.map((id) => [id, { qty: 1 }])) as UserData['cart_products'],
});

const rendered = jest.fn();
beforeEach(() => void rendered.mockClear());

const Name = () => <header>{useSession(({ personal }) => personal?.name ?? 'Войти')}</header>;

function Tile({ id }: { id: number }) {
  rendered();
  const quantity = useSession((session) => session.cart_products[id]?.qty ?? 0);
  return (
    <p>
      Привод {id}: {quantity ? 'в корзине' : 'купить'}
    </p>
  );
}

const site = {} as SiteData;
const source: Source = { path: '/catalog/', data: '{"products":[7]}', site, parts: [] };
const tile = <Tile id={7} />;

async function pageOf(
  contentCache: ReturnType<typeof createContentCache>,
  user: UserData,
  { from = source, content = tile, isWhole = true, parts = [] as string[] } = {},
) {
  const session = createSessionStore(user);
  const { around, complete } = contentCache(from, session);
  const element = (
    <SessionProvider store={session}>
      <Name />
      <AroundContentContext value={around}>
        <Main className="wide">{content}</Main>
      </AroundContentContext>
      <footer>Подвал</footer>
    </SessionProvider>
  );
  const markup = await renderMarkup(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  const page = complete({ markup, isWhole, parts });
  const decoder = new TextDecoder();
  const html = page.pieces.map((piece) => (typeof piece === 'string' ? piece : decoder.decode(piece))).join('');
  return { ...page, html };
}

test('reuses the content for another visitor, with that visitor’s header', async () => {
  const contentCache = createContentCache();
  const first = await pageOf(contentCache, guest);
  const second = await pageOf(contentCache, anna);
  expect(rendered).toHaveBeenCalledTimes(1);
  expect(second.html).toBe(first.html.replace('Войти', 'Анна'));
  expect(first.html).toMatch(/<main [^>]*class="[^"]*wide"[^>]*><p>.*купить<\/p><\/main><footer>/);
});

test('renders separately for visitors with different products of the page in the cart', async () => {
  const contentCache = createContentCache();
  await pageOf(contentCache, guest);
  expect((await pageOf(contentCache, inCart(7))).html).toContain('в корзине');
  expect((await pageOf(contentCache, inCart(8))).html).toContain('купить');
  expect((await pageOf(contentCache, inCart(7, 8))).html).toContain('в корзине');
  expect(rendered).toHaveBeenCalledTimes(2);
});

test('renders again for another path, page data or site data', async () => {
  const contentCache = createContentCache();
  await pageOf(contentCache, guest);
  for (const other of [{ path: '/search' }, { data: '{}' }, { site: {} as SiteData }])
    await pageOf(contentCache, guest, { from: { ...source, ...other } });
  expect(rendered).toHaveBeenCalledTimes(4);
});

function Greeting() {
  rendered();
  return <p>{useSessionStore().getInitialState().personal?.name ?? 'Гость'}</p>;
}

test('caches no page that reads the session unobserved', async () => {
  const contentCache = createContentCache();
  const content = <Greeting />;
  expect((await pageOf(contentCache, anna, { content })).html).toContain('<p>Анна</p>');
  expect((await pageOf(contentCache, guest, { content })).html).toContain('<p>Гость</p>');
});

test('caches no page with a failure', async () => {
  const contentCache = createContentCache();
  await pageOf(contentCache, guest, { isWhole: false });
  await pageOf(contentCache, guest);
  expect(rendered).toHaveBeenCalledTimes(2);
});

test('returns the parts of the cached content', async () => {
  const contentCache = createContentCache();
  const from = { ...source, parts: ['upcoming-events'] };
  await pageOf(contentCache, guest, { from, parts: ['upcoming-events'] });
  expect((await pageOf(contentCache, anna, { from, parts: ['notices-bell'] })).parts).toEqual([
    'notices-bell',
    'upcoming-events',
  ]);
});

test('expires after a minute, and respects the size limit', async () => {
  let now = 1;
  const contentCache = createContentCache({ now: () => now, maxBytes: 1000 });
  await pageOf(contentCache, guest);
  now += 59_000;
  await pageOf(contentCache, guest);
  expect(rendered).toHaveBeenCalledTimes(1);
  now += 2000;
  await pageOf(contentCache, guest);
  expect(rendered).toHaveBeenCalledTimes(2);

  for (let number = 0; number < 20; number++)
    await pageOf(contentCache, guest, { from: { ...source, path: `/catalog/${number}/` } });
  await pageOf(contentCache, guest);
  expect(rendered).toHaveBeenCalledTimes(23);
});
