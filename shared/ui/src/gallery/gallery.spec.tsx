import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { UiGallery } from './index.ts';

test('every component renders with all its states, and React has nothing to complain of', () => {
  render(<UiGallery />);
  for (const name of ['Кнопки', 'Поля', 'Вкладки и раскрытие', 'Карточки товаров', 'Слайдер', 'Категории'])
    expect(screen.getByRole('heading', { name })).toBeVisible();
});
