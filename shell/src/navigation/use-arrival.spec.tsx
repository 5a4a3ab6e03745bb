import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { useArrival } from './use-arrival.ts';

function Frame() {
  useArrival();
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
}

const scrollTo = jest.fn();
beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo = scrollTo;
});
afterEach(() => {
  scrollTo.mockClear();
});

const scrolledTo = (top: number) => {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  window.dispatchEvent(new Event('scroll'));
};

test('scrolls another page to the top, focuses it, and restores the position on Back', async () => {
  const router = createMemoryRouter([{ Component: Frame, children: [{ path: '*', element: null }] }], {
    initialEntries: ['/a/'],
  });
  render(<RouterProvider router={router} />);
  scrolledTo(640);
  await act(() => router.navigate('/b/'));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  expect(document.getElementById('main')).toHaveFocus();
  scrolledTo(80);
  await act(() => router.navigate(-1));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 640, behavior: 'instant' });
});

test('keeps scroll position and focus on a filter', async () => {
  const router = createMemoryRouter(
    [{ Component: Frame, children: [{ path: '*', element: <button>Фильтр</button> }] }],
    { initialEntries: ['/a/'] },
  );
  const { getByRole } = render(<RouterProvider router={router} />);
  getByRole('button').focus();
  await act(() => router.navigate('/a?series=A'));
  await act(() => router.navigate('/a?series=A&series=B'));
  expect(scrollTo).not.toHaveBeenCalled();
  expect(getByRole('button')).toHaveFocus();
});

test('returns on Back to the position before a jump, even after a filter', async () => {
  const router = createMemoryRouter([{ Component: Frame, children: [{ path: '*', element: null }] }], {
    initialEntries: ['/a/'],
  });
  render(<RouterProvider router={router} />);
  scrolledTo(300);
  await act(() => router.navigate('/a/?series=A'));
  await act(() => router.navigate('/a/?series=A#docs'));
  scrolledTo(2000);
  await act(() => router.navigate(-1));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 300, behavior: 'instant' });
});

test('scrolls to and focuses the anchor of another page, or its top if the anchor is missing', async () => {
  const scrolledIntoView = jest.fn();
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledIntoView(this.id);
  };
  const router = createMemoryRouter(
    [{ Component: Frame, children: [{ path: '*', element: <h2 id="50%">Скидка</h2> }] }],
    { initialEntries: ['/a/'] },
  );
  const { getByRole } = render(<RouterProvider router={router} />);
  await act(() => router.navigate('/b/#50%'));
  expect(scrolledIntoView).toHaveBeenCalledWith('50%');
  expect(getByRole('heading')).toHaveFocus();
  act(() => getByRole('heading').blur());
  expect(getByRole('heading')).not.toHaveAttribute('tabindex');
  await act(() => router.navigate('/c/#%E0%A4%A'));
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  expect(getByRole('main')).toHaveFocus();
});
