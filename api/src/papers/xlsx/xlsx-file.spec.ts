import * as xlsx from '@e965/xlsx';
import { expect, test } from 'vitest';
import { writeXlsx } from './xlsx-file.ts';

test('escapes a text that looks like an escape sequence', () => {
  const texts = ['_x0041_', 'ЖК _x000D__x000A_', '__x0041_', 'x0041_', '_x41_'];
  const rows = texts.map((text) => [{ text, style: 'text' as const }]);
  const file = writeXlsx({
    ...{ title: 'Проба', creator: 'Проба', date: '2026-11-21T09:00:00Z' },
    sheets: [{ name: 'Проба', widths: [20], frozen: 1, rows }],
  });
  const sheet = xlsx.read(file).Sheets['Проба']!;
  expect(texts.map((_, row) => sheet[`A${row + 1}`].v)).toEqual(texts);
});
