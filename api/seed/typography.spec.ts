import { expect, test } from '@jest/globals';
import { typograph, typographDeep } from './typography.ts';

test.each([
  ['до 3 500 кг и в 2 раза', 'до 3\u00a0500\u00a0кг и\u00a0в\u00a02 раза'],
  ['стрела 4 м — за 1,5 с', 'стрела 4\u00a0м\u00a0— за 1,5\u00a0с'],
  ['24 месяца', '24 месяца'],
  ['ул. Примерная, д. 1', 'ул.\u00a0Примерная, д.\u00a01'],
  ['Это г. Тверь', 'Это г.\u00a0Тверь'],
  ['Звоните: +7 (800) 555-01-20', 'Звоните: +7\u00a0(800)\u00a0555\u201101\u201120'],
  ['+7 (800) 555-01-20, доб. 2', '+7\u00a0(800)\u00a0555\u201101\u201120, доб.\u00a02'],
  ['+7 (800) 555-01-20', '+7 (800) 555-01-20'],
  ['№ 12', '№\u00a012'],
  ['<p>В каталоге</p>', '<p>В\u00a0каталоге</p>'],
  ['/catalog/sliding-gates/', '/catalog/sliding-gates/'],
])('%s', (source, expected) => {
  expect(typograph(source)).toBe(expected);
  expect(typograph(expected)).toBe(expected);
});

test('reaches the texts inside, leaves dates alone', () => {
  const at = new Date(0);
  expect(typographDeep({ at, items: [{ text: '5 кг' }] })).toEqual({ at, items: [{ text: '5\u00a0кг' }] });
});
