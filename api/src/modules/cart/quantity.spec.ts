import { expect, test } from 'vitest';
import { fitProduct, quantityMessage } from './quantity.ts';

const product = { min_qty: 6, multiplicity: 4, unit: 'м' };
const shown = (wanted: number) => quantityMessage(wanted, product)?.replaceAll('\u00a0', ' ');

test.each([
  [1, 8, 'Минимальное количество — 8 м'],
  [7, 8, 'Количество должно быть кратно 4'],
  [8, 8, undefined],
  [9, 12, 'Количество должно быть кратно 4'],
  [996, 996, undefined],
  [999, 996, 'Наибольшее количество — 996 м'],
  [5000, 996, 'Наибольшее количество — 996 м'],
])('adjusts %i to a multiple of four and at least six: %i', (wanted, fitted, message) => {
  expect(fitProduct(wanted, product)).toBe(fitted);
  expect(shown(wanted)).toBe(message);
});

test('accepts any quantity of a product without rules', () => {
  const plain = { min_qty: 1, multiplicity: 1, unit: 'шт.' };
  expect([fitProduct(7, plain), quantityMessage(7, plain)]).toEqual([7, undefined]);
});
