import { createReadStream } from 'node:fs';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { sealCompoundFile, STREAM_AT } from './compound-file.ts';
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

/** A temporary file with buffered appends. */
async function createDraft(path: string) {
  const file = await open(path, 'w+');
  let pending: Buffer[] = [];
  const draft = {
    path,
    file,
    length: 0,
    push(bytes: Buffer) {
      pending.push(bytes);
      draft.length += bytes.length;
    },
    async flush() {
      const bytes = Buffer.concat(pending);
      pending = [];
      await file.write(bytes);
    },
  };
  return draft;
}
type Draft = Awaited<ReturnType<typeof createDraft>>;

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

/** Writes a block of up to 32 rows: row records, cells, and a record with their offsets. Returns the latter's offset. */
function writeBlock(draft: Draft, firstRow: number, rows: Buffer[][], columns: number): number {
  const start = draft.length;
  rows.forEach((_, index) =>
    draft.push(record(0x0208, u16(firstRow + index, 0, columns, 255, 0, 0, 0x0100, STYLE.general))),
  );
  const sizes = rows.map((cells) => cells.reduce((sum, { length }) => sum + length, 0));
  for (const cell of rows.flat()) draft.push(cell);
  const at = draft.length;
  draft.push(record(0x00d7, u32(at - start), u16(ROW_RECORD * (rows.length - 1), ...sizes.slice(0, -1))));
  return at;
}

async function writeRows(draft: Draft, strings: SharedStrings, texts: Draft, { note, columns, rows }: Workbook) {
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
  const blocks: number[] = [];
  for await (const some of rows) {
    for (const cells of some) {
      if (count === MAX_ROWS) throw new RangeError(`A sheet of this format has at most ${MAX_ROWS} rows`);
      waiting.push(styled(count++, cells));
      if (waiting.length < BLOCK) continue;
      blocks.push(writeBlock(draft, count - waiting.length, waiting, columns.length));
      waiting = [];
    }
    await Promise.all([draft.flush(), texts.flush()]);
  }
  if (waiting.length) blocks.push(writeBlock(draft, count - waiting.length, waiting, columns.length));
  return { count, blocks };
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

async function append(target: FileHandle, at: number, source: Draft): Promise<number> {
  await source.flush();
  let position = at;
  for await (const chunk of createReadStream(source.path)) {
    await target.write(chunk as Buffer, 0, (chunk as Buffer).length, position);
    position += (chunk as Buffer).length;
  }
  return position;
}

/**
 * Writes a workbook with one sheet: a note, a frozen header with filters, and the rows as they arrive. Cells and texts go
 * through temporary files, so memory holds only a batch of rows.
 */
export async function writeWorkbook(path: string, workbook: Workbook): Promise<void> {
  const [file, cells, texts] = await Promise.all([
    open(path, 'w+'),
    createDraft(`${path}.cells`),
    createDraft(`${path}.texts`),
  ]);
  try {
    const strings = new SharedStrings((bytes) => texts.push(bytes));
    const { count, blocks } = await writeRows(cells, strings, texts, workbook);
    const { columns } = workbook;
    const globals = workbookGlobals({
      ...workbook,
      filter: { firstRow: HEADER_ROW, lastRow: count - 1, columns: columns.length },
    });
    const { counts, index } = strings.end(globals.length);
    const sheetAt = globals.length + texts.length + index.length + eof.length;

    const write = async (bytes: Buffer, at: number) => {
      await file.write(bytes, 0, bytes.length, STREAM_AT + at);
      return at + bytes.length;
    };
    await write(globals.bytes(sheetAt), 0);
    await append(file, STREAM_AT + globals.length, texts);
    await write(counts, globals.length + SharedStrings.countsAt);
    await write(Buffer.concat([index, eof]), globals.length + texts.length);
    const cellsAt = await write(sheetHead(workbook, count, sheetAt, blocks), sheetAt);
    await append(file, STREAM_AT + cellsAt, cells);
    const length = await write(
      Buffer.concat([filterButtons(HEADER_ROW, columns.length), window, eof]),
      cellsAt + cells.length,
    );
    await sealCompoundFile(file, 'Workbook', length);
  } finally {
    await Promise.all([file.close(), cells.file.close(), texts.file.close()]);
    await Promise.all([rm(cells.path, { force: true }), rm(texts.path, { force: true })]);
  }
}
