import { expect, jest, test } from '@jest/globals';
import { createFullLoad } from './full-load.ts';

function start({ stale = true, unsaved = false } = {}) {
  const location = { assign: jest.fn(), reload: jest.fn() };
  const seen = createFullLoad({ isStale: () => stale, hasUnsavedInput: () => unsaved, location: location });
  const go = (pathname: string, extra: { formMethod?: string } = {}, errors?: Record<string, unknown>) =>
    seen({ navigation: { state: 'loading', location: { pathname, search: '?a=1', hash: '' }, ...extra }, errors });
  return { location, go };
}

test('with a new build the next navigation is a page load, once', () => {
  const { location, go } = start();
  go('/news/');
  go('/news/');
  expect(location.assign.mock.calls).toEqual([['/news/?a=1']]);
});

test('without one, and while a form holds unsaved input, navigations stay inside the page', () => {
  for (const options of [{ stale: false }, { unsaved: true }]) {
    const { location, go } = start(options);
    go('/news/');
    expect(location.assign).not.toHaveBeenCalled();
  }
});

test('from the error page of the site the way is a page load, from that of a page it is not', () => {
  const { location, go } = start({ stale: false });
  go('/news/', {}, { 'mf-content:/news': { status: 503 } });
  expect(location.assign).not.toHaveBeenCalled();
  go('/news/', {}, { root: { status: 503 } });
  expect(location.assign.mock.calls).toEqual([['/news/?a=1']]);
});

test('an answer that a form sends is not lost', () => {
  const { location, go } = start();
  go('/news/', { formMethod: 'POST' });
  expect(location.assign).not.toHaveBeenCalled();
});

test('back and forward, whose address is there already, reload', () => {
  window.history.replaceState(null, '', '/news/?a=1');
  const { location, go } = start();
  go('/news/');
  expect(location.reload).toHaveBeenCalledTimes(1);
});
