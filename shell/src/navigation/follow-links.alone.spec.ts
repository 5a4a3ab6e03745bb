import { expect, jest, test } from '@jest/globals';
import { fireEvent } from '@testing-library/dom';
import { followLinks } from './follow-links.ts';
import type { Router } from './router.ts';

const navigate = jest.fn();
followLinks({ routes: [{ id: 'site', path: '*' }], navigate } as unknown as Router);

function click(init?: MouseEventInit, prepare?: (link: Element) => void) {
  navigate.mockClear();
  document.body.innerHTML = '<a href="/news/">x</a>';
  const link = document.querySelector('a')!;
  prepare?.(link);
  return fireEvent(link, new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
}

test('navigates without a page load on a click', () => {
  expect(click()).toBe(false);
  expect(navigate).toHaveBeenCalledWith('/news/', { replace: false });
});

test('ignores clicks for another tab or window, and handled clicks', () => {
  // Prevents the default, because jsdom cannot load pages.
  const stop = (event: Event) => event.preventDefault();
  window.addEventListener('click', stop);
  for (const init of [{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
    click(init);
    expect(navigate).not.toHaveBeenCalled();
  }
  click({}, (link) => link.addEventListener('click', stop));
  expect(navigate).not.toHaveBeenCalled();
  window.removeEventListener('click', stop);
});

test('navigates without a page load on a search', () => {
  document.body.innerHTML = '<form action="/search"><input name="query" value="SL-80"></form>';
  expect(fireEvent.submit(document.querySelector('form')!)).toBe(false);
  expect(navigate).toHaveBeenLastCalledWith('/search?query=SL-80');
});
