import { expect, jest, test } from '@jest/globals';
import { toast } from '@site/runtime';
import { act, render, screen } from '@testing-library/react';

// Simulates a lost connection while the toast library loads.
jest.unstable_mockModule('./toast-view.tsx', () => Promise.reject(new TypeError('Failed to fetch')));
const { Toasts } = await import('./toasts.tsx');

test('shows plain toasts for a while when the library cannot be loaded', async () => {
  render(<Toasts />);
  act(() => toast.error('Нет соединения с сервером'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет соединения с сервером');
  jest.useFakeTimers();
  act(() => toast.error('Ещё раз'));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('alert')).toHaveTextContent('Ещё раз');
  await act(() => jest.advanceTimersByTimeAsync(7000));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  jest.useRealTimers();
});
