import { expect, test } from 'vitest';
import { vatRateOn } from '@site/kernel/vat';
import { knownShipmentDay, shipmentDay } from './shipment.ts';

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
  ['to order in 4 weeks, a day later', '2025-12-04T09:00:00Z', toOrder(4), '2026-01-12', 22],
  ['to order, the usual time', '2025-12-04T09:00:00Z', toOrder(null), '2026-01-12', 22],
  ['expected on the last day', '2025-12-10T09:00:00Z', expected('2025-12-31'), '2025-12-31', 20],
  ['expected on a holiday', '2025-12-10T09:00:00Z', expected('2026-01-01'), '2026-01-12', 22],
  ['expected on a Saturday', '2026-11-26T09:00:00Z', expected('2026-12-19'), '2026-12-21', 22],
  ['expected before it can be picked', '2025-12-29T09:00:00Z', expected('2025-12-30'), '2026-01-12', 22],
  ['expected without a date', '2025-12-26T09:00:00Z', expected(null), '2025-12-31', 20],
])('%s: ordered at %s, %p is shipped by %s and bears %d %%', (_what, ordered, product, day, rate) => {
  expect(shipmentDay(product, new Date(ordered))).toBe(day);
  expect(vatRateOn(shipmentDay(product, new Date(ordered)))).toBe(rate);
});

test('names no day for a product on request', () => {
  const ordered = new Date('2026-11-26T09:00:00Z');
  expect(knownShipmentDay({ ...inStock, stock_state: 'on_request' }, ordered)).toBeNull();
  expect(knownShipmentDay(inStock, ordered)).toBe('2026-12-01');
});
