import { expect, test } from 'vitest';
import { vatRateOn } from '@site/kernel/vat';
import { leadWeeks, shipmentDay } from './shipment.ts';

const inStock = { stock_state: 'in_stock', stock_date: null, lead_weeks: null } as const;
const toOrder = (lead_weeks: number | null) => ({ ...inStock, stock_state: 'backorder', lead_weeks }) as const;
const expected = (stock_date: string | null) => ({ ...inStock, stock_state: 'expected', stock_date }) as const;

// 31 December 2025 is a Wednesday and the last day of the lower VAT rate.
test.each([
  ['in stock, picked by Wednesday', '2025-12-26T09:00:00Z', inStock, '2025-12-31', 20],
  ['in stock, picked after the holidays', '2025-12-29T09:00:00Z', inStock, '2026-01-12', 22],
  ['in stock, Monday in Moscow already', '2025-12-28T21:00:00Z', inStock, '2026-01-12', 22],
  ['on request', '2025-12-26T09:00:00Z', { ...inStock, stock_state: 'on_request' as const }, '2025-12-31', 20],
  ['to order in 4 weeks', '2025-12-03T09:00:00Z', toOrder(4), '2025-12-31', 20],
  ['to order in 4 weeks, a day later', '2025-12-04T09:00:00Z', toOrder(4), '2026-01-01', 22],
  ['to order, the usual time', '2025-12-04T09:00:00Z', toOrder(null), '2026-01-01', 22],
  ['expected on the last day', '2025-12-10T09:00:00Z', expected('2025-12-31'), '2025-12-31', 20],
  ['expected on the first', '2025-12-10T09:00:00Z', expected('2026-01-01'), '2026-01-01', 22],
  ['expected before it can be picked', '2025-12-29T09:00:00Z', expected('2025-12-30'), '2026-01-12', 22],
  ['expected without a date', '2025-12-26T09:00:00Z', expected(null), '2025-12-31', 20],
])('%s: ordered at %s, %p is shipped by %s and bears %d %%', (_what, ordered, product, day, rate) => {
  expect(shipmentDay(product, new Date(ordered))).toBe(day);
  expect(vatRateOn(shipmentDay(product, new Date(ordered)))).toBe(rate);
});

test.each([
  ['expected in seven days', '2026-11-26T09:00:00Z', expected('2026-12-03'), 1],
  ['expected in seven days, soon after midnight in Moscow', '2026-11-25T21:30:00Z', expected('2026-12-03'), 1],
  ['expected in eight days', '2026-11-25T09:00:00Z', expected('2026-12-03'), 2],
  ['expected in the past', '2026-12-26T09:00:00Z', expected('2026-12-03'), 1],
  ['expected without a date', '2026-11-26T09:00:00Z', expected(null), null],
  ['to order, the usual time', '2026-11-26T09:00:00Z', toOrder(null), 4],
  ['in stock', '2026-11-26T09:00:00Z', inStock, null],
])('counts the weeks of goods %s: ordered at %s, %o take %s', (_what, ordered, product, weeks) => {
  expect(leadWeeks(product, new Date(ordered))).toBe(weeks);
});
