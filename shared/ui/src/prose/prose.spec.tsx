import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { Prose } from './index.ts';

test('wraps each table in a focusable box that scrolls', () => {
  const table = '<table><tbody><tr><td>Партнёр</td></tr></tbody></table>';
  render(<Prose html={`<p>Скидки</p>${table}<p>Условия</p>${table}`} />);
  const boxes = screen.getAllByRole('group', { name: 'Таблица' });
  expect(boxes).toHaveLength(2);
  for (const box of boxes) {
    expect(box).toHaveAttribute('tabindex', '0');
    expect(within(box).getByRole('table')).toHaveTextContent('Партнёр');
  }
  expect(screen.getByText('Условия').parentElement).toBe(screen.getByText('Скидки').parentElement);
});
