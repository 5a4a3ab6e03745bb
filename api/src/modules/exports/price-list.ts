import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { paths } from '@site/contracts/paths';
import { formatDateShort } from '@site/kernel/dates';
import { BRAND } from '../../brand/brand.ts';
import { type Cell, encodeWorkbook, MAX_ROWS, type Workbook } from '../../papers/xls/workbook-file.ts';
import { toStock } from '../catalog/stock-labels.ts';
import type { ExportRepository, PriceListRow } from './export-repository.ts';
import { LEVEL } from './gzip-pieces.ts';

const columns: Workbook['columns'] = [
  { title: 'Артикул', width: 16 },
  { title: 'Наименование', width: 64 },
  { title: 'Категория', width: 34, repeated: true },
  { title: 'Ед.', width: 8, repeated: true },
  { title: 'Цена, ₽ (с\u00a0НДС)', width: 20, repeated: true },
  { title: 'Наличие', width: 24, repeated: true },
  { title: 'Гарантия, мес.', width: 18 },
  { title: 'Ссылка', width: 60 },
];

/** Leaves room for the note, the header, and a last line that links to the rest. */
const MAX_PRODUCTS = MAX_ROWS - 3;

/** Prefixes a quote to text that would become a formula once the cells are saved as text and reopened. */
export const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** Always has the retail price, because the file is the same for everyone. */
const cellsOf = (row: PriceListRow, origin: string): Cell[] => [
  harmless(row.article),
  harmless(row.name),
  harmless(row.category),
  harmless(row.unit),
  row.price_retail ?? 'Цена по запросу',
  toStock(row, false).label,
  row.warranty_months,
  `${origin}${paths.product(row.slug)}`,
];

async function* cellRows(repository: ExportRepository, origin: string): AsyncGenerator<Cell[][]> {
  let count = 0;
  for await (const rows of repository.priceList(MAX_PRODUCTS)) {
    yield rows.map((row) => cellsOf(row, origin));
    count += rows.length;
  }
  if (count === MAX_PRODUCTS)
    yield [['', 'Остальные товары — в\u00a0каталоге на сайте', '', '', '', '', '', `${origin}${paths.catalog()}`]];
}

/** The price list as a workbook, compressed with gzip. */
export async function writePriceList(repository: ExportRepository, origin: string, now: Date): Promise<Buffer> {
  const workbook = await repository.inSnapshot((snapshot) =>
    encodeWorkbook({
      sheet: 'Прайс-лист',
      creator: BRAND,
      note: `Цены действительны на ${formatDateShort(now.toISOString())}`,
      columns,
      rows: cellRows(snapshot, origin),
    }),
  );
  return promisify(gzip)(workbook, { level: LEVEL });
}
