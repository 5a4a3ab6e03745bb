import { writeFile } from 'node:fs/promises';
import CFB from 'cfb';
import { filterButtons } from './filter-buttons.ts';
import { f64, record, u16, u32, u8 } from './records.ts';
import { SharedStrings } from './shared-strings.ts';
import { bof, eof, sheetSettings, STYLE, workbookGlobals } from './workbook-globals.ts';

export type Column = { title: string; width: number; /** The column repeats a few texts. */ repeated?: true };
export type Cell = string | number;
export type Workbook = {
  sheet: string;
  creator: string;
  note: string;
  columns: readonly Column[];
  rows: AsyncIterable<Cell[][]>;
};

/** Limit of the format, including header and note. */
export const MAX_ROWS = 65_536;
const HEADER_ROW = 1;
const BLOCK = 32;
const ROW_RECORD = 20;

const lengthOf = (parts: Buffer[]): number => parts.reduce((sum, { length }) => sum + length, 0);

/** Encodes numbers as numbers and everything else as text, so that articles keep their zeros and formulas are impossible. */
function cellRecord(
  row: number,
  column: number,
  cell: Cell,
  style: number,
  strings: SharedStrings,
  repeated: boolean,
): Buffer {
  if (typeof cell === 'number') return record(0x0203, u16(row, column, style), f64(cell));
  return record(0x00fd, u16(row, column, style), u32(strings.add(cell, repeated)));
}

/** Encodes a block of up to 32 rows: row records, cells, and `index`, a record with their offsets. */
function blockOf(firstRow: number, rows: Buffer[][], columns: number): { cells: Buffer; index: Buffer } {
  const heads = rows.map((_, index) =>
    record(0x0208, u16(firstRow + index, 0, columns, 255, 0, 0, 0x0100, STYLE.general)),
  );
  const cells = Buffer.concat([...heads, ...rows.flat()]);
  const sizes = rows.map((row) => lengthOf(row));
  const index = record(0x00d7, u32(cells.length), u16(ROW_RECORD * (rows.length - 1), ...sizes.slice(0, -1)));
  return { cells, index };
}

/** Encodes all rows; `indexes` are the offsets of the blocks' index records. */
async function encodeRows(strings: SharedStrings, { note, columns, rows }: Workbook) {
  const repeated = columns.map((column) => column.repeated ?? false);
  const styled = (row: number, cells: Cell[], style?: number) =>
    cells.map((cell, column) =>
      cellRecord(
        row,
        column,
        cell,
        style ?? (typeof cell === 'number' ? STYLE.price : STYLE.text),
        strings,
        repeated[column] ?? false,
      ),
    );
  let waiting = [
    styled(0, [note], STYLE.note),
    styled(
      HEADER_ROW,
      columns.map(({ title }) => title),
      STYLE.header,
    ),
  ];
  let count = waiting.length;
  let length = 0;
  const blocks: Buffer[] = [];
  const indexes: number[] = [];
  const endBlock = () => {
    const { cells, index } = blockOf(count - waiting.length, waiting, columns.length);
    indexes.push(length + cells.length);
    blocks.push(cells, index);
    length += cells.length + index.length;
    waiting = [];
  };
  for await (const some of rows)
    for (const cells of some) {
      if (count === MAX_ROWS) throw new RangeError(`A sheet of this format has at most ${MAX_ROWS} rows`);
      waiting.push(styled(count++, cells));
      if (waiting.length === BLOCK) endBlock();
    }
  if (waiting.length) endBlock();
  return { count, blocks, indexes };
}

/** The sheet's records before its cells. The sheet starts at `at` of the stream. */
function sheetHead({ columns }: Workbook, count: number, at: number, blocks: number[]): Buffer {
  const widths = columns.map(({ width }, column) =>
    record(0x007d, u16(column, column, width * 256, STYLE.general, 0, 0)),
  );
  const rest = Buffer.concat([
    record(0x0055, u16(8)),
    ...widths,
    record(0x009d, u16(columns.length)),
    record(0x0200, u32(0, count), u16(0, columns.length, 0)),
  ]);
  const start = bof('sheet');
  const index = (offset: number) =>
    record(0x020b, u32(0, 0, count, offset), u32(...blocks.map((block) => block + offset)));
  const length = start.length + index(0).length + sheetSettings.length;
  const cells = at + length + rest.length;
  const indexed = record(0x020b, u32(0, 0, count, at + length), u32(...blocks.map((block) => block + cells)));
  return Buffer.concat([start, indexed, sheetSettings, rest]);
}

const FROZEN_ROWS = HEADER_ROW + 1;
const selection = (pane: number, row: number) => record(0x001d, u8(pane), u16(row, 0, 0, 1, row, row), u8(0, 0));
const window = Buffer.concat([
  record(0x023e, u16(0x07be, 0, 0), u32(0x40), u16(0, 0), u32(0)),
  record(0x0041, u16(0, FROZEN_ROWS, FROZEN_ROWS, 0, 2)),
  selection(3, 0),
  selection(2, FROZEN_ROWS),
]);

/**
 * Writes a workbook with one sheet: a note, a frozen header with filters, and the rows as they arrive. Memory holds the
 * encoded workbook, about 330 bytes a row.
 */
export async function writeWorkbook(path: string, workbook: Workbook): Promise<void> {
  const { columns } = workbook;
  const strings = new SharedStrings();
  const { count, blocks, indexes } = await encodeRows(strings, workbook);
  const globals = workbookGlobals({
    ...workbook,
    filter: { firstRow: HEADER_ROW, lastRow: count - 1, columns: columns.length },
  });
  const texts = strings.end(globals.length);
  const sheetAt = globals.length + lengthOf(texts) + eof.length;
  const stream = Buffer.concat([
    globals.bytes(sheetAt),
    ...texts,
    eof,
    sheetHead(workbook, count, sheetAt, indexes),
    ...blocks,
    filterButtons(HEADER_ROW, columns.length),
    window,
    eof,
  ]);
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, '/Workbook', stream);
  await writeFile(path, CFB.write(file, { type: 'buffer' }) as Buffer);
}
