import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { Option } from 'commander';
import {
  type GoodsChange,
  type GoodsColumn,
  type GoodsProgress,
  type GoodsReport,
  type GoodsTable,
  goodsTables,
  manageGoodsEndpoints,
  type ProductLine,
} from '@site/contracts/manage-goods';
import { formatPrice } from '@site/kernel/money';
import { formatNumber } from '@site/kernel/numbers';
import { hasAllTables, readGoods, writeGoods } from '../src/modules/goods/goods-files.ts';
import {
  allFindings,
  cellOf,
  cellText,
  placeInWords,
  type ReadGoods,
  tables,
  titleOf,
} from '../src/modules/goods/goods-table.ts';
import { call, longCall, ManageError } from './client.ts';
import { columns, formatList, nounOf, print } from './console.ts';
import { type Sorting, sortOption } from './sort-option.ts';

type Options = { json?: boolean };

const list = manageGoodsEndpoints['GET /manage/products/list/'];
const products = nounOf('products', 'products, categories and attributes of the catalogue, as tables');
const tableOption = () => new Option('--table <name>', 'of a CSV file').choices(tables).default('products');

const stages: Record<GoodsProgress['stage'], string> = {
  read: 'Reading the file',
  check: 'Checking rows',
  write: 'Writing rows',
};

const inWords = ({ stage, done, total }: GoodsProgress) =>
  total > 0 ? `${stages[stage]}: ${formatNumber(done)} of ${formatNumber(total)}` : `${stages[stage]}…`;

async function allProducts(): Promise<ProductLine[]> {
  const all: ProductLine[] = [];
  for (let after: number | null = 0; after !== null;) {
    const part: { items: ProductLine[]; next: number | null } = await call('GET /manage/products/', {
      query: { after },
    });
    all.push(...part.items);
    after = part.next;
  }
  return all;
}

products(
  'export <file>',
  'write all products to a file: .xlsx and .yaml have categories and attributes as well, .csv one table',
)
  .addOption(tableOption())
  .action(async (file: string, { json, table }: Options & { table: GoodsTable }) => {
    const tree = await call('GET /manage/products/tree/');
    const written = hasAllTables(file) ? tables : [table];
    const given = { ...tree, products: written.includes('products') ? await allProducts() : [] };
    await writeFile(file, writeGoods(file, given, table));
    const counts = Object.fromEntries(written.map((name) => [name, given[name].length]));
    print(json, counts, `${file}: ${written.map((name) => `${name} ${given[name].length}`).join(', ')}.`);
  });

products('list', 'list products by article', { isDefault: true })
  .option('--search <words>', 'article or part of the name')
  .addOption(new Option('--shown <state>', 'published, or withdrawn from the site').choices(['published', 'withdrawn']))
  .addOption(sortOption(list))
  .option('--page <number>', 'from 1')
  .action(
    async ({
      json,
      ...query
    }: Options & Sorting<typeof list> & { search?: string; shown?: 'published' | 'withdrawn'; page?: string }) => {
      const found = await call('GET /manage/products/list/', { query });
      print(
        json,
        found,
        formatList(found, ({ article, price, stock, stock_qty, published, name }) => [
          article,
          price === null ? 'on request' : formatPrice(price),
          `${stock}${stock_qty ? `, ${stock_qty}` : ''}`,
          published ? '' : 'withdrawn',
          name,
        ]),
      );
    },
  );

products('columns', 'list the columns of the tables')
  .addOption(tableOption())
  .action(({ json, table }: Options & { table: GoodsTable }) => {
    const list = Object.values<GoodsColumn>(goodsTables[table].columns);
    print(json, list, columns(list.map(({ title, required, about }) => [title, required ? 'required' : '', about])));
  });

type ImportOptions = Options & { dryRun?: boolean; yes?: boolean; replace?: boolean };

products('import <file>', 'add and change products, categories and attributes; all rows of the file or none')
  .option('--dry-run', 'print the changes without writing them')
  .option('--yes', 'write without a question')
  .option('--replace', 'withdraw the published products that the file does not have')
  .action(async (file: string, { json, dryRun, yes, replace = false }: ImportOptions) => {
    const read = await readGoods(file, await readFile(file));
    const body = { ...read.given, replace };
    const planned = await longCall('POST /manage/products/check/', inWords, { body }).catch((error: unknown) => {
      throw refusalOf(read, error);
    });
    if (read.findings.length) throw refusalOf(read, undefined);
    if (!json || dryRun) print(json, planned, describe(planned));
    const isEmpty = planned.added + planned.changed + planned.withdrawn === 0;
    if (dryRun || isEmpty) return;
    if (!yes && !(await confirmed())) throw new ManageError('Nothing was written. To write the changes: --yes');
    const report = await longCall('POST /manage/products/import/', inWords, { body });
    print(json, report, `Import ${report.number}: ${counts(report)}. To undo it: products undo`);
  });

products('undo', 'restore what the last import changed; refused if it was changed again').action(
  async ({ json }: Options) => {
    const report = await longCall('POST /manage/products/undo/', inWords);
    print(json, report, `Import ${report.number} is undone: ${counts(report)}.`);
  },
);

/** Confirmation on a terminal; without one the answer is no. */
async function confirmed(): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^(y|yes|д|да)$/i.test((await terminal.question('Write these changes? [y/N] ')).trim());
  } finally {
    terminal.close();
  }
}

/** The errors of a file by line and heading; else the error of the API itself. */
function refusalOf(read: ReadGoods, error: unknown): unknown {
  const fields = error instanceof ManageError ? error.fields : {};
  if (error !== undefined && Object.keys(fields).length === 0 && read.findings.length === 0) return error;
  const found = allFindings(read, fields);
  if (found.length === 0) return error;
  return new ManageError(
    [
      'Ничего не загружено:',
      ...found.map(({ place, title, message }) => `  ${placeInWords(place)}${title && `, «${title}»`}: ${message}`),
    ].join('\n'),
  );
}

const counts = ({ added, changed, withdrawn, unchanged }: GoodsReport) =>
  `added ${added}, changed ${changed}, withdrawn ${withdrawn}, unchanged ${unchanged}`;

const MAX_CELL = 60;
const short = (text: string) => (text.length > MAX_CELL ? `${text.slice(0, MAX_CELL)}…` : text || '—');

function describeChange({ table, key, kind, fields }: GoodsChange): string[][] {
  const known: Readonly<Record<string, GoodsColumn>> = goodsTables[table].columns;
  const shown = (name: string, value: unknown) => short(cellText(cellOf(known[name] ?? { kind: 'list' }, value)));
  if (fields.length === 0) return [[key, kind, '']];
  return fields.map(({ name, before, after }) => [
    ...[key, kind],
    `${titleOf(table, name)}: ${shown(name, before)} → ${shown(name, after)}`,
  ]);
}

function describe(report: GoodsReport): string {
  const { added, changed, withdrawn, changes } = report;
  const more = added + changed + withdrawn - changes.length;
  return [
    columns(changes.flatMap(describeChange)),
    more > 0 ? `… and ${more} more` : '',
    `${counts(report)}.`.replace(/^./, (letter) => letter.toUpperCase()),
  ]
    .filter(Boolean)
    .join('\n');
}
