import { paths } from '@site/contracts/paths';
import { formatDateShort } from '@site/kernel/dates';
import { BRAND } from '../../brand/brand.ts';
import type { CategoryTree } from '../catalog/category-service.ts';
import { toStock } from '../catalog/stock-labels.ts';
import type { ExportRepository, ExportRow } from './export-repository.ts';
import { type Cell, MAX_ROWS, type Workbook, writeWorkbook } from '../../papers/xls/workbook-file.ts';

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
const cellsOf = (row: ExportRow, category: string, origin: string): Cell[] => [
  harmless(row.article),
  harmless(row.name),
  harmless(category),
  harmless(row.unit),
  row.price_retail ?? 'Цена по запросу',
  toStock(row, false).label,
  row.warranty_months,
  `${origin}${paths.product(row.slug)}`,
];

type Source = { repository: ExportRepository; tree: CategoryTree; origin: string };

async function* rowsOf({ repository, tree, origin }: Source): AsyncGenerator<Cell[][]> {
  let left = MAX_PRODUCTS;
  for await (const rows of repository.products(tree.all.map(({ id }) => id))) {
    const taken = rows.slice(0, left);
    left -= taken.length;
    yield taken.map((row) => cellsOf(row, tree.byId(row.category_id)?.name ?? '', origin));
    if (left > 0) continue;
    yield [['', 'Остальные товары — в\u00a0каталоге на сайте', '', '', '', '', '', `${origin}${paths.catalog()}`]];
    return;
  }
}

export const writePriceList = (path: string, source: Source, now: Date): Promise<void> =>
  writeWorkbook(path, {
    sheet: 'Прайс-лист',
    creator: BRAND,
    note: `Цены действительны на ${formatDateShort(now.toISOString())}`,
    columns,
    rows: rowsOf(source),
  });
