import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { countWith, toastQueue } from '@site/runtime/shell';
import { waitFor } from '@testing-library/dom';
import { createMemoryRouter, data } from 'react-router-dom';
import { startNavigation } from './start.ts';

const seo = (title: string) => ({
  seo: { title, description: '', h1: title, canonical: '/', robots: 'index, follow', breadcrumbs: [], jsonld: [] },
});
const hits = jest.fn();

async function start() {
  const router = createMemoryRouter([
    { path: '/', loader: () => seo('Главная') },
    { path: '/news', loader: () => seo('Новости') },
    {
      path: '/broken',
      loader: () => {
        throw data({}, { status: 502 });
      },
    },
    {
      path: '/missing',
      loader: () => {
        throw data({}, { status: 404 });
      },
    },
  ]);
  router.initialize();
  await waitFor(() => expect(router.state.initialized).toBe(true));
  document.title = 'Главная';
  startNavigation({ router: router, composition: { id: 'A', remotes: [] } });
  return router;
}

beforeEach(() => {
  document.body.innerHTML = '<div id="announcer"></div><details data-menu open></details>';
  window.ym = (...args) => hits(...args);
  countWith(1);
});
afterEach(() => {
  hits.mockClear();
  toastQueue.setState({ toasts: [] });
  jest.clearAllTimers();
});

test('counts each page once, with the previous page as referrer', async () => {
  const router = await start();
  expect(hits).toHaveBeenLastCalledWith(1, 'hit', 'http://localhost/', { title: 'Главная', referer: '' });
  await router.navigate('/news?tag=a');
  expect(hits).toHaveBeenLastCalledWith(1, 'hit', 'http://localhost/news?tag=a', {
    title: 'Новости',
    referer: 'http://localhost/',
  });
  await router.navigate('/news?tag=a#top');
  expect(hits).toHaveBeenCalledTimes(2);
});

test('shows and announces the new title, and closes menus', async () => {
  const router = await start();
  await router.navigate('/news');
  expect(document.title).toBe('Новости');
  expect(document.getElementById('announcer')).toHaveTextContent('Новости');
  expect(document.querySelector('details')!.open).toBe(false);
});

test('shows a toast for a server error, but not for a missing page', async () => {
  const router = await start();
  await router.navigate('/missing');
  expect(document.title).toBe('К сожалению, страница не найдена');
  await router.navigate('/broken');
  await waitFor(() => expect(toastQueue.getState().toasts).toHaveLength(1));
  expect(document.title).toBe('Что-то пошло не так');
});
