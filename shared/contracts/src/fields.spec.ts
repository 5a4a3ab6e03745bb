import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { digits } from './fields.ts';

const Page = digits(z.number().int().min(0).max(999));

test.each([
  ['0', 0],
  ['42', 42],
  ['007', 7],
  [5, 5],
])('%j is read as %d', (typed, number) => {
  expect(Page.parse(typed)).toBe(number);
});

test.each([
  '',
  ' ',
  '5 ',
  '0x10',
  '1e2',
  '1_0',
  '+5',
  '-5',
  '5.0',
  '١٢',
  null,
  undefined,
  true,
  [],
  ['5'],
  1.5,
  '1000',
])('%j is refused', (typed) => {
  expect(Page.safeParse(typed).success).toBe(false);
});
