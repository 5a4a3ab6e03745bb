import { expect, test } from '@jest/globals';
import { toast } from '@site/runtime';
import { toastQueue } from '@site/runtime/shell';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from './toasts.tsx';

test('toasts are shown as alerts that can be closed, also those that came before the library', async () => {
  const { container } = render(<Toasts />);
  expect(container).toBeEmptyDOMElement();
  act(() => toast.success('Товар в корзине'));
  act(() => toast.error('Не удалось'));
  const first = await screen.findByText('Товар в корзине');
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(expect.arrayContaining([expect.stringContaining('Не удалось')]));
  expect(toastQueue.getState().toasts).toEqual([]);
  const [close] = screen.getAllByRole('button', { name: 'Закрыть' });
  await userEvent.click(close!);
  // jsdom plays no animations; the toast leaves at the end of its own.
  fireEvent.animationEnd(first);
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(screen.getByText('Не удалось')).toBeInTheDocument();
});
