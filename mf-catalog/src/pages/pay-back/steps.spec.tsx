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

test('where the steps are a row that scrolls, the keyboard scrolls it', () => {
  expect(show({ overflows: true })).toHaveAttribute('tabindex', '0');
});

test('where they all have room they are no stop', () => {
  expect(show({ overflows: false })).not.toHaveAttribute('tabindex');
});
