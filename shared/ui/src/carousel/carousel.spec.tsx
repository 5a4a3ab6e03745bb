import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Carousel } from './index.ts';

function show(item: ReactNode, { overflows }: { overflows: boolean }) {
  render(<Carousel label="Фотографии">{item}</Carousel>);
  const list = screen.getByRole('list');
  Object.defineProperty(list, 'clientWidth', { value: 300 });
  Object.defineProperty(list, 'scrollWidth', { value: overflows ? 900 : 300 });
  fireEvent.scroll(list);
  return list;
}

test('a row of pictures can be scrolled from the keyboard', () => {
  expect(show(<img src="/a.svg" alt="Цех" />, { overflows: true })).toHaveAttribute('tabindex', '0');
});

test('a row of links is no stop of its own', () => {
  expect(show(<a href="/a/">Цех</a>, { overflows: true })).not.toHaveAttribute('tabindex');
});

test('a row that fits is no stop', () => {
  expect(show(<img src="/a.svg" alt="Цех" />, { overflows: false })).not.toHaveAttribute('tabindex');
});
