import { WarrantyDevice } from '@site/contracts/manage-warranty';
import { readTable, TableError, type TableRow } from '../src/text/table.ts';
import { ManageError } from './client.ts';

const columns = ['serial', 'article', 'sold_on', 'months', 'basis'] as const;
type Column = (typeof columns)[number];
const isColumn = (title: string): title is Column => (columns as readonly string[]).includes(title);

export type DeviceLine = { line: number; device: WarrantyDevice };

/** Converts a spreadsheet date («10.11.2026») to ISO format. */
const dayOf = (text: string) => text.replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, '$3-$2-$1');

/** Converts cells to values of the API. An empty sale date is unknown. */
const typedCells = ({
  serial = '',
  article = '',
  sold_on = '',
  months = '',
  basis = '',
}: Partial<Record<Column, string>>) => ({
  ...{ serial, article },
  sold_on: dayOf(sold_on) || null,
  months: /^\d+$/.test(months) ? Number(months) : months,
  basis: basis || 'basic',
});

/** Returns the column names: from a header row if there is one, else the default order. */
function titlesOf(first: TableRow | undefined): { titles: readonly Column[]; isTitled: boolean } {
  const titles = first?.cells.map((cell) => cell.toLowerCase()) ?? [];
  if (!titles.includes('serial')) return { titles: columns, isTitled: false };
  const unknown = titles.filter((title) => !isColumn(title));
  if (unknown.length)
    throw refusal([[first?.line ?? 1, `unknown columns: ${unknown.join(', ')}; expected ${columns.join(', ')}`]]);
  return { titles: titles.filter(isColumn), isTitled: true };
}

const refusal = (findings: readonly (readonly [line: number, message: string])[]) =>
  new ManageError(
    `No devices were imported:${findings.map(([line, message]) => `\n  line ${line}: ${message}`).join('')}`,
  );

/** Parses the devices of a file; throws a `ManageError` with all errors by line. */
export function devicesOf(text: string): DeviceLine[] {
  const rows = rowsOf(text);
  const { titles, isTitled } = titlesOf(rows[0]);
  const [devices, findings] = [[] as DeviceLine[], [] as [number, string][]];
  const lineOf = new Map<string, number>();
  for (const { line, cells } of isTitled ? rows.slice(1) : rows) {
    if (cells.length > titles.length && cells.slice(titles.length).some(Boolean)) {
      findings.push([line, `${cells.length} cells instead of ${titles.length}`]);
      continue;
    }
    const named = Object.fromEntries(titles.map((title, index) => [title, cells[index] ?? '']));
    const { data, error } = WarrantyDevice.safeParse(typedCells(named));
    for (const { path, message } of error?.issues ?? []) findings.push([line, `${path.join('.')}: ${message}`]);
    if (!data) continue;
    const before = lineOf.get(data.serial);
    if (before !== undefined) findings.push([line, `serial: ${data.serial} is also in line ${before}`]);
    lineOf.set(data.serial, line);
    devices.push({ line, device: data });
  }
  if (findings.length) throw refusal(findings);
  if (!devices.length) throw new ManageError(`The file has no devices: expected lines of ${columns.join(';')}`);
  return devices;
}

function rowsOf(text: string): TableRow[] {
  try {
    return readTable(text);
  } catch (error) {
    throw error instanceof TableError ? refusal([[error.line, error.message]]) : error;
  }
}

/** Converts field errors of the API to lines of the file: `devices.3.article` belongs to the fourth device. */
export function withLineNumbers(error: unknown, devices: readonly DeviceLine[]): unknown {
  if (!(error instanceof ManageError)) return error;
  const findings = Object.entries(error.fields).flatMap(([name, message]) => {
    const [, index, field] = /^devices\.(\d+)\.(\w+)$/.exec(name) ?? [];
    const line = index === undefined ? undefined : devices[Number(index)]?.line;
    return line === undefined ? [] : [[line, `${field}: ${message}`] as const];
  });
  return findings.length ? refusal(findings) : error;
}
