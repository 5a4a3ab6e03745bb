import { expect, test } from '@jest/globals';
import type { CartItem } from '@site/contracts/cart';
import { shipmentTexts, shippedBy } from './shipments.ts';

const line = (state: CartItem['product']['stock']['state'], ships_on: string | null, available = true) => ({
  product: { stock: { state } },
  ships_on,
  available,
});
const stock = line('in_stock', '2026-12-01');
const expected = line('expected', '2026-12-21');
const onRequest = line('on_request', null);
const withdrawn = line('in_stock', '2027-01-11', false);

test.each([
  ['stock', [stock, stock], '2026-12-01', 'Отгрузим за 1–3 рабочих дня', []],
  ['an expected product', [expected], '2026-12-21', 'Отгрузим до 21 декабря 2026 г.', []],
  [
    'lines with different days',
    [expected, stock, stock],
    '2026-12-21',
    'Отгрузим до 21 декабря 2026 г.',
    ['до 1 декабря 2026 г. — 2 товара', 'до 21 декабря 2026 г. — 1 товар'],
  ],
  [
    'a line whose day a manager gives',
    [onRequest, stock],
    null,
    'Срок поставки уточнит менеджер',
    ['до 1 декабря 2026 г. — 1 товар', 'срок уточнит менеджер — 1 товар'],
  ],
  ['what is still sold', [stock, withdrawn], '2026-12-01', 'Отгрузим за 1–3 рабочих дня', []],
])('describes the shipment of %s', (_what, items, day, whole, parts) => {
  expect(shippedBy(items)).toBe(day);
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  const texts = shipmentTexts(items);
  expect([plain(texts.whole), texts.parts.map(plain)]).toEqual([whole, parts]);
});
