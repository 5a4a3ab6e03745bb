import { expect, test } from '@jest/globals';
import { toast } from '@site/runtime';
import { toastQueue } from '@site/runtime/shell';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from './toasts.tsx';

test('shows toasts as alerts that can be closed, including those queued before the library', async () => {
  const { container } = render(<Toasts />);
  expect(container).toBeEmptyDOMElement();
  act(() => toast.success('Товар в корзине'));
  act(() => toast.error('Не удалось'));
  const first = await screen.findByText('Товар в корзине');
  expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual(
    expect.arrayContaining([expect.stringContaining('Не удалось')]),
  );
  expect(toastQueue.getState().toasts).toEqual([]);
  const [close] = screen.getAllByRole('button', { name: 'Закрыть' });
  await userEvent.click(close!);
  // jsdom plays no animations; the toast is removed at the end of its animation.
  fireEvent.animationEnd(first);
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(screen.getByText('Не удалось')).toBeInTheDocument();
});

test('restarts and announces a repeated toast instead of showing it twice', async () => {
  const { container } = render(<Toasts />);
  // Repeated toasts before the library is loaded are combined as well.
  act(() => toast.success('Добавлено'));
  act(() => toast.success('Добавлено'));
  const first = await screen.findByText('Добавлено');
  const alert = first.closest('[role=alert]');
  // The animation of this element measures the toast's time.
  const time = () => container.querySelector('.Toastify__toast--success [role=progressbar]');
  const begun = time();
  act(() => toast.success('Добавлено'));
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(screen.getByText('Добавлено').closest('[role=alert]')).toBe(alert);
  expect(container.querySelectorAll('.Toastify__toast--success')).toHaveLength(1);
  expect(time()).not.toBe(begun);

  act(() => toast.error('Добавлено'));
  await waitFor(() => expect(screen.getAllByText('Добавлено')).toHaveLength(2));

  // After it was closed, it is shown again.
  const [close] = screen.getAllByRole('button', { name: 'Закрыть' });
  const leaving = screen.getAllByText('Добавлено')[0]!;
  await userEvent.click(close!);
  act(() => toast.success('Добавлено'));
  await waitFor(() => expect(screen.getAllByText('Добавлено')).toHaveLength(3));
  fireEvent.animationEnd(leaving);
  await waitFor(() => expect(leaving).not.toBeInTheDocument());
});
