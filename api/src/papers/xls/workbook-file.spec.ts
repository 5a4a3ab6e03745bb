import { expect, test } from 'vitest';
import * as xlsx from '@e965/xlsx';
import CFB from 'cfb';
import { type Cell, encodeWorkbook } from './workbook-file.ts';

const columns = [
  { title: 'Артикул', width: 16 },
  { title: 'Наименование', width: 60 },
  { title: 'Единица', width: 10, repeated: true as const },
  { title: 'Цена', width: 12 },
];

async function* rowsOf(count: number, rowOf: (index: number) => Cell[]): AsyncGenerator<Cell[][]> {
  for (let start = 0; start < count; start += 500)
    yield Array.from({ length: Math.min(500, count - start) }, (_, index) => rowOf(start + index));
}

function written(count: number, rowOf: (index: number) => Cell[]) {
  return encodeWorkbook({
    sheet: 'Лист',
    creator: 'Тест',
    note: 'Примечание',
    columns,
    rows: rowsOf(count, rowOf),
  });
}

/** Counts the records of a workbook by type; throws when one is cut off. */
function recordsOf(book: Buffer): Map<number, number> {
  const counts = new Map<number, number>();
  let at = 0;
  while (at < book.length) {
    const type = book.readUInt16LE(at);
    counts.set(type, (counts.get(type) ?? 0) + 1);
    at += 4 + book.readUInt16LE(at + 2);
  }
  expect(at).toBe(book.length);
  return counts;
}

const NUMBER = 0x0203;
const TEXT = 0x00fd;

test.each([0, 1, 30, 31, 32, 500])('round-trips %i rows', async (count) => {
  const rowOf = (index: number): Cell[] => [
    `001-${index}`,
    `Привод ${index} — «Ёлка» ₽`,
    index % 2 ? 'шт.' : 'м',
    index * 1000 + 0.29,
  ];
  const sheet = xlsx.read(await written(count, rowOf)).Sheets['Лист']!;
  expect(xlsx.utils.sheet_to_json<Cell[]>(sheet, { header: 1 })).toEqual([
    ['Примечание'],
    columns.map(({ title }) => title),
    ...Array.from({ length: count }, (_, index) => rowOf(index)),
  ]);
});

test('writes a file with more table sectors than the header lists', async () => {
  const long = 'Привод для откатных ворот '.repeat(120);
  const bytes = await written(1_500, (index) => [`9-${index}`, `${long}${index}.`, 'шт.', index]);
  expect(bytes.length).toBeGreaterThan(109 * 128 * 512);
  // The other reader takes seconds for such a file.
  const book = Buffer.from(CFB.find(CFB.read(bytes, { type: 'buffer' }), 'Workbook')!.content as Uint8Array);
  const counts = recordsOf(book);
  expect([counts.get(NUMBER), counts.get(TEXT)]).toEqual([1_500, 1 + columns.length + 3 * 1_500]);
  for (const index of [0, 749, 1_499])
    expect([index, book.includes(Buffer.from(`${long}${index}.`, 'utf16le'))]).toEqual([index, true]);
});

test('rejects more rows than the format supports', async () => {
  await expect(written(65_536, (index) => [String(index)])).rejects.toThrow('65536');
});
