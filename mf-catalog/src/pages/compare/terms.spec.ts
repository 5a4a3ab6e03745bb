import { expect, test } from '@jest/globals';
import { betterValues, meaningOf } from './terms.ts';

test.each([
  ['duty_cycle', ['30', '100', '50'], [false, true, false]],
  ['temp_min', ['\u221220', '\u221240', '\u221240'], [false, true, true]],
  ['opening_time', ['4,5', '10', null], [true, false, false]],
  ['ip', ['IP44', 'IP54'], [false, true]],
  ['warranty_months', ['24 месяца', '36 месяцев'], [false, true]],
  ['encoder', ['нет', 'да'], [false, true]],
  ['resource', ['1', '1'], [false, false]],
  ['resource', ['1', null], [false, false]],
  ['max_leaf_weight', ['800', '1\u00a0000'], [false, false]],
  ['ip', ['IP44', 'без защиты'], [false, false]],
])('marks the better value of %s among %p', (code, values, better) => {
  expect(betterValues(code, values)).toEqual(better);
});

test('explains a term of the trade, and no plain word', () => {
  expect(meaningOf('duty_cycle')).toMatch(/без перерывов/);
  expect(meaningOf('color')).toBeUndefined();
});
