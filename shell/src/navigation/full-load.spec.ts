import { expect, jest, test } from '@jest/globals';
import { createMemoryRouter } from 'react-router-dom';
import { createFullLoad } from './full-load.ts';

function start({ stale = true, unsaved = false } = {}) {
  const location = { assign: jest.fn(), reload: jest.fn() };
  const stop = jest.fn();
  const seen = createFullLoad({ isStale: () => stale, hasUnsavedInput: () => unsaved, stop, location: location });
  const go = (pathname: string, extra: { formMethod?: string } = {}, errors?: Record<string, unknown>) =>
    seen({ navigation: { state: 'loading', location: { pathname, search: '?a=1', hash: '' }, ...extra }, errors });
  return { location, go };
}

test('turns the next navigation into one page load after a new build', () => {
  const { location, go } = start();
  go('/news/');
  go('/news/');
  expect(location.assign.mock.calls).toEqual([['/news/?a=1']]);
});

test('keeps navigations inside the page without a new build or with unsaved input', () => {
  for (const options of [{ stale: false }, { unsaved: true }]) {
    const { location, go } = start(options);
    go('/news/');
    expect(location.assign).not.toHaveBeenCalled();
  }
});

test('loads the page when leaving the error page of the site, but not that of a page', () => {
  const { location, go } = start({ stale: false });
  go('/news/', {}, { 'mf-content:/news': { status: 503 } });
  expect(location.assign).not.toHaveBeenCalled();
  go('/news/', {}, { root: { status: 503 } });
  expect(location.assign.mock.calls).toEqual([['/news/?a=1']]);
});

test('keeps form submissions inside the page', () => {
  const { location, go } = start();
  go('/news/', { formMethod: 'POST' });
  expect(location.assign).not.toHaveBeenCalled();
});

test('reloads on back and forward', () => {
  window.history.replaceState(null, '', '/news/?a=1');
  const { location, go } = start();
  go('/news/');
  expect(location.reload).toHaveBeenCalledTimes(1);
});

test('ends the navigation inside the page when the page load begins', async () => {
  const location = { assign: jest.fn(), reload: jest.fn() };
  let aborted: boolean | undefined;
  const loader = ({ request }: { request: Request }) => {
    aborted = request.signal.aborted;
    return null;
  };
  const router = createMemoryRouter([{ path: '/' }, { path: '/news', loader }]);
  router.subscribe(
    createFullLoad({
      isStale: () => true,
      hasUnsavedInput: () => false,
      stop: () => router.dispose(),
      location,
    }),
  );
  await router.navigate('/news');
  expect(location.assign.mock.calls).toEqual([['/news']]);
  expect(aborted).toBe(true);
  expect(router.state.location.pathname).toBe('/');
});

test('reloads a page that the browser restores after it was left', () => {
  const { location, go } = start();
  const restore = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  restore();
  expect(location.reload).not.toHaveBeenCalled();
  go('/projects/');
  restore();
  expect(location.reload).toHaveBeenCalledTimes(1);
});
