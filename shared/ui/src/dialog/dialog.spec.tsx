import { beforeAll, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog, Sheet } from './index.ts';

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
