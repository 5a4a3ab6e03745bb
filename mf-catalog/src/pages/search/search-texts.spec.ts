import { expect, test } from '@jest/globals';
import { foundText } from './search-texts.ts';

test.each([
  [1, 'products', 'Найден 1 товар'],
  [2, 'products', 'Найдено 2 товара'],
  [5, 'products', 'Найдено 5 товаров'],
  [11, 'products', 'Найдено 11 товаров'],
  [21, 'products', 'Найден 21 товар'],
  [0, 'products', 'Найдено 0 товаров'],
  [1, 'categories', 'Найдена 1 категория'],
  [3, 'categories', 'Найдено 3 категории'],
  [1, 'training', 'Найдено 1 мероприятие'],
  [1240, 'all', 'Найдено 1 240 результатов'],
] as const)('describes %i of %s as «%s»', (count, group, text) => {
  expect(foundText(count, group).replaceAll('\u00a0', ' ')).toBe(text);
});
