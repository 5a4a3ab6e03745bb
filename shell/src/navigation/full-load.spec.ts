import { expect, jest, test } from '@jest/globals';
import { createFullLoad } from './full-load.ts';

function start({ stale = true, unsaved = false } = {}) {
  const location = { assign: jest.fn(), reload: jest.fn() };
  const seen = createFullLoad({ isStale: () => stale, hasUnsavedInput: () => unsaved, location: location });
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
