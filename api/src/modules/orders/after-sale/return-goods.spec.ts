import { expect, test } from 'vitest';
import type { OrderLineRow } from '../order-repository.ts';
import type { ReturnLineRow } from '../requests/order-request-repository.ts';
import { goodsInWords, linesToReturn, refundOf } from './return-goods.ts';

const line = (position: number, qty: number) => ({ position, product_id: 10 + position, qty }) as OrderLineRow;
const order = [line(0, 3), line(1, 1)];
const returned = (position: number, qty: number, state: ReturnLineRow['state'] = 'accepted') =>
  ({ position, qty, state, name: 'Шлагбаум', unit: 'шт.', sum: 333 * qty, vat_rate: 22 }) as ReturnLineRow;
const NOT_LEFT = { details: { fields: { lines: expect.stringContaining('не\u00a0осталось') } } };
const refusal = (wanted: { product_id: number; qty: number }[], before: ReturnLineRow[] = []) => {
  try {
    return linesToReturn(order, before, wanted);
  } catch (error) {
    return error;
  }
};

test('is a return of the whole order without chosen lines, or with all of them', () => {
  expect(linesToReturn(order, [], undefined)).toBeNull();
  expect(
    linesToReturn(
      order,
      [],
      [
        { product_id: 11, qty: 1 },
        { product_id: 10, qty: 3 },
      ],
    ),
  ).toBeNull();
});

test('returns all that earlier returns have left', () => {
  const before = [returned(0, 1), returned(1, 1, 'refused')];
  expect(linesToReturn(order, before, undefined)).toEqual([
    { position: 0, qty: 2 },
    { position: 1, qty: 1 },
  ]);
});

test('refuses more than is left, products of another order, and a product named twice', () => {
  expect(refusal([{ product_id: 10, qty: 4 }])).toMatchObject(NOT_LEFT);
  expect(refusal([{ product_id: 10, qty: 3 }], [returned(0, 1)])).toMatchObject(NOT_LEFT);
  expect(refusal([{ product_id: 99, qty: 1 }])).toMatchObject(NOT_LEFT);
  expect(
    refusal([
      { product_id: 10, qty: 1 },
      { product_id: 10, qty: 1 },
    ]),
  ).toMatchObject(NOT_LEFT);
});

test('counts the refund and its VAT in kopecks, from the sum', () => {
  const lines = [returned(0, 1), returned(1, 1)];
  // The VAT of each line alone would be 60,05 ₽.
  expect(refundOf(lines)).toEqual({ sum: 666_00, vat: 120_10 });
  expect(goodsInWords(lines).replaceAll('\u00a0', ' ')).toBe(
    'Шлагбаум — 1 шт., 333,00 ₽\nШлагбаум — 1 шт., 333,00 ₽\nСумма возврата 666,00 ₽, в том числе НДС 22 % 120,10 ₽',
  );
  expect(refundOf([])).toBeNull();
});
