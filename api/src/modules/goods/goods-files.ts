import { type GoodsTable, goodsTables } from '@site/contracts/manage-goods';
import { siteDay } from '@site/kernel/dates';
import { isSeq, LineCounter, parseDocument, stringify } from 'yaml';
import { BRAND } from '../../brand/brand.ts';
import { text } from '../../papers/xlsx/cells.ts';
import { type Cell as BookCell, type Sheet as BookSheet, writeXlsx } from '../../papers/xlsx/xlsx-file.ts';
import { decodeText, readTable, TableError } from '../../text/table.ts';
import type { WorkbookSheet } from '../../text/workbook.ts';
import {
  type Cell,
  cellsOf,
  cellText,
  columnsOf,
  type Finding,
  GoodsFileError,
  type Line,
  type Place,
  placeInWords,
  type ReadGoods,
  readSheets,
  type Sheet,
  tableOf,
  tables,
  titleOf,
} from './goods-table.ts';

const keysInWords = () => {
  const keys = tables.map((table) => titleOf(table, goodsTables[table].key));
  return keys.map((key) => `«${key}»`).join(' или ');
};

/** Reads the rows of a table below its headings. */
function sheetOf(rows: readonly { line: number; cells: string[] }[], name?: string): Sheet {
  const placeOf = (line: number): Place => (name === undefined ? { line } : { line, sheet: name });
  const [head, ...lines] = rows;
  if (!head) throw new GoodsFileError('Файл пуст');
  const titles = head.cells.slice(0, head.cells.findLastIndex(Boolean) + 1);
  const table = tableOf(titles);
  if (!table) throw new GoodsFileError(`${placeInWords(placeOf(head.line))}: нет столбца ${keysInWords()}`);
  return {
    ...{ table, titles },
    place: placeOf(head.line),
    rows: lines.filter(({ cells }) => cells.some(Boolean)).map(({ line, cells }) => ({ place: placeOf(line), cells })),
  };
}

/** Parts of a YAML file by the titles of tables. All scalars are read as texts, so that «0080» stays an article. */
function readYaml(text: string): ReadGoods {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { schema: 'failsafe', lineCounter });
  const [error] = document.errors;
  if (error) throw new TableError(error.linePos?.[0].line ?? 1, error.message.split('\n')[0] ?? '');
  const findings: Finding[] = [];
  const parts = (document.toJS() ?? {}) as Record<string, unknown>;
  const sheets = Object.entries(parts).flatMap(([title, items]): Sheet[] => {
    const table = tables.find((one) => goodsTables[one].title === title);
    const node = document.get(title, true);
    if (!table || !isSeq(node) || !Array.isArray(items)) {
      findings.push({
        place: { line: 0 },
        title,
        message: `Нет такой части: нужны ${Object.values(goodsTables)
          .map((one) => one.title)
          .join(', ')}`,
      });
      return [];
    }
    return node.items.map((item, index) => {
      const range = (item as { range?: [number, number, number] | null }).range;
      const place: Place = { line: lineCounter.linePos(range?.[0] ?? 0).line };
      const row = items[index] as Record<string, Cell | null>;
      return {
        ...{ table, place, titles: Object.keys(row) },
        rows: [{ place, cells: Object.values(row).map((cell) => cell ?? '') }],
      };
    });
  });
  return readSheets(sheets, findings);
}

/** Reads each sheet of a workbook as a table. A formula without a value is an error. */
function readBook(book: readonly WorkbookSheet[]): ReadGoods {
  const findings: Finding[] = [];
  const sheets = book
    .filter(({ rows }) => rows.length > 0)
    .map(({ name, rows, errors }) => {
      const sheet = sheetOf(rows, name);
      for (const { line, column, text: value } of errors)
        findings.push({
          place: { line, sheet: name },
          title: sheet.titles[column] ?? '',
          message: `Формула без значения: ${value}`,
        });
      return sheet;
    });
  if (sheets.length === 0) throw new GoodsFileError('В\u00a0книге нет таблиц');
  return readSheets(sheets, findings);
}

/** The library of workbooks is loaded only for one of them. */
async function bookOf(bytes: Uint8Array): Promise<WorkbookSheet[]> {
  const { readWorkbook } = await import('../../text/workbook.ts');
  try {
    return readWorkbook(bytes);
  } catch (error) {
    throw new GoodsFileError(`Книга не\u00a0читается: ${(error as Error).message}`);
  }
}

const isYaml = (file: string) => /\.ya?ml$/i.test(file);
const isWorkbook = (file: string) => /\.(xlsx|xlsm|xls|ods)$/i.test(file);
/** Whether a file of this name has all tables, and not one. */
export const hasAllTables = (file: string) => isYaml(file) || isWorkbook(file);

/** Reads products, categories and attributes of a CSV or YAML file, with all errors in its cells. */
export function readGoodsText(file: string, bytes: Uint8Array): ReadGoods {
  try {
    const content = decodeText(bytes);
    return isYaml(file) ? readYaml(content) : readSheets([sheetOf(readTable(content))]);
  } catch (error) {
    throw error instanceof TableError ? new GoodsFileError(`Строка ${error.line}: ${error.message}`) : error;
  }
}

/** The same of any file: a workbook, CSV or YAML. */
export const readGoods = async (file: string, bytes: Uint8Array): Promise<ReadGoods> =>
  isWorkbook(file) ? readBook(await bookOf(bytes)) : readGoodsText(file, bytes);

const quoted = (text: string) => (/[;"\n\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export type Goods = Record<GoodsTable, readonly Line[]>;

/** The headings of all columns, then those of the attributes that the rows have. */
const titlesOf = (table: GoodsTable, rows: readonly Record<string, Cell>[]) => [
  ...new Set([...columnsOf(table).map(([, { title }]) => title), ...rows.flatMap((row) => Object.keys(row))]),
];

/** A table for spreadsheets: UTF-8 with a byte order mark, cells separated by semicolons. */
function writeCsv(table: GoodsTable, lines: readonly Line[]): string {
  const rows = lines.map((line) => cellsOf(table, line));
  const titles = titlesOf(table, rows);
  const cells = [titles, ...rows.map((row) => titles.map((title) => cellText(row[title] ?? '')))];
  return `\ufeff${cells.map((row) => row.map(quoted).join(';')).join('\r\n')}\r\n`;
}

/** All tables in one file. */
const writeYaml = (given: Goods): string =>
  stringify(
    Object.fromEntries(
      tables.map((table) => [goodsTables[table].title, given[table].map((line) => cellsOf(table, line))]),
    ),
    { schema: 'failsafe', lineWidth: 0 },
  );

function bookSheet(table: GoodsTable, lines: readonly Line[]): BookSheet {
  const rows = lines.map((line) => cellsOf(table, line));
  const titles = titlesOf(table, rows);
  const numbers = new Set(
    columnsOf(table).flatMap(([, { title, kind }]) => (kind === 'whole' || kind === 'number' ? [title] : [])),
  );
  const cellOfTitle = (title: string, cell: Cell): BookCell =>
    numbers.has(title) && cell !== ''
      ? { number: Number(cellText(cell).replace(',', '.')), style: 'text' }
      : text(cellText(cell));
  return {
    name: goodsTables[table].title,
    widths: titles.map(widthOf),
    frozen: 1,
    rows: [
      titles.map((title) => text(title, 'head')),
      ...rows.map((row) => titles.map((title) => cellOfTitle(title, row[title] ?? ''))),
    ],
  };
}

const widthOf = (title: string) => Math.max(12, title.length + 2);

/** A sheet for each table, with numbers as numbers. */
const writeBook = (given: Goods, now: Date): Buffer =>
  writeXlsx({
    title: 'Товары',
    creator: BRAND,
    date: siteDay(now),
    sheets: tables.map((table) => bookSheet(table, given[table])),
  });

/** Writes a file of the format that its name says. A table of its own is written as CSV. */
export function writeGoods(file: string, given: Goods, table: GoodsTable, now = new Date()): string | Buffer {
  if (isWorkbook(file) && !/\.xlsx$/i.test(file))
    throw new GoodsFileError(`${file}: workbooks are written as .xlsx only`);
  if (isWorkbook(file)) return writeBook(given, now);
  return isYaml(file) ? writeYaml(given) : writeCsv(table, given[table]);
}
