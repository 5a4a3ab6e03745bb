import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Accordion } from './index.ts';

const items = [
  { id: 'delivery', title: 'Доставка', content: 'По\u00a0России' },
  { id: 'скидка 50%', title: 'Скидка', content: 'Партнёрам' },
];

test.each([
  ['#delivery', [true, false]],
  ['#скидка%2050%', [false, true]],
  ['#50%', [false, false]],
])('opens the item named by the hash %s', (hash, open) => {
  window.history.replaceState(null, '', `/${hash}`);
  render(<Accordion items={items} />);
  expect(screen.getAllByRole<HTMLDetailsElement>('group').map((details) => details.open)).toEqual(open);
});
