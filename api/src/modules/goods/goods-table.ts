import {
  ATTRIBUTE_HEADING,
  type GoodsColumn,
  type GoodsImport,
  type GoodsTable,
  goodsTables,
} from '@site/contracts/manage-goods';
import { authoredText, plainText } from '@site/kernel/plain-text';
import { readNumber, readWhole } from '@site/kernel/typed-numbers';
import { dayBegins } from '../../days/moments.ts';
import { refusalText } from '../../plugins/refusal-text.ts';

/** A cell: text, or the items of a list in YAML. */
export type Cell = string | string[];
/** Where a row is: its line, 0 for the whole file, and in a workbook its sheet. */
export type Place = { line: number; sheet?: string };
/** A place for a message, which begins with it. */
export const placeInWords = ({ line, sheet }: Place) =>
  sheet === undefined ? `Строка ${line}` : `Лист «${sheet}», строка ${line}`;

type Row = { place: Place; cells: readonly Cell[] };
export type Sheet = { table: GoodsTable; place: Place; titles: readonly string[]; rows: readonly Row[] };
export type Line = Record<string, unknown>;

/** A file that cannot be read as tables of goods, with a message for its author. */
export class GoodsFileError extends Error {
  override name = 'GoodsFileError';
}

/** An error by row and heading. */
export type Finding = { place: Place; title: string; message: string };

export type ReadGoods = {
  given: Pick<GoodsImport, GoodsTable>;
  /** Rows of the file by table, in the order of `given`. */
  places: Record<GoodsTable, Place[]>;
  findings: Finding[];
};

/** Separates the items of a list in a cell. */
const SEPARATOR = ' | ';

/** In the order of an import. */
export const tables = Object.keys(goodsTables) as GoodsTable[];

export const columnsOf = (table: GoodsTable): [name: string, column: GoodsColumn][] =>
  Object.entries<GoodsColumn>(goodsTables[table].columns);

const headingKey = (text: string) => plainText(text).replace(/\s+/g, ' ').trim().toLowerCase();

/** Which fields of a row a heading fills: a column, or an attribute of a product. */
function fieldOf(table: GoodsTable, title: string): string | undefined {
  const key = headingKey(title);
  const found = columnsOf(table).find(([name, column]) =>
    [name, column.title, ...(column.also ?? [])].some((one) => headingKey(one) === key),
  );
  if (found) return found[0];
  const prefix = headingKey(ATTRIBUTE_HEADING);
  return table === 'products' && key.startsWith(prefix) && key.length > prefix.length
    ? `attributes.${plainText(title).trim().slice(ATTRIBUTE_HEADING.length).trim()}`
    : undefined;
}

/** The heading of a field; of an unknown one its name. */
export function titleOf(table: GoodsTable, field: string): string {
  const [, attribute] = /^attributes\.(.+)$/.exec(field) ?? [];
  return attribute ? ATTRIBUTE_HEADING + attribute : (Object.fromEntries(columnsOf(table))[field]?.title ?? field);
}

class CellError extends Error {}
const refuse = (message: string): never => {
  throw new CellError(message);
};

const itemsOf = (cell: Cell): string[] =>
  (typeof cell === 'string' ? cell.split('|') : cell).map((item) => item.trim()).filter(Boolean);

function dayOf(text: string): string {
  const iso = text.replace(/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/, (_all, day: string, month: string, year: string) =>
    [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-'),
  );
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(iso) && new Date(`${iso}T00:00:00Z`).toJSON()?.startsWith(iso);
  return isDay ? iso : refuse(`«${text}» — не дата: нужна 10.12.2026 или 2026-12-10`);
}

function wordOf(words: Readonly<Record<string, string>>, text: string): string {
  const key = headingKey(text);
  const found = Object.entries(words).find(([value, word]) => headingKey(word) === key || value === key);
  return found?.[0] ?? refuse(`«${text}» — не из списка: ${Object.values(words).join(', ')}`);
}

const yes = new Set(['да', '1', 'true', 'yes']);
const no = new Set(['нет', '0', 'false', 'no']);

function flagOf(text: string): boolean {
  const key = text.toLowerCase();
  return yes.has(key) || (no.has(key) ? false : refuse(`«${text}» — не да и не нет`));
}

function markedOf(text: string) {
  const [, position = '', article = text] = /^(.*)=([^=]+)$/.exec(text) ?? [];
  return { position: position.trim(), article: article.trim() };
}

function includedOf(text: string) {
  const [, name, qty, unit] = /^(.+)=\s*(\d+) (.+)$/.exec(plainText(text)) ?? [];
  return name && qty && unit
    ? { name: name.trim(), qty: Number(qty), unit: unit.trim() }
    : refuse(`«${text}» — не «название=2 шт.»`);
}

function countOf(text: string) {
  const [, warehouse, qty] = /^(.+)=\s*(\d+)$/.exec(plainText(text)) ?? [];
  return warehouse && qty ? { warehouse: warehouse.trim(), qty: Number(qty) } : refuse(`«${text}» — не «склад=12»`);
}

function fileOf(words: Readonly<Record<string, string>>, text: string) {
  const [, file, kind, title] = /^([^=]+)=([^=]+)=(.+)$/.exec(text) ?? [];
  return file && kind && title
    ? { file: file.trim(), kind: wordOf(words, kind), title: title.trim() }
    : refuse(`«${text}» — не «файл=вид=название»`);
}

/** Converts a cell to the value of its column. An empty cell is null, or an empty text or list. */
function valueOf({ kind, words }: GoodsColumn, cell: Cell): unknown {
  if (kind === 'list') return itemsOf(cell).map((item) => (words ? wordOf(words, item) : item));
  if (kind === 'marked') return itemsOf(cell).map(markedOf);
  if (kind === 'items') return itemsOf(cell).map(includedOf);
  if (kind === 'counts') return itemsOf(cell).map(countOf);
  if (kind === 'files') return itemsOf(cell).map((item) => fileOf(words ?? {}, item));
  if (typeof cell !== 'string') return refuse('Нужно одно значение, а не список');
  if (kind === 'text') return cell;
  if (cell === '') return null;
  if (kind === 'whole') return readWhole(cell) ?? refuse(`«${cell}» — не целое число`);
  if (kind === 'number') return readNumber(cell) ?? refuse(`«${cell}» — не число`);
  if (kind === 'day') return dayOf(cell);
  if (kind === 'flag') return flagOf(cell);
  if (kind === 'choice') return wordOf(words ?? {}, cell);
  return cell.includes('T') ? cell : dayBegins(dayOf(cell)).toISOString();
}

/** Columns of text that may be empty only as null. */
const nullable = new Set(['successor', 'parent']);

/** `fields` has the field of each heading; those of unknown headings are undefined. */
function lineOf(
  { table, titles }: Sheet,
  fields: readonly (string | undefined)[],
  { place, cells }: Row,
  findings: Finding[],
): Line {
  const columns = Object.fromEntries(columnsOf(table));
  const values: Line = {};
  const attributes: Record<string, string[]> = {};
  titles.forEach((title, index) => {
    const field = fields[index];
    const typed = cells[index] ?? '';
    const cell = typeof typed === 'string' ? authoredText(typed) : typed.map(authoredText);
    if (!field) return;
    const [, attribute] = /^attributes\.(.+)$/.exec(field) ?? [];
    try {
      if (attribute) attributes[attribute] = itemsOf(cell);
      else values[field] = nullable.has(field) && cell === '' ? null : valueOf(columns[field]!, cell);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      findings.push({ place, title, message: error.message });
    }
  });
  const given: Line = Object.keys(attributes).length ? { ...values, attributes } : values;
  const { error, data } = goodsTables[table].line.safeParse(given, { error: refusalText });
  if (!error) return data;
  for (const { path, message } of error.issues) {
    const [name = '', ...rest] = path.map(String);
    const field = name === 'attributes' ? `attributes.${rest[0]}` : name;
    // A cell that was refused above is missing here.
    if (field in given || name === 'attributes' || !findings.some((known) => known.place === place))
      findings.push({ place, title: titleOf(table, field), message });
    // The API checks the rest of the row, so that all errors are reported at once.
    delete given[name];
  }
  return given;
}

/** Reports headings that no column has, and those that are there twice. */
function checkTitles({ table, place, titles }: Sheet, fields: readonly (string | undefined)[], findings: Finding[]) {
  const key = goodsTables[table].key;
  titles.forEach((title, index) => {
    const field = fields[index];
    if (!field) findings.push({ place, title, message: 'Нет такого столбца' });
    else if (fields.indexOf(field) !== index) findings.push({ place, title, message: 'Столбец указан дважды' });
  });
  if (!fields.includes(key)) findings.push({ place, title: titleOf(table, key), message: 'Нет столбца с ключом' });
}

export function readSheets(sheets: readonly Sheet[], findings: Finding[] = []): ReadGoods {
  const given: Record<GoodsTable, Line[]> = { attributes: [], categories: [], products: [] };
  const places: Record<GoodsTable, Place[]> = { attributes: [], categories: [], products: [] };
  for (const sheet of sheets) {
    const fields = sheet.titles.map((title) => fieldOf(sheet.table, title));
    checkTitles(sheet, fields, findings);
    for (const row of sheet.rows) {
      if (row.cells.slice(sheet.titles.length).some((cell) => cell.length > 0))
        findings.push({ place: row.place, title: '', message: `Ячеек больше, чем столбцов: ${row.cells.length}` });
      const line = lineOf(sheet, fields, row, findings);
      if (!(goodsTables[sheet.table].key in line)) continue;
      given[sheet.table].push(line);
      places[sheet.table].push(row.place);
    }
  }
  return { given: given as ReadGoods['given'], places, findings };
}

/** Merges errors of cells with errors of the API, named by their paths in the request, in the order of the file. */
export function allFindings({ places, findings }: ReadGoods, fields: Readonly<Record<string, string>>): Finding[] {
  const wrong = new Set(findings.map(({ place }) => place));
  const others = Object.entries(fields).flatMap(([path, message]): Finding[] => {
    const [, table, index, field = ''] = /^(\w+)\.(\d+)(?:\.(.+))?$/.exec(path) ?? [];
    const place = places[table as GoodsTable]?.[Number(index)];
    // A row with a wrong cell lacks it here, so that what the API says about it may not be so.
    if (place === undefined || wrong.has(place)) return [];
    return [{ place, title: titleOf(table as GoodsTable, field), message }];
  });
  return [...findings, ...others].toSorted(
    ({ place: a }, { place: b }) => (a.sheet ?? '').localeCompare(b.sheet ?? '') || a.line - b.line,
  );
}

/** The table that a heading row belongs to, by its key. */
export const tableOf = (titles: readonly string[]): GoodsTable | undefined =>
  tables.find((table) => titles.some((title) => fieldOf(table, title) === goodsTables[table].key));

/** A value as a cell: the reverse of `valueOf`. */
export function cellOf({ kind, words }: Pick<GoodsColumn, 'kind' | 'words'>, value: unknown): Cell {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'да' : 'нет';
  if (kind === 'marked')
    return (value as { position: string; article: string }[]).map(({ position, article }) =>
      position ? `${position}=${article}` : article,
    );
  if (kind === 'items')
    return (value as { name: string; qty: number; unit: string }[]).map(
      ({ name, qty, unit }) => `${name}=${qty} ${unit}`,
    );
  if (kind === 'counts')
    return (value as { warehouse: string; qty: number }[]).map(({ warehouse, qty }) => `${warehouse}=${qty}`);
  if (kind === 'files')
    return (value as { file: string; kind: string; title: string }[]).map((item) =>
      [item.file, words?.[item.kind] ?? item.kind, item.title].join('='),
    );
  if (Array.isArray(value)) return value.map((item: string) => words?.[item] ?? item);
  const text = typeof value === 'number' ? String(value).replace('.', ',') : (value as string);
  return words?.[text] ?? text;
}

export const cellText = (cell: Cell): string => (typeof cell === 'string' ? cell : cell.join(SEPARATOR));

/** The cells of a row by heading. */
export function cellsOf(table: GoodsTable, { attributes = {}, ...line }: Line): Record<string, Cell> {
  const columns = columnsOf(table).filter(([name]) => line[name] !== undefined);
  return {
    ...Object.fromEntries(columns.map(([name, column]) => [column.title, cellOf(column, line[name])])),
    ...Object.fromEntries(
      Object.entries(attributes as Record<string, string[]>).map(([label, values]) => [
        ATTRIBUTE_HEADING + label,
        values,
      ]),
    ),
  };
}
