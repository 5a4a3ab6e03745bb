import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { iconCart } from '../icons/index.ts';
import { Button, IconButton, IconLink } from './index.ts';

test('keeps the name and focus of a loading button, and blocks clicks and submission', async () => {
  const act = jest.fn();
  const submit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const form = (loading: boolean) => (
    <form onSubmit={submit}>
      <Button type="submit" loading={loading} onClick={act}>
        В корзину
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  const button = screen.getByRole('button', { name: 'В корзину' });
  await userEvent.click(button);
  rerender(form(true));
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(act).toHaveBeenCalledTimes(1);
  expect(submit).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('does not submit a form by default', async () => {
  const submit = jest.fn();
  render(
    <form onSubmit={submit}>
      <Button>Ещё</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(submit).not.toHaveBeenCalled();
});

test('announces the label and the counter of an icon', () => {
  const { rerender } = render(<IconLink href="/cart/" icon={iconCart} label="Корзина" counter={128} />);
  expect(screen.getByRole('link', { name: 'Корзина: 128' })).toHaveTextContent('99+');
  rerender(<IconLink href="/cart/" icon={iconCart} label="Корзина" counter={0} />);
  expect(screen.getByRole('link', { name: 'Корзина' })).toHaveTextContent('');
});

test('announces the state of a toggle', () => {
  render(<IconButton icon={iconCart} label="В избранное" pressed />);
  expect(screen.getByRole('button', { name: 'В избранное', pressed: true })).toBeVisible();
});
