import { expect, jest, test } from '@jest/globals';
import type { RouteObject } from 'react-router-dom';
import { NotLoaded } from './not-loaded.ts';
import { preloadMatches } from './preload-matches.ts';

const Page = () => null;
const site = (Component: () => null = Page) => {
  const load = jest.fn(() => Promise.resolve({ Component }));
  const other = jest.fn(() => Promise.resolve({ Component: Page }));
  const children: RouteObject[] = [
    { id: 'mf:/a/:b', path: '/a/:b', lazy: load },
    { id: 'mf:/c', path: '/c', lazy: other },
  ];
  return { routes: [{ id: 'root', children }] as RouteObject[], children, load, other };
};

test('loads only the page with data from the server', async () => {
  const { routes, children, load, other } = site();
  const known = { loaderData: { root: {}, 'mf:/a/:b': null } };
  expect(await preloadMatches(routes, { pathname: '/elsewhere' }, known)).toBe(true);
  expect(load).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
  expect(children[0]).toMatchObject({ Component: Page, lazy: undefined });
});

test('loads a failed page by the id of its error', async () => {
  const { routes, load } = site();
  await preloadMatches(routes, { pathname: '/c' }, { loaderData: { root: {} }, errors: { 'mf:/a/:b': {} } });
  expect(load).toHaveBeenCalledTimes(1);
});

test('matches the address without data of the page', async () => {
  const { routes, load, other } = site();
  expect(await preloadMatches(routes, { pathname: '/c' })).toBe(true);
  expect(other).toHaveBeenCalledTimes(1);
  expect(load).not.toHaveBeenCalled();
});

test('returns false for a page that could not be loaded', async () => {
  const { routes } = site(NotLoaded);
  expect(await preloadMatches(routes, { pathname: '/a/b' })).toBe(false);
});
