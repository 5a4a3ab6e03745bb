import { afterEach, expect, test } from '@jest/globals';
import type { WishlistPageData } from '@site/contracts/lists';
import type { UserData } from '@site/contracts/user-data';
import { toastQueue } from '@site/runtime/shell';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { listServer } from '../../testing/list-server.ts';
import { card } from '../../testing/products.ts';
import { WishlistPage } from './wishlist-page.tsx';

const seo = {
  title: 'Избранное',
  description: '',
  h1: 'Избранное',
  canonical: '/wishlist/',
  robots: 'noindex, nofollow',
  breadcrumbs: [],
  jsonld: [],
};

afterEach(() => sessionStorage.clear());

async function visit(change: Partial<WishlistPageData> = {}, user: Partial<UserData> = {}) {
  const own = user.wishlist_products ?? [1, 2];
  const server = listServer({ wishlist_products: own });
  const page = await renderPage({
    Component: WishlistPage,
    path: '/wishlist',
    url: '/wishlist/',
    data: {
      seo,
      content: [],
      pagedata: { kind: 'wishlist', products: [card(1), card(2)], owner: null, share_url: null, ...change },
    },
    user: { wishlist_products: own, ...user },
    api: server.api,
  });
  return { ...page, server };
}

const heart = (id: number) => screen.getByRole('button', { name: new RegExp(`^В избранное: Шлагбаум B-${id},`) });

test('shows each product with price, stock and cart button', async () => {
  await visit();
  expect(screen.getByText('2 товара')).toBeVisible();
  expect(screen.getAllByText('125 000 ₽')).toHaveLength(2);
  expect(screen.getAllByText('В наличии')).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: /^В корзину/ })).toHaveLength(2);
});

test('restores a removed product in its place', async () => {
  const { user, server } = await visit();
  await user.click(heart(1));
  expect(screen.getByText('1 товар')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Вернуть: Шлагбаум B-1,/ })).toHaveFocus();
  await waitFor(() => expect(server.user.wishlist_products).toEqual([2]));
  await user.keyboard('{Enter}');
  expect(heart(1)).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(server.user.wishlist_products).toEqual([2, 1]));
});

test('adds everything to the cart and names products no longer sold', async () => {
  const { user, server, store } = await visit();
  server.answers['POST /wishlist/to-cart/'] = {
    user: { ...server.user, cart_qty: 1 },
    added: 1,
    unavailable: ['Шлагбаум B-2, до 4 м'],
    price_changed: [],
  };
  await user.click(screen.getByRole('button', { name: /Добавить всё в.корзину/ }));
  const report = within(await screen.findByRole('dialog', { name: /Товары в.корзине/ }));
  expect(report.getByText('Добавлено: 1')).toBeVisible();
  expect(report.getByRole('listitem')).toHaveTextContent('Шлагбаум B-2');
  expect(report.getByRole('link', { name: /Перейти в.корзину/ })).toHaveAttribute('href', '/cart/');
  expect(store.getState().cart_qty).toBe(1);
});

test.each([/^Поделиться$/, /^Добавить всё в.корзину$/])('marks the button %s as requiring scripts', async (name) => {
  await visit();
  expect(screen.getByRole('button', { name })).toHaveAttribute('data-scripted');
});

test('shows a guest that sharing needs a login, which returns to the list', async () => {
  const { user } = await visit();
  await user.click(screen.getByRole('button', { name: 'Поделиться' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Сначала войдите' }));
  expect(dialog.getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login?returnTo=%2Fwishlist%2F');
});

test('continues sharing once after the login', async () => {
  window.history.replaceState(null, '', '/wishlist/');
  const guest = await visit();
  await guest.user.click(screen.getByRole('button', { name: 'Поделиться' }));
  await guest.user.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Войти' }));
  expect(guest.address()).toBe('/login?returnTo=%2Fwishlist%2F');
  guest.unmount();

  const back = await visit({}, { authed: true });
  expect(await screen.findByRole('dialog', { name: 'Поделиться избранным' })).toBeVisible();
  expect(back.server.calls).toEqual([]);
  back.unmount();
  await visit({}, { authed: true });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('publishes a link, copies it and revokes it after a confirmation', async () => {
  const { user, server } = await visit({}, { authed: true });
  server.answers['POST /wishlist/share/'] = { share_url: '/wishlist?list=abc' };
  server.answers['DELETE /wishlist/share/'] = { share_url: null };
  await user.click(screen.getByRole('button', { name: 'Поделиться' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Поделиться избранным' }));
  await user.click(dialog.getByRole('button', { name: /Открыть доступ/ }));
  expect(await dialog.findByRole('textbox', { name: /Ссылка/ })).toHaveValue('http://localhost/wishlist?list=abc');

  await user.click(dialog.getByRole('button', { name: 'Скопировать' }));
  expect(await navigator.clipboard.readText()).toBe('http://localhost/wishlist?list=abc');

  await user.click(dialog.getByRole('button', { name: 'Закрыть доступ' }));
  expect(server.calls).not.toContain('DELETE /wishlist/share/');
  await user.click(dialog.getByRole('button', { name: 'Закрыть доступ' }));
  expect(await dialog.findByRole('button', { name: /Открыть доступ/ })).toBeVisible();
  expect(toastQueue.getState().toasts.at(-1)?.text).toMatch(/Доступ по.ссылке закрыт/);
});

test('shows the owner of a shared list, and adds its products to the visitor’s own', async () => {
  const { user, server } = await visit({ owner: 'Мария' }, { wishlist_products: [2] });
  expect(screen.getByText(/^Мария делится с.вами избранным$/)).toBeVisible();
  expect(heart(1)).toHaveAttribute('aria-pressed', 'false');
  await user.click(screen.getByRole('button', { name: /Добавить в.моё избранное/ }));
  await waitFor(() => expect(server.calls).toEqual(['PUT /wishlist/1/']));
  expect(heart(1)).toHaveAttribute('aria-pressed', 'true');
});

test('links an empty list to the catalogue', async () => {
  await visit({ products: [] }, { wishlist_products: [] });
  expect(screen.getByRole('heading', { name: /избранном пока пусто/ })).toBeVisible();
  expect(screen.getByRole('link', { name: /Перейти в.каталог/ })).toHaveAttribute('href', '/catalog/');
});
