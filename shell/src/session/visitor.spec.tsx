import { beforeEach, expect, jest, test } from '@jest/globals';
import { apiContext } from '@site/runtime';
import { guest, toastQueue } from '@site/runtime/shell';
import { fakeApi } from '@site/testing/fake-api';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, data, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { createRoutes } from '../app/routes.tsx';
import { testSite } from '../testing/site.ts';
import { storeAuth, storedAuth } from './stored-auth.ts';
import { askSite, askVisitor, siteContext, visitorContext } from './visitor.ts';

beforeEach(() => localStorage.clear());

test('the site’s data is what the page’s file says; where there is none, or no good one, the API is asked', async () => {
  const byNow = { ...testSite, host: 'https://by-now.example' };
  const api = { siteData: async () => byNow };
  const answered = jest.fn<typeof fetch>();
  globalThis.fetch = answered;
  answered.mockResolvedValueOnce(Response.json(testSite));
  expect(await askSite('/site-data/1.json', api)).toEqual(testSite);
  expect(answered).toHaveBeenCalledWith('/site-data/1.json');

  answered.mockResolvedValueOnce(new Response('No such file', { status: 404 }));
  expect(await askSite('/site-data/1.json', api)).toBe(byNow);
  answered.mockResolvedValueOnce(new Response('{"header_menu":['));
  expect(await askSite('/site-data/1.json', api)).toBe(byNow);
  answered.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await askSite('/site-data/1.json', api)).toBe(byNow);
  expect(await askSite(undefined, api)).toBe(byNow);
  expect(answered).toHaveBeenCalledTimes(4);
});

test('the page’s own word is enough; otherwise the API is asked', async () => {
  const other = { ...guest, cart_qty: 2 };
  const api = { userData: async () => other };
  expect((await askVisitor(guest, api)).getState().cart_qty).toBe(0);
  expect((await askVisitor(undefined, api)).getState().cart_qty).toBe(2);
});

test('an API that cannot tell who the visitor is logs nobody out: a retry, and no word of a session that is over', async () => {
  storeAuth('u1');
  const visitor = askVisitor(undefined, {
    // What the client makes of an API whose database is away.
    userData: async () => {
      throw data({ message: 'Сайт временно недоступен' }, { status: 503 });
    },
  });
  visitor.catch(() => {}); // Whoever awaits it sees the failure.
  const routes = createRoutes(
    { id: 'A', remotes: [] },
    async () => ({ Component: () => null }),
    () => {},
  );
  const router = createMemoryRouter(routes, {
    initialEntries: ['/technical/'],
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(apiContext, fakeApi());
      context.set(siteContext, Promise.resolve({ ...testSite, settings: { ...testSite.settings, maintenance: true } }));
      context.set(visitorContext, visitor);
      return context;
    },
  });
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('button', { name: 'Обновить страницу' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /555-01-20/ })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Войти' })).toBeNull();
  expect(storedAuth()).toBe('u1');
  expect(toastQueue.getState().toasts).toEqual([]);
});
