import { expect, test } from '@jest/globals';
import { serviceSchema, serviceValues, toService } from './item-values.ts';

const service = { ...serviceValues(null), name: 'Монтаж' };
const problem = (price: string) => serviceSchema.safeParse({ ...service, price }).error?.issues[0]?.message;

test('accepts a price with spaces, kopecks and a currency sign', () => {
  expect(problem('45\u00a0000,00 ₽')).toBeUndefined();
  expect(toService({ ...service, price: '45\u00a0000,00 ₽' }).price).toBe(45_000);
});

test.each([
  ['45 000,50', 'Укажите цену в\u00a0рублях, без копеек'],
  ['45.000', 'Укажите цену в\u00a0рублях, без копеек'],
  ['0', 'Укажите цену больше нуля'],
  ['100 000 001', 'Не\u00a0больше 100\u00a0000\u00a0000\u00a0₽'],
])('rejects «%s» with a message', (price, message) => {
  expect(problem(price)).toBe(message);
});
