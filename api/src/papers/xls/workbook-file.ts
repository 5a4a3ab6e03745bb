import { setImmediate } from 'node:timers/promises';
import CFB from 'cfb';
import { filterButtons } from './filter-buttons.ts';
import { HEADER, record, u16, u32, u8 } from './records.ts';
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
const ROW = 0x0208;
const NUMBER = 0x0203;
const SHARED_TEXT = 0x00fd;
const OFFSETS = 0x00d7;
const ROW_RECORD = 20;
/** Bytes of a number with its header. */
const LONGEST_CELL = 18;
/** The end of a row record: its height, reserved and flags, and its style. */
const rowFormat = u16(255, 0, 0, 0x0100, STYLE.general);

const lengthOf = (parts: Buffer[]): number => parts.reduce((sum, { length }) => sum + length, 0);

/** Cells of a row, with a style for all; by default, one for texts and one for prices. */
type Row = { cells: readonly Cell[]; style?: number };

/**
 * Encodes a block of up to 32 rows: row records, cells, and a record with their offsets. Numbers are encoded as numbers and
 * everything else as text, so that articles keep their zeros and formulas are impossible.
 */
function encodeBlock(firstRow: number, rows: readonly Row[], columns: Workbook['columns'], strings: SharedStrings) {
  const bytes = Buffer.alloc(rows.length * (ROW_RECORD + columns.length * LONGEST_CELL));
  let end = 0;
  /** Writes the header of a record and its first values. */
  const begin = (type: number, length: number, first: number, second: number, third: number) => {
    bytes.writeUInt16LE(type, end);
    bytes.writeUInt16LE(length, end + 2);
    bytes.writeUInt16LE(first, end + HEADER);
    bytes.writeUInt16LE(second, end + HEADER + 2);
    bytes.writeUInt16LE(third, end + HEADER + 4);
    end += HEADER + length;
  };
  for (const index of rows.keys()) {
    begin(ROW, ROW_RECORD - HEADER, firstRow + index, 0, columns.length);
    bytes.set(rowFormat, end - rowFormat.length);
  }
  const sizes = rows.map(({ cells, style }, index) => {
    const start = end;
    for (const [column, cell] of cells.entries())
      if (typeof cell === 'number') {
        begin(NUMBER, 14, firstRow + index, column, style ?? STYLE.price);
        bytes.writeDoubleLE(cell, end - 8);
      } else {
        const repeated = columns[column]?.repeated ?? false;
        begin(SHARED_TEXT, 10, firstRow + index, column, style ?? STYLE.text);
        bytes.writeUInt32LE(strings.add(cell, repeated), end - 4);
      }
    return end - start;
  });
  const offsets = record(OFFSETS, u32(end), u16(ROW_RECORD * (rows.length - 1), ...sizes.slice(0, -1)));
  return { cells: bytes.subarray(0, end), offsets };
}

/** Encodes all rows; `indexes` are the places of the blocks' records with offsets. */
async function encodeRows(strings: SharedStrings, { note, columns, rows }: Workbook) {
  let waiting: Row[] = [
    { cells: [note], style: STYLE.note },
    { cells: columns.map(({ title }) => title), style: STYLE.header },
  ];
  let count = waiting.length;
  let length = 0;
  const blocks: Buffer[] = [];
  const indexes: number[] = [];
  const endBlock = () => {
    const { cells, offsets } = encodeBlock(count - waiting.length, waiting, columns, strings);
    indexes.push(length + cells.length);
    blocks.push(cells, offsets);
    length += cells.length + offsets.length;
    waiting = [];
  };
  for await (const some of rows)
    for (const cells of some) {
      if (count === MAX_ROWS) throw new RangeError(`A sheet of this format has at most ${MAX_ROWS} rows`);
      waiting.push({ cells });
      count++;
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

/** Encodes a workbook with one sheet: a note, a frozen header with filters, and the rows as they arrive. */
export async function encodeWorkbook(workbook: Workbook): Promise<Buffer> {
  const { columns } = workbook;
  const strings = new SharedStrings();
  const { count, blocks, indexes } = await encodeRows(strings, workbook);
  const globals = workbookGlobals({
    ...workbook,
    filter: { firstRow: HEADER_ROW, lastRow: count - 1, columns: columns.length },
  });
  const texts = strings.finish(globals.length);
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
  // Copying a large workbook takes tens of milliseconds, twice.
  await setImmediate();
  const file = CFB.utils.cfb_new();
  CFB.utils.cfb_add(file, '/Workbook', stream);
  return CFB.write(file, { type: 'buffer' }) as Buffer;
}
