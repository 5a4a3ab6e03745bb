import { expect, test } from '@jest/globals';
import {
  balances,
  example,
  figureProblem,
  payBack,
  readFigure,
  readFigures,
  writeFigures,
  type FieldName,
} from './pay-back.ts';

const figures = { places: 120, visits: 360, payment: 100, expenses: 450_000, investment: 8_336_800 };

test('calculates revenue of thirty days, profit and the months to recover the investment', () => {
  expect(payBack(figures)).toMatchObject({ revenue: 1_080_000, profit: 630_000, months: 14, perPlace: 9000 });
});

test('rounds up to whole months', () => {
  expect(payBack({ ...figures, investment: 630_000 })?.months).toBe(1);
  expect(payBack({ ...figures, investment: 630_001 })?.months).toBe(2);
});

test('reports no pay-back without profit, and the visits needed to break even', () => {
  expect(payBack({ ...figures, visits: 150 })).toMatchObject({ profit: 0, months: null, breakEvenVisits: 150 });
  expect(payBack({ ...figures, expenses: 450_001 })?.breakEvenVisits).toBe(151);
  expect(payBack({ ...figures, visits: 0, expenses: 0 })?.breakEvenVisits).toBeNull();
  expect(payBack({ ...figures, visits: 100 })).toMatchObject({ profit: -150_000, months: null });
  expect(payBack({ ...figures, payment: 0 })).toMatchObject({ months: null, breakEvenVisits: null });
});

test('returns null for missing figures, except the number of places', () => {
  for (const name of ['visits', 'payment', 'expenses', 'investment'])
    expect(payBack({ ...figures, [name]: null })).toBeNull();
  expect(payBack({ ...figures, investment: 0 })).toBeNull();
  expect(payBack({ ...figures, places: null })).toMatchObject({ months: 14, perPlace: null });
});

test('starts the balance at the investment and crosses zero in the month of the pay-back', () => {
  const flow = balances({ profit: 630_000, months: 14 }, 8_336_800);
  expect(flow[0]).toEqual({ month: 0, amount: -8_336_800 });
  expect(flow.find(({ amount }) => amount >= 0)?.month).toBe(14);
  expect(flow.at(-1)?.month).toBe(21);
});

test('limits the number of bars for long periods', () => {
  const flow = balances({ profit: 10_000, months: 834 }, 8_336_800);
  expect(flow.length).toBeLessThanOrEqual(25);
  expect(flow.at(-1)!.amount).toBeGreaterThan(0);
});

test('reproduces the figures from a link, including empty fields and formatted numbers', () => {
  const changed = { ...figures, visits: 12, places: null };
  expect(readFigures(writeFigures(changed))).toEqual(changed);
  expect(readFigures('?investment=45 000,50 ₽').investment).toBe(45_000.5);
  expect(readFigures('?investment=1 000 000')).toEqual({ ...example, investment: 1_000_000 });
  expect(readFigures('?visits=-5x&payment=много')).toMatchObject({ visits: null, payment: null });
  expect(writeFigures(example)).toBe('');
});

test.each<[FieldName, string, number | null, string | undefined]>([
  ['payment', '99,50', 99.5, undefined],
  ['expenses', '45\u00a0000.5', 45_000.5, undefined],
  ['visits', '12,0', 12, undefined],
  ['visits', '1,5', null, 'Целое число'],
  ['visits', '9999999', null, 'Не\u00a0больше 999\u00a0999'],
  // Means thousands in other notations.
  ['investment', '45.000', null, 'Введите число: 45\u00a0000 или 45\u00a0000,50'],
  ['investment', '-5', null, 'Введите число: 45\u00a0000 или 45\u00a0000,50'],
  ['investment', '', null, undefined],
])('reads the %s «%s» as %s', (name, text, value, problem) => {
  expect([readFigure(name, text), figureProblem(name, text)]).toEqual([value, problem]);
});
