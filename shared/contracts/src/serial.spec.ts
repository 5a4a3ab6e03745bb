import { expect, test } from '@jest/globals';
import { isSerial, madeInWeekOf, readSerial } from './serial.ts';

test.each(['2607A1B2C3', '2653ABCDEFGH', '2401000001'])('accepts %s', (serial) => {
  expect(isSerial(serial)).toBe(true);
});

test.each([
  ['week 00', '2600A1B2C3'],
  ['week 54', '2654A1B2C3'],
  ['too short', '2607A1B2C'],
  ['too long', '2607A1B2C3D4E'],
  ['a letter in the year', 'A607A1B2C3'],
  ['an empty text', ''],
])('rejects %s: %s', (_why, serial) => {
  expect(isSerial(serial)).toBe(false);
});

test('normalises case, spaces, dashes and Cyrillic lookalikes', () => {
  expect(readSerial(' 26 07-а1в2с3 ')).toBe('2607A1B2C3');
});

test.each([
  ['2601A1B2C3', '2025-12-29'],
  ['2611A1B2C3', '2026-03-09'],
  ['2453A1B2C3', '2024-12-30'],
])('reads from %s the week of %s', (serial, monday) => {
  expect(madeInWeekOf(serial)).toBe(monday);
});
