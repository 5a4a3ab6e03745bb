import { expect, test } from '@jest/globals';
import { formatCount, pluralForm } from './plurals.ts';

const products = ['товар', 'товара', 'товаров'] as const;

test.each([
  [0, 'товаров'],
  [1, 'товар'],
  [2, 'товара'],
  [5, 'товаров'],
  [11, 'товаров'],
  [21, 'товар'],
  [112, 'товаров'],
  [2.5, 'товара'],
])('%d %s', (count, form) => {
  expect(pluralForm(count, products)).toBe(form);
});

test('matches the Unicode plural rules', () => {
  const rules = new Intl.PluralRules('ru-RU');
  for (let count = -130; count <= 130; count++)
    expect([count, pluralForm(count, ['one', 'few', 'many'])]).toEqual([count, rules.select(count)]);
});

test('groups the number and binds it to its word', () => {
  expect(formatCount(1240, products)).toBe('1\u00a0240\u00a0товаров');
});
