import { expect, jest, test } from '@jest/globals';
import { toast } from '@site/runtime';
import { act, render, screen } from '@testing-library/react';

// The file of the toast library does not come: the connection is lost.
jest.unstable_mockModule('./toast-view.tsx', () => Promise.reject(new TypeError('Failed to fetch')));
const { Toasts } = await import('./toasts.tsx');

test('what is told while nothing can be loaded is told all the same, for a while', async () => {
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
