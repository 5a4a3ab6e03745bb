import { expect, jest, test } from '@jest/globals';
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

test('makes a row of pictures scrollable by keyboard', () => {
  expect(show(<img src="/a.svg" alt="Цех" />, { overflows: true })).toHaveAttribute('tabindex', '0');
});

test('does not make a row of links focusable', () => {
  expect(show(<a href="/a/">Цех</a>, { overflows: true })).not.toHaveAttribute('tabindex');
});

test('does not make a row that fits focusable', () => {
  expect(show(<img src="/a.svg" alt="Цех" />, { overflows: false })).not.toHaveAttribute('tabindex');
});

test('continues a scroll in progress from its target, up to the end of the row', () => {
  const list = show(
    [1, 2, 3, 4, 5].map((item) => <img key={item} src="/a.svg" alt={`Цех ${item}`} />),
    { overflows: true },
  );
  [...list.children].forEach((item, index) => Object.defineProperty(item, 'offsetLeft', { value: index * 200 }));
  const scrollTo = jest.fn<(options?: ScrollToOptions) => void>();
  Object.assign(list, { scrollTo });

  const next = screen.getByRole('button', { name: 'Вперёд' });
  for (let press = 0; press < 3; press++) fireEvent.click(next);
  expect(scrollTo.mock.calls.map(([options]) => options?.left)).toEqual([400, 600, 600]);

  // The scrollend of another scroll; this one has hardly begun.
  fireEvent(list, new Event('scrollend'));
  fireEvent.click(next);
  expect(scrollTo.mock.lastCall?.[0]?.left).toBe(600);

  list.scrollLeft = 600;
  fireEvent(list, new Event('scrollend'));
  list.scrollLeft = 0; // By the user.
  fireEvent.click(next);
  expect(scrollTo.mock.lastCall?.[0]?.left).toBe(400);

  // Stopped by the user a while ago.
  list.scrollLeft = 150;
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 1_001);
  fireEvent.click(next);
  expect(scrollTo.mock.lastCall?.[0]?.left).toBe(550);
});
