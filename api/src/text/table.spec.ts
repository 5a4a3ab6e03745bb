import { expect, test } from 'vitest';
import fc from 'fast-check';
import { decodeText, isCommaSeparated, readTable, readHandTypedTable } from './table.ts';

const utf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(text, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};
/** Encodes ASCII and Cyrillic (without ё) as Windows-1251. */
const windows1251 = (text: string) =>
  Buffer.from(
    Array.from(text, (sign) => {
      const code = sign.charCodeAt(0);
      return code >= 0x410 && code <= 0x44f ? code - 0x410 + 0xc0 : code;
    }),
  );

const TEXT = 'Привод;901SL-0080';
test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a BOM', Buffer.from(`\ufeff${TEXT}`)],
  ['UTF-16LE', utf16(`\ufeff${TEXT}`, false)],
  ['UTF-16BE', utf16(`\ufeff${TEXT}`, true)],
  ['UTF-16LE without a BOM', utf16(TEXT, false)],
  ['UTF-16BE without a BOM', utf16(TEXT, true)],
  ['Windows-1251', windows1251(TEXT)],
])('%s is decoded', (_encoding, bytes) => {
  expect(decodeText(bytes)).toBe(TEXT);
});

const cellsOf = (text: string) => readTable(text).map(({ line, cells }) => [line, ...cells]);

test.each([
  ['semicolons', 'a;b\nc;d'],
  ['tabs', 'a\tb\nc\td'],
  ['commas', 'a,b\nc,d'],
  ['semicolons, with CRLF line ends', 'a;b\r\nc;d\r\n'],
  ['semicolons, with CR line ends', 'a;b\rc;d'],
])('separates cells by %s', (_by, text) => {
  expect(cellsOf(text)).toEqual([
    [1, 'a', 'b'],
    [2, 'c', 'd'],
  ]);
});

test('does not split at commas when there are tabs or semicolons outside quotes', () => {
  expect(cellsOf('SL-80, до 800 кг;2,5')).toEqual([[1, 'SL-80, до 800 кг', '2,5']]);
  expect(cellsOf('"a;b",c')).toEqual([[1, 'a;b', 'c']]);
  expect([isCommaSeparated('a,b'), isCommaSeparated('a,b;c')]).toEqual([true, false]);
});

test('counts empty lines and lines inside quotes', () => {
  expect(cellsOf('\n"a\r\nb";"c ""d"""\n\n;;\ne;f')).toEqual([
    [2, 'a b', 'c "d"'],
    [5, '', '', ''],
    [6, 'e', 'f'],
  ]);
});

test.each([
  ['a;b\n"c;d\ne;f', 3],
  ['a;b\n"c" x;d', 2],
])('reports the line of a misplaced quote: %j', (text, line) => {
  expect(() => readTable(text)).toThrow(expect.objectContaining({ name: 'TableError', line }));
  expect(readHandTypedTable(text)).toHaveLength(text.split('\n').length);
});

test('reads back any table that was written', () => {
  const cell = fc.stringMatching(/^[a-zа-я0-9"';,.\t -]{0,12}$/).map((text) => text.replace(/\s+/g, ' ').trim());
  const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 });
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(table, fc.constantFrom(';', '\t', ','), (rows, separator) => {
      const text = rows.map((row) => row.map(quoted).join(separator)).join('\n');
      expect(readTable(text).map(({ cells }) => cells)).toEqual(rows);
    }),
  );
});
