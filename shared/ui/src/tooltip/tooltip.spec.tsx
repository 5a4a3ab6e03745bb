import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './index.ts';

test('the control is described by the tooltip, and Escape puts it away until the next time', async () => {
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
