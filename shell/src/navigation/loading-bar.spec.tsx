import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { LoadingBar } from './loading-bar.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function start(duration: number) {
  const router = createMemoryRouter([
    {
      Component: () => (
        <>
          <LoadingBar />
          <Outlet />
        </>
      ),
      children: [
        { path: '/', element: null },
        {
          path: '/slow',
          loader: () => new Promise((resolve) => setTimeout(() => resolve(null), duration)),
          element: null,
        },
      ],
    },
  ]);
  const { container } = render(<RouterProvider router={router} />);
  return { router, bar: () => container.querySelector('[data-phase]') };
}

test('appears after 200 ms, and disappears when the page is loaded', async () => {
  const { router, bar } = start(1000);
  act(() => void router.navigate('/slow'));
  await act(() => jest.advanceTimersByTimeAsync(199));
  expect(bar()).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(2));
  expect(bar()).toHaveAttribute('data-phase', 'loading');
  await act(() => jest.advanceTimersByTimeAsync(800));
  expect(bar()).toHaveAttribute('data-phase', 'done');
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(bar()).toBeNull();
});

test('stays hidden during a quick navigation', async () => {
  const { router, bar } = start(100);
  act(() => void router.navigate('/slow'));
  await act(() => jest.advanceTimersByTimeAsync(150));
  expect(router.state.location.pathname).toBe('/slow');
  await act(() => jest.advanceTimersByTimeAsync(500));
  expect(bar()).toBeNull();
});
