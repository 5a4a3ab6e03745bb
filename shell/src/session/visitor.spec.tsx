import { beforeEach, expect, jest, test } from '@jest/globals';
import { apiContext } from '@site/runtime';
import { guest, toastQueue } from '@site/runtime/shell';
import { fakeApi } from '@site/testing/fake-api';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, data, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { createRoutes } from '../app/routes.tsx';
import { testSite } from '../testing/site.ts';
import { storeAuth, storedAuth } from './stored-auth.ts';
import { loadSite, loadVisitor, siteContext, visitorContext } from './visitor.ts';

beforeEach(() => localStorage.clear());

test('loads the site data from the page’s file, or from the API if the file is missing or damaged', async () => {
  const fromApi = { ...testSite, host: 'https://api.example' };
  const api = { siteData: async () => fromApi };
  const fetched = jest.fn<typeof fetch>();
  globalThis.fetch = fetched;
  fetched.mockResolvedValueOnce(Response.json(testSite));
  expect(await loadSite('/site-data/1.json', api)).toEqual(testSite);
  expect(fetched).toHaveBeenCalledWith('/site-data/1.json', expect.anything());

  fetched.mockResolvedValueOnce(new Response('No such file', { status: 404 }));
  expect(await loadSite('/site-data/1.json', api)).toBe(fromApi);
  fetched.mockResolvedValueOnce(new Response('{"header_menu":['));
  expect(await loadSite('/site-data/1.json', api)).toBe(fromApi);
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await loadSite('/site-data/1.json', api)).toBe(fromApi);
  expect(await loadSite(undefined, api)).toBe(fromApi);
  expect(fetched).toHaveBeenCalledTimes(4);
});

test('loads the site data from the API when the file does not arrive within 3 s', async () => {
  jest.useFakeTimers();
  globalThis.fetch = (_file, init) =>
    new Promise((_, reject) => init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason as Error)));
  const site = loadSite('/site-data/1.json', { siteData: async () => testSite });
  await jest.advanceTimersByTimeAsync(3000);
  expect(await site).toBe(testSite);
  jest.useRealTimers();
});

test('uses the visitor of the page’s data, or loads it from the API', async () => {
  const other = { ...guest, cart_qty: 2 };
  const api = { userData: async () => other };
  expect((await loadVisitor(guest, api)).getState().cart_qty).toBe(0);
  expect((await loadVisitor(undefined, api)).getState().cart_qty).toBe(2);
});

test('shows a retry when the API fails, without logging the visitor out', async () => {
  storeAuth('u1');
  const visitor = loadVisitor(undefined, {
    // The API client throws this when the API responds with 503.
    userData: async () => {
      throw data({ message: 'Сайт временно недоступен' }, { status: 503 });
    },
  });
  visitor.catch(() => {}); // Prevents an unhandled rejection; the awaiting code gets the error.
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
