import { expect, test } from 'vitest';
import * as xlsx from '@e965/xlsx';
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

async function written(count: number, rowOf: (index: number) => Cell[]) {
  const bytes = await encodeWorkbook({
    sheet: 'Лист',
    creator: 'Тест',
    note: 'Примечание',
    columns,
    rows: rowsOf(count, rowOf),
  });
  return { bytes, rows: xlsx.utils.sheet_to_json<Cell[]>(xlsx.read(bytes).Sheets['Лист']!, { header: 1 }) };
}

test.each([0, 1, 30, 31, 32, 500])('round-trips %i rows', async (count) => {
  const rowOf = (index: number): Cell[] => [
    `001-${index}`,
    `Привод ${index} — «Ёлка» ₽`,
    index % 2 ? 'шт.' : 'м',
    index * 1000 + 0.29,
  ];
  const { rows } = await written(count, rowOf);
  expect(rows).toEqual([
    ['Примечание'],
    columns.map(({ title }) => title),
    ...Array.from({ length: count }, (_, index) => rowOf(index)),
  ]);
});

test('writes a file with more table sectors than the header lists', async () => {
  const long = 'Привод для откатных ворот '.repeat(12);
  const rowOf = (index: number): Cell[] => [`9-${index}`, `${long}${index}`, 'шт.', index];
  const { bytes, rows } = await written(15_000, rowOf);
  expect(bytes.length).toBeGreaterThan(109 * 128 * 512);
  expect(rows).toHaveLength(15_002);
  for (const index of [0, 7_499, 14_999]) expect(rows[index + 2]).toEqual(rowOf(index));
});

test('rejects more rows than the format supports', async () => {
  await expect(written(65_536, (index) => [String(index)])).rejects.toThrow('65536');
});
