import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { components } from './components.ts';
import { UiGallery } from './index.ts';

const notesOf = (name: string) => within(document.getElementById(name)!);
const samples = () => [...document.querySelectorAll('h2')].map((heading) => heading.textContent);

test('renders every component with all its states and without React warnings', () => {
  render(<UiGallery />);
  for (const name of ['Кнопки', 'Поля', 'Вкладки и раскрытие', 'Карточки товаров', 'Слайдер', 'Категории'])
    expect(screen.getByRole('heading', { name })).toBeVisible();
  for (const { name } of components)
    expect([name, document.querySelectorAll(`details#${name}`).length]).toEqual([name, 1]);
});

test('shows the properties of a component and copies its code', async () => {
  const user = userEvent.setup();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  render(<UiGallery />);
  const pagination = notesOf('Pagination');
  await user.click(pagination.getByText(/свойства и.код/));
  expect(await pagination.findByText('hrefFor')).toBeVisible();
  expect(pagination.getByText('(page: number) => string')).toBeVisible();
  await user.click(pagination.getByRole('button', { name: 'Скопировать' }));
  expect(copied).toHaveBeenCalledWith(
    "import { Pagination } from '@site/ui/pagination';\n\n" +
      '<Pagination page={5} pages={12} hrefFor={(page) => `#page-${page}`} />',
  );
  expect(await pagination.findByText('Скопировано')).toBeVisible();
});

test('filters components by name and samples by title', () => {
  render(<UiGallery />);
  const lookFor = (value: string) => fireEvent.change(screen.getByLabelText('Найти компонент'), { target: { value } });
  lookFor('icon button');
  expect(samples()).toEqual(['Кнопки-значки и счётчики']);
  expect(document.getElementById('IconButton')).not.toBeNull();
  expect(document.getElementById('Tooltip')).toBeNull();
  lookFor('выбор');
  expect(samples()).toContain('Выбор');
  expect(document.getElementById('Radio')).not.toBeNull();
});
