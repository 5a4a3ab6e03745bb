import { type CellObject, read } from '@e965/xlsx';
import { dayIn, SITE_TIME_ZONE } from '@site/kernel/dates';
import { momentAt } from '../days/moments.ts';

/** A sheet with the cells of its rows as a person would type them. Lines count from 1, columns from 0. */
export type WorkbookSheet = {
  name: string;
  rows: { line: number; cells: string[] }[];
  /** Formulas without a value, such as `#N/A`; their cells in `rows` are empty. */
  errors: { line: number; column: number; text: string }[];
};

/** A zip archive (.xlsx, .ods) or a compound file (.xls); SheetJS reads any other bytes as text. */
const isContainer = ([first, second]: Uint8Array) =>
  (first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf);

/** A day is «2026-12-10»; a time of day, which a workbook has without a zone, makes it an instant. */
function dateText(date: Date): string {
  const moment = date.toISOString();
  const [, time = ''] = /T(\d\d:\d\d)/.exec(moment) ?? [];
  const day = dayIn(moment, 'UTC');
  return time === '00:00' ? day : momentAt(`${day}T${time}`, SITE_TIME_ZONE).toISOString();
}

/** Without the digits beyond the precision of a spreadsheet, as in 0,30000000000000004. */
const numberText = (value: number) => String(Number(value.toPrecision(15))).replace('.', ',');

function cellText(cell: CellObject | undefined): string {
  if (!cell || cell.t === 'e' || cell.t === 'z') return '';
  if (cell.t === 'd') return dateText(cell.v as Date);
  if (cell.t === 'n') return numberText(cell.v as number);
  if (cell.t === 'b') return cell.v ? 'да' : 'нет';
  return String(cell.v).trim();
}

/** Reads the sheets of a workbook, without empty rows. Throws when the file is damaged or not a workbook. */
export function readWorkbook(bytes: Uint8Array): WorkbookSheet[] {
  if (!isContainer(bytes)) throw new Error('Файл не\u00a0похож на\u00a0книгу Excel');
  const { SheetNames, Sheets } = read(bytes, { dense: true, cellDates: true, UTC: true, cellHTML: false });
  return SheetNames.map((name) => {
    const found = Array.from<(CellObject | undefined)[] | undefined>(Sheets[name]?.['!data'] ?? []);
    const lines = found.map((row, index) => ({ line: index + 1, row: Array.from(row ?? []) }));
    return {
      name,
      rows: lines
        .map(({ line, row }) => ({ line, cells: row.map(cellText) }))
        .filter(({ cells }) => cells.some(Boolean)),
      errors: lines.flatMap(({ line, row }) =>
        row.flatMap((cell, column) => (cell?.t === 'e' ? [{ line, column, text: cell.w ?? '' }] : [])),
      ),
    };
  });
}
