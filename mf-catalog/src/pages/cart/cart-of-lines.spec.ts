import { expect, test } from '@jest/globals';
import { cartOf, countersOf } from '../../testing/cart-server.ts';
import { card } from '../../testing/products.ts';
import { cartOfLines, hasLines, linesOf } from './cart-of-lines.ts';

const cart = cartOf(
  [
    { product: card(1, { price: { retail: 125_000, own: 100_000 } }), qty: 2 },
    { product: card(2, { price: { retail: 40_000 } }), qty: 1 },
    { product: card(3, { price: { retail: null } }), qty: 1, available: false },
  ],
  { blocked: ['Уточните цену'] },
);
const lines = linesOf(cart.items);

test('derives the session’s lines from the cart', () => {
  expect(lines).toEqual(countersOf(cart).cart_products);
  expect(hasLines(cart, lines)).toBe(true);
});

test('returns the server’s cart unchanged while nothing differs', () => {
  expect(cartOfLines(cart, { ...lines })).toBe(cart);
});

test('recalculates line, totals and tax for a changed quantity at the server’s prices', () => {
  const shown = cartOfLines(cart, { ...lines, 1: { ...lines[1]!, qty: 5 } });
  expect(shown.items[0]).toMatchObject({ qty: 5, sum: 500_000, sum_retail: 625_000 });
  expect(shown.items[1]).toBe(cart.items[1]);
  expect(shown).toMatchObject({ qty: 7, total: 540_000, total_retail: 665_000, vat: 97_377 });
});

test('drops a removed line, and ignores a line without its product', () => {
  const { 1: _gone, ...rest } = lines;
  const shown = cartOfLines(cart, { ...rest, 9: lines[1]! });
  expect(shown.items.map(({ product }) => product.id)).toEqual([2, 3]);
  expect(shown).toMatchObject({ qty: 2, total: 40_000 });
  expect(hasLines(cart, rest)).toBe(false);
});

test('detects a changed price of the same quantity', () => {
  expect(hasLines(cart, { ...lines, 2: { ...lines[2]!, sum: 41_000 } })).toBe(false);
});
