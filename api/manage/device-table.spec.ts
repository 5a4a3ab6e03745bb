import { expect, test } from 'vitest';
import { devicesOf } from './device-table.ts';

const device = { serial: '2645SL80D001', article: '901SL-0080', sold_on: '2026-11-10', months: 36, basis: 'partner' };

test.each([
  ['in the default order', '2645SL80D001;901SL-0080;2026-11-10;36;partner'],
  ['with a header', 'serial;article;sold_on;months;basis\n2645SL80D001;901SL-0080;2026-11-10;36;partner\n'],
  ['in the order of the header', 'Months,Serial,Article,Basis,Sold_on\n36,2645SL80D001,901SL-0080,partner,2026-11-10'],
  ['quoted', '"2645SL80D001";"901SL-0080";"2026-11-10";"36";"partner"'],
  ['with spreadsheet dates', '2645SL80D001\t901SL-0080\t10.11.2026\t36\tpartner\t\t\r\n'],
  ['with invisible characters', '2645sl\u200b80d001;901SL\u20110080;2026-11-10;36;partner'],
])('reads cells %s', (_case, text) => {
  expect(devicesOf(text).map((line) => line.device)).toEqual([device]);
});

test('uses defaults for empty cells', () => {
  expect(devicesOf('2645SL80D001;901SL-0080;;24')[0]?.device).toMatchObject({ sold_on: null, basis: 'basic' });
});

test('reports all errors with their lines', () => {
  const text = [
    'serial;article;sold_on;months;basis',
    '2645SL80D001;901SL-0080;2026-11-10;36;partner',
    'SL80D002;901SL-0080;2026-11-10;36;partner',
    '',
    '2645SL80D003;901SL-0080;ноябрь;3 года;partner',
    '2645SL80D001;901SL-0080;;12;basic',
    '2645SL80D004;901SL-0080;;12;basic;лишнее',
  ].join('\n');
  expect(() => devicesOf(text)).toThrow(
    /^No devices were imported:\n {2}line 3: serial: .*\n {2}line 5: sold_on: .*\n {2}line 5: months: .*\n {2}line 6: serial: 2645SL80D001 is also in line 2\n {2}line 7: 6 cells instead of 5$/,
  );
});

test.each([
  ['serial;colour\n2645SL80D001;red', 'line 1: unknown columns: colour'],
  ['2645SL80D001;"901SL-0080\n', 'line 1: '],
  ['', 'The file has no devices'],
])('rejects %j: %s', (text, message) => {
  expect(() => devicesOf(text)).toThrow(message);
});
