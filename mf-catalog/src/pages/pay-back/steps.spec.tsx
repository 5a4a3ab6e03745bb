import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Steps } from './steps.tsx';
import { systems } from './systems.ts';

function show({ overflows }: { overflows: boolean }) {
  render(<Steps steps={systems.tickets.steps} />);
  const list = screen.getByRole('list');
  Object.defineProperties(list, { clientWidth: { value: 300 }, scrollWidth: { value: overflows ? 900 : 300 } });
  fireEvent.scroll(list);
  return list;
}

test('makes a scrollable row of steps focusable', () => {
  expect(show({ overflows: true })).toHaveAttribute('tabindex', '0');
});

test('does not make steps that fit focusable', () => {
  expect(show({ overflows: false })).not.toHaveAttribute('tabindex');
});
