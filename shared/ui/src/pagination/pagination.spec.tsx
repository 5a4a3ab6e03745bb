import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Pagination } from './index.ts';
import { narrowPages, pageSlots } from './pages.ts';

const show = (page: number, pages: number) =>
  render(<Pagination page={page} pages={pages} hrefFor={(to) => (to === 1 ? '/news/' : `/news?page=${to}`)} />);

test('renders pages as links and marks the current one', () => {
  show(5, 12);
  expect(screen.getByRole('link', { name: 'Страница 5' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Страница 12' })).toHaveAttribute('href', '/news?page=12');
  expect(screen.getByRole('link', { name: 'Следующая страница' })).toHaveAttribute('href', '/news?page=6');
  expect(screen.getByRole('link', { name: 'Предыдущая страница' })).toHaveAttribute('href', '/news?page=4');
});

test('has no link beyond the ends', () => {
  show(1, 3);
  expect(screen.queryByRole('link', { name: 'Предыдущая страница' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Следующая страница' })).toBeVisible();
});

test('renders nothing for a single page', () => {
  expect(show(1, 1).container).toBeEmptyDOMElement();
});

test.each([
  [1, 7, '1 2 3 4 5 6 7'],
  [1, 12, '1 2 3 4 5 gap 12'],
  [4, 12, '1 2 3 4 5 gap 12'],
  [5, 12, '1 gap 4 5 6 gap 12'],
  [9, 12, '1 gap 8 9 10 11 12'],
  [12, 12, '1 gap 8 9 10 11 12'],
])('shows page %d of %d as %s', (page, pages, slots) => {
  expect(pageSlots(page, pages).join(' ')).toBe(slots);
});

test.each([
  [2, 3, '1 2 3'],
  [1, 4, '1 2 3 4'],
  [1, 5, '1 2 5'],
  [3, 5, '1 3 5'],
  [6, 12, '1 6 12'],
  [12, 12, '1 11 12'],
])('shows page %d of %d on a phone as %s', (page, pages, shown) => {
  expect(narrowPages(page, pages).join(' ')).toBe(shown);
});

test('shows a subset of the wide row on a phone, with a gap wherever pages are omitted', () => {
  for (let pages = 2; pages <= 15; pages++)
    for (let page = 1; page <= pages; page++) {
      expect(pageSlots(page, pages)).toEqual(expect.arrayContaining(narrowPages(page, pages)));
      const { container, unmount } = show(page, pages);
      const onPhone = [...container.querySelectorAll('li:not(.wide)')].map(
        (item) => `${item.classList.contains('afterGap') ? '… ' : ''}${item.textContent}`,
      );
      let before = 0;
      const expected = narrowPages(page, pages).map((number) => {
        const text = number > before + 1 ? `… ${number}` : String(number);
        before = number;
        return text;
      });
      expect(onPhone).toEqual(expected);
      unmount();
    }
});
