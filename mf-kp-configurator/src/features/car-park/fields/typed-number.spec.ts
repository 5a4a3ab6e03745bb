import { expect, test } from '@jest/globals';
import { numberProblem, readNumber, shownNumber } from './typed-number.ts';

const metres = { min: 230, max: 1_200, scale: 100 } as const;
const degrees = { min: -60, max: 10 };

test('reads metres with a comma or a point as whole centimetres', () => {
  expect(['3', '3,5', '3.45', ' 3,3 '].map((typed) => readNumber(typed, metres))).toEqual([300, 350, 345, 330]);
  expect(['', 'три', '3,', '3,455', '3,5 м'].map((typed) => readNumber(typed, metres))).toEqual(Array(5).fill(null));
  expect([300, 345].map((kept) => shownNumber(kept, 100))).toEqual(['3', '3,45']);
});

test('refuses digits that are no groups of thousands, and thousands after a separator', () => {
  const spaces = { min: 1, max: 20_000 };
  expect(['12 500', '12\u00a0500'].map((typed) => readNumber(typed, spaces))).toEqual([12_500, 12_500]);
  expect(['12 5', '1 2', '45.000', '1,000'].map((typed) => readNumber(typed, spaces))).toEqual(Array(4).fill(null));
  expect(['1 2', '3 ,5', '2,300'].map((typed) => readNumber(typed, metres))).toEqual([null, null, null]);
});

test('reads a minus, typed or copied', () => {
  expect(['-28', '−28'].map((typed) => readNumber(typed, degrees))).toEqual([-28, -28]);
  expect(shownNumber(-28, 1)).toBe('−28');
});

test('names the limits for a number outside them', () => {
  expect(numberProblem('13', metres)).toBe('Число от\u00a02,3 до\u00a012');
  expect(numberProblem('-70', degrees)).toBe('Число от\u00a0−60 до\u00a010');
  expect(numberProblem('20 001', { min: 1, max: 20_000 })).toMatch(/^Число от.1 до.20.000$/);
  expect(numberProblem('3', metres)).toBeUndefined();
});
