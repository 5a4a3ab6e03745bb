import { beforeEach, expect, jest, test } from '@jest/globals';
import type { SiteData } from '@site/contracts/site-data';
import type { UserData } from '@site/contracts/user-data';
import { useSession, useSessionStore } from '@site/runtime';
import { createSessionStore, guest, SessionProvider } from '@site/runtime/shell';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AroundContentContext, Main } from '../layouts/main.tsx';
import { createKeptContent, type Source } from './kept-content.tsx';
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

/** A page as the visitor gets it: the header is his own. */
async function pageOf(
  keptContent: ReturnType<typeof createKeptContent>,
  user: UserData,
  { from = source, content = tile, isWhole = true, parts = [] as string[] } = {},
) {
  const session = createSessionStore(user);
  const { around, complete } = keptContent(from, session);
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

test('a visitor for whom a page is the same gets it as it was rendered for another, with a header of his own', async () => {
  const keptContent = createKeptContent();
  const first = await pageOf(keptContent, guest);
  const second = await pageOf(keptContent, anna);
  expect(rendered).toHaveBeenCalledTimes(1);
  expect(second.html).toBe(first.html.replace('Войти', 'Анна'));
  expect(first.html).toMatch(/<main [^>]*class="[^"]*wide"[^>]*><p>.*купить<\/p><\/main><footer>/);
});

test('whoever has in the cart what the page shows gets a page of his own, and so does the next without it', async () => {
  const keptContent = createKeptContent();
  await pageOf(keptContent, guest);
  expect((await pageOf(keptContent, inCart(7))).html).toContain('в корзине');
  expect((await pageOf(keptContent, inCart(8))).html).toContain('купить');
  expect((await pageOf(keptContent, inCart(7, 8))).html).toContain('в корзине');
  expect(rendered).toHaveBeenCalledTimes(2);
});

test('another address, other data of the page or of the site: it is rendered anew', async () => {
  const keptContent = createKeptContent();
  await pageOf(keptContent, guest);
  for (const other of [{ path: '/search' }, { data: '{}' }, { site: {} as SiteData }])
    await pageOf(keptContent, guest, { from: { ...source, ...other } });
  expect(rendered).toHaveBeenCalledTimes(4);
});

function Greeting() {
  rendered();
  return <p>{useSessionStore().getInitialState().personal?.name ?? 'Гость'}</p>;
}

test('nothing is kept of a page that reads of the visitor what nobody noted', async () => {
  const keptContent = createKeptContent();
  const content = <Greeting />;
  expect((await pageOf(keptContent, anna, { content })).html).toContain('<p>Анна</p>');
  expect((await pageOf(keptContent, guest, { content })).html).toContain('<p>Гость</p>');
});

test('nor of one in which something failed', async () => {
  const keptContent = createKeptContent();
  await pageOf(keptContent, guest, { isWhole: false });
  await pageOf(keptContent, guest);
  expect(rendered).toHaveBeenCalledTimes(2);
});

test('files of the parts that it shows come with it', async () => {
  const keptContent = createKeptContent();
  const from = { ...source, parts: ['upcoming-events'] };
  await pageOf(keptContent, guest, { from, parts: ['upcoming-events'] });
  expect((await pageOf(keptContent, anna, { from, parts: ['notices-bell'] })).parts).toEqual([
    'notices-bell',
    'upcoming-events',
  ]);
});

test('it is kept for a minute, and takes no more memory than it may', async () => {
  let now = 1;
  const keptContent = createKeptContent({ now: () => now, mostBytes: 1000 });
  await pageOf(keptContent, guest);
  now += 59_000;
  await pageOf(keptContent, guest);
  expect(rendered).toHaveBeenCalledTimes(1);
  now += 2000;
  await pageOf(keptContent, guest);
  expect(rendered).toHaveBeenCalledTimes(2);

  for (let number = 0; number < 20; number++)
    await pageOf(keptContent, guest, { from: { ...source, path: `/catalog/${number}/` } });
  await pageOf(keptContent, guest);
  expect(rendered).toHaveBeenCalledTimes(23);
});
