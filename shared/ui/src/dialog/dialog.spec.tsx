import { beforeAll, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ConfirmDialog, Dialog, Sheet } from './index.ts';

// jsdom implements the element without its methods; Escape is simulated by the `cancel` event.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

function Page({ Kind = Dialog }: { Kind?: typeof Dialog | typeof Sheet }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Запросить цену
      </button>
      <Kind open={open} onClose={() => setOpen(false)} title="Ваш запрос">
        <p>Содержание</p>
      </Kind>
    </>
  );
}

const openIt = () => userEvent.click(screen.getByRole('button', { name: 'Запросить цену' }));

test.each([
  ['Dialog', Dialog],
  ['Sheet', Sheet],
])('names %s by its title and returns the focus', async (_, Kind) => {
  render(<Page Kind={Kind} />);
  await openIt();
  expect(screen.getByRole('dialog', { name: 'Ваш запрос' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Запросить цену' })).toHaveFocus();
});

test('closes on Escape through onClose', async () => {
  render(<Page />);
  await openIt();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('stays open when Escape closes a dialog inside, or the choice of a file is cancelled', () => {
  const [closeOuter, closeInner] = [jest.fn(), jest.fn()];
  render(
    <Dialog open title="Товар" onClose={closeOuter}>
      <input type="file" aria-label="Файл" />
      <Dialog open title="Выбор" onClose={closeInner}>
        Список
      </Dialog>
    </Dialog>,
  );
  fireEvent(screen.getByRole('dialog', { name: 'Выбор' }), new Event('cancel', { cancelable: true }));
  fireEvent(screen.getByLabelText('Файл'), new Event('cancel', { bubbles: true }));
  expect(closeInner).toHaveBeenCalledTimes(1);
  expect(closeOuter).not.toHaveBeenCalled();
});

test('closes on a press on the backdrop, but not on one that began inside', async () => {
  render(<Page />);
  await openIt();
  const dialog = screen.getByRole('dialog');
  fireEvent.pointerDown(screen.getByText('Содержание'));
  fireEvent.pointerUp(dialog);
  expect(dialog).toBeVisible();
  fireEvent.pointerDown(dialog);
  fireEvent.pointerUp(dialog);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('shows the problem of a confirmed action instead of the consequences, until another attempt succeeds', async () => {
  const onConfirm = jest.fn<() => Promise<string | void>>().mockResolvedValue('Нет соединения с сервером');
  render(
    <ConfirmDialog title="Удалить черновик?" confirm="Удалить" danger onConfirm={onConfirm} onClose={() => {}}>
      Вернуть удалённое нельзя.
    </ConfirmDialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет соединения с сервером');
  expect(screen.queryByText('Вернуть удалённое нельзя.')).toBeNull();
  onConfirm.mockResolvedValueOnce(undefined);
  await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(onConfirm).toHaveBeenCalledTimes(2);
});

test('ignores further clicks while the confirmed action runs', async () => {
  let finish = () => {};
  const onConfirm = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  render(
    <ConfirmDialog title="Удалить черновик?" confirm="Удалить" onConfirm={onConfirm} onClose={() => {}}>
      Вернуть удалённое нельзя.
    </ConfirmDialog>,
  );
  const confirm = screen.getByRole('button', { name: 'Удалить' });
  await userEvent.click(confirm);
  expect(confirm).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(confirm);
  expect(onConfirm).toHaveBeenCalledTimes(1);
  finish();
  await waitFor(() => expect(confirm).not.toHaveAttribute('aria-busy'));
});

test('offers a remedy instead of another attempt', async () => {
  render(
    <ConfirmDialog
      title="Отправить на согласование?"
      confirm="Отправить"
      remedy={<a href="/account/kp/">Открыть предложение</a>}
      onConfirm={async () => 'Предложение заполнено не до конца'}
      onClose={() => {}}
    >
      Цены будут зафиксированы.
    </ConfirmDialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
  expect(await screen.findByRole('link', { name: 'Открыть предложение' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Отправить' })).toBeNull();
});
