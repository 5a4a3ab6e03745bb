import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderBlocks } from '../testing/render-blocks.tsx';

const column = (title: string) => ({ title, align: 'left' as const });

test('shows rows of contacts as cards, with links for the phone with its extension and the e-mail', async () => {
  await renderBlocks([
    {
      ...{ id: 'departments', type: 'table', caption: 'Отделы' },
      columns: ['Отдел', 'Телефон', 'Электронная почта', 'Режим работы'].map(column),
      rows: [
        [
          'Академия',
          '+7\u00a0(800)\u00a0555\u201101\u201120, доб.\u00a04',
          'academy@site.example',
          'Пн–Пт, 9:00–18:00',
        ],
      ],
    },
  ]);
  expect(screen.queryByRole('table')).toBeNull();
  const card = within(screen.getByRole('listitem'));
  expect(card.getByRole('heading', { name: 'Академия', level: 3 })).toBeVisible();
  expect(card.getByRole('link', { name: /доб/ })).toHaveAttribute('href', 'tel:+78005550120,4');
  expect(card.getByRole('link', { name: /@/ })).toHaveAttribute('href', 'mailto:academy@site.example');
});

test('keeps a table with one phone a table, with a link for the phone', async () => {
  await renderBlocks([
    {
      ...{ id: 'facts', type: 'table', caption: 'Сведения' },
      columns: ['Параметр', 'Значение'].map(column),
      rows: [
        ['Статус', 'Партнёр'],
        ['Телефон', '+7 (800) 555-02-12'],
      ],
    },
  ]);
  expect(within(screen.getByRole('table')).getByRole('link')).toHaveAttribute('href', 'tel:+78005550212');
});
