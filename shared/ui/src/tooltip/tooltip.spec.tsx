import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './index.ts';

test('describes the control, and is dismissed by Escape until the next hover or focus', async () => {
  render(
    <Tooltip text="Ваша скидка 23 %">
      {(id) => (
        <button type="button" aria-describedby={id}>
          Цена
        </button>
      )}
    </Tooltip>,
  );
  const control = screen.getByRole('button', { name: 'Цена' });
  expect(control).toHaveAccessibleDescription('Ваша скидка 23 %');
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(control.parentElement).toHaveAttribute('data-dismissed');
  await userEvent.tab();
  expect(control.parentElement).not.toHaveAttribute('data-dismissed');
});
