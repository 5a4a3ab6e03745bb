import type {
  GoodsChange,
  GoodsFileReport,
  GoodsImport,
  GoodsImports,
  GoodsReport,
  ManagedProductRow,
} from '@site/contracts/manage-goods';
import { paths } from '@site/contracts/paths';
import { stockStateNames } from '@site/contracts/product-states';
import { goodsTables } from '@site/contracts/manage-goods';
import { formatNumber } from '@site/kernel/numbers';
import { type Db, uniqueViolationOf } from '../../db/database.ts';
import { ProblemError } from '../../errors.ts';
import type { Upload } from '../../uploads/file-store.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import { paged } from '../manage/managed-page.ts';
import type { RedirectService } from '../redirects/redirect-service.ts';
import { columnHelp, errorReport, fileReport, planId } from './file-report.ts';
import { attributeFinder, type Fields, isSame, toProductLine } from './goods-fields.ts';
import {
  BATCH,
  type Known,
  type Plan,
  planRow,
  type PlannedRow,
  productsByArticle,
  articlesIn,
  filesIn,
  readKnown,
  readTree,
  type Report,
  withFields,
} from './goods-plan.ts';
import { type Goods, writeGoods as writeGoodsFile } from './goods-files.ts';
import { GoodsRepository, type ProductFilter } from './goods-repository.ts';
import { allFindings } from './goods-table.ts';
import { importGoods, planGoods } from './import-goods.ts';
import { readUpload } from './read-upload.ts';
import { fieldsBefore, writeGoods } from './write-goods.ts';

type Deps = {
  db: Db;
  now: () => Date;
  decisions: Pick<DecisionService, 'record'>;
  redirects: Pick<RedirectService, 'forgetAll' | 'send'>;
};

/** Changes listed in a report. */
const MAX_LISTED = 1_000;
const NOUN = 'products';

const toChange = ({ table, key, kind, before, after }: PlannedRow): GoodsChange => ({
  ...{ table, key, kind },
  fields: before
    ? Object.keys(after).map((name) => ({ name, before: before[name] as never, after: after[name] as never }))
    : [],
});

function toReport({ rows, unchanged }: Plan, number: number | null): GoodsReport {
  const count = (kind: GoodsChange['kind']) => rows.filter((row) => row.kind === kind).length;
  return {
    number,
    ...{ added: count('added'), changed: count('changed'), withdrawn: count('withdrawn'), unchanged },
    changes: rows.slice(0, MAX_LISTED).map(toChange),
  };
}

const inWords = ({ added, changed, withdrawn }: GoodsReport) =>
  `новых ${formatNumber(added)}, изменено ${formatNumber(changed)}, снято ${formatNumber(withdrawn)}`;

/** Products, categories and attributes as the manufacturer maintains them. */
export class GoodsService {
  constructor(private readonly deps: Deps) {}

  async tree(db = this.deps.db) {
    const known = await readTree(new GoodsRepository(db));
    return {
      attributes: [...known.attributes].map(([code, fields]) => ({ code, ...fields })),
      categories: [...known.categories].map(([slug, fields]) => ({ slug, ...fields })),
    };
  }

  /** Products with an id above `after`. */
  async products(after: number) {
    const repository = new GoodsRepository(this.deps.db);
    const known = await readTree(repository);
    const rows = await repository.productsAfter(after, BATCH);
    const found = await withFields(repository, known, rows);
    const labels = new Map([...known.attributes].map(([code, { label }]) => [code, String(label)]));
    const find = attributeFinder(labels);
    const headingOf = (code: string) => {
      const label = labels.get(code) ?? code;
      return find(label).length === 1 ? label : code;
    };
    return {
      items: found.map(({ row, fields }) => toProductLine(row.article, fields, headingOf)),
      next: rows.length === BATCH ? (rows.at(-1)?.id ?? null) : null,
    };
  }

  list({ page, ...filter }: ProductFilter & { page: number }) {
    const repository = new GoodsRepository(this.deps.db);
    return paged(page, {
      count: () => repository.countProducts(filter),
      rows: async (limit, offset) =>
        (await repository.listProducts(filter, limit, offset)).map(({ stock_state, ...row }): ManagedProductRow => ({
          ...row,
          stock: stockStateNames[stock_state],
        })),
    });
  }

  /** All products, categories and attributes, as a file of the format. */
  async file(format: 'xlsx' | 'yaml' | 'csv'): Promise<string | Buffer> {
    const all: Goods['products'][number][] = [];
    for (let after: number | null = 0; after !== null;) {
      const part: Awaited<ReturnType<GoodsService['products']>> = await this.products(after);
      all.push(...part.items);
      after = part.next;
    }
    return writeGoodsFile(`goods.${format}`, { ...(await this.tree()), products: all }, 'products', this.deps.now());
  }

  async imports(): Promise<GoodsImports> {
    const repository = new GoodsRepository(this.deps.db);
    const last = await repository.lastImport();
    return {
      last: last
        ? { number: last.id, at: last.at.toISOString(), author: last.author, ...(await repository.counts(last.id)) }
        : null,
      tables: columnHelp(),
    };
  }

  /** Returns the changes of a file, or its errors by line and column. */
  async checkFile(upload: Upload, replace: boolean, report: Report): Promise<GoodsFileReport> {
    const { db, now } = this.deps;
    const read = await readUpload(upload, report);
    try {
      const { plan } = await planGoods(new GoodsRepository(db), { ...read.given, replace }, now(), report);
      return read.findings.length ? errorReport(allFindings(read, {})) : fileReport(plan, null);
    } catch (error) {
      const fields = error instanceof ProblemError ? error.details.fields : undefined;
      if (!fields) throw error;
      return errorReport(allFindings(read, fields));
    }
  }

  /** Imports a file; refuses when its changes are no longer those of `plan`. */
  async importFile(
    upload: Upload,
    { replace, plan }: { replace: boolean; plan: string },
    author: string,
    report: Report,
  ): Promise<GoodsFileReport> {
    const { given, findings } = await readUpload(upload, report);
    if (findings.length) throw changedProblem();
    return this.deps.db.transaction(async (tx) => {
      const written = await this.write(tx, { ...given, replace }, author, report);
      if (planId(written.plan) !== plan) throw changedProblem();
      return fileReport(written.plan, written.number);
    });
  }

  async check(given: GoodsImport, report: Report): Promise<GoodsReport> {
    const { db, now } = this.deps;
    return toReport((await planGoods(new GoodsRepository(db), given, now(), report)).plan, null);
  }

  /** Writes all rows or none. */
  async import(given: GoodsImport, author: string, report: Report): Promise<GoodsReport> {
    return this.deps.db.transaction((tx) => this.importIn(tx, given, author, report));
  }

  /** Imports of others wait until the end of the transaction. */
  lock(tx: Db): Promise<void> {
    return new GoodsRepository(tx).lock();
  }

  /** Writes all rows, in the transaction of the caller, which a refusal has ended. */
  async importIn(tx: Db, given: GoodsImport, author: string, report?: Report): Promise<GoodsReport> {
    const { plan, number } = await this.write(tx, given, author, report);
    return toReport(plan, number);
  }

  private async write(
    tx: Db,
    given: GoodsImport,
    author: string,
    report?: Report,
  ): Promise<{ plan: Plan; number: number | null }> {
    const { now, decisions } = this.deps;
    const repository = new GoodsRepository(tx);
    const plan = await importGoods(repository, given, now(), report).catch((error: unknown) => {
      throw takenProblem(error, given) ?? error;
    });
    if (plan.rows.length === 0) return { plan, number: null };
    await this.redirectMoved(tx, plan, author);
    const number = await repository.addImport(now(), author);
    await repository.addChanges(
      plan.rows.map(({ table, key, before, after }) => ({ import_id: number, table_name: table, key, before, after })),
    );
    await decisions.record(tx, {
      ...{ author, noun: NOUN, subject: String(number), action: 'import', text: inWords(toReport(plan, number)) },
    });
    return { plan, number };
  }

  /** Former addresses of products lead to the new ones, which themselves lead nowhere else. */
  private async redirectMoved(tx: Db, { rows }: Plan, author: string) {
    const { redirects, now } = this.deps;
    const placed = rows.filter(({ table, after }) => table === 'products' && after.slug !== undefined);
    if (placed.length === 0) return;
    const addressIn = ({ slug }: Fields) => paths.product(slug as string);
    await redirects.forgetAll(
      tx,
      placed.map(({ after }) => addressIn(after)),
    );
    for (const { before, after } of placed)
      if (before) await redirects.send(tx, { from: addressIn(before), to: addressIn(after), author, at: now() });
  }

  /** Deletes the imports of an author before a day, with what an undo of them would need. */
  forget(author: string, before: Date) {
    return new GoodsRepository(this.deps.db).deleteImports(author, before);
  }

  /** Writes what the last import changed as it was before; refuses when `number` is given and another one is the last. */
  async undo(author: string, number: number | undefined, report: Report): Promise<GoodsReport> {
    const { db, now, decisions } = this.deps;
    return db.transaction(async (tx) => {
      const repository = new GoodsRepository(tx);
      await repository.lock();
      const last = await repository.lastImport();
      if (!last) throw new ProblemError(409, 'goods_undo', 'Отменять нечего: загрузок не\u00a0было');
      if (number !== undefined && number !== last.id)
        throw new ProblemError(
          409,
          'goods_undo',
          `Последняя загрузка теперь другая: №\u00a0${last.id} (${last.author}). Проверьте её и\u00a0повторите`,
        );
      report({ stage: 'check', done: 0, total: 0 });
      const changes = await repository.changesOf(last.id);
      const former = changes.map(({ before }) => (before ?? {}) as Fields);
      const articles = [...changes.map(({ key }) => key), ...former.flatMap(articlesIn)];
      const known = await readKnown(repository, { articles, slugs: [], files: former.flatMap(filesIn) });
      const plan = await planUndo(repository, last.id, changes, known, report);
      await writeGoods(repository, plan, known, report);
      await this.redirectMoved(tx, plan, author);
      await repository.markUndone(last.id, now());
      const undone = toReport(plan, last.id);
      await decisions.record(tx, {
        ...{ author, noun: NOUN, subject: String(last.id), action: 'undo', text: inWords(undone) },
      });
      return undone;
    });
  }
}

const changedProblem = () =>
  new ProblemError(409, 'goods_changed', 'Каталог или\u00a0файл изменился после проверки. Проверьте файл ещё раз');

/** Names the row and the column of a value that another row has while the import is written. */
function takenProblem(error: unknown, { products }: GoodsImport): ProblemError | undefined {
  const taken = uniqueViolationOf(error);
  if (!taken) return undefined;
  const { constraint, values } = taken;
  // Rows are written in turn, so that an address is free only after the row that gives it up.
  const index = constraint === 'products_slug_key' ? products.findIndex(({ slug }) => slug === values) : -1;
  const message =
    index < 0
      ? `Значение уже есть в другой строке базы: ${values} (${constraint})`
      : `Адрес ${values} — у товара, который получает другой адрес этой же загрузкой: сначала загрузите тот товар`;
  return new ProblemError(
    409,
    'goods_taken',
    message,
    index < 0 ? {} : { fields: { [`products.${index}.slug`]: message } },
  );
}

/** Rows named in a refusal. */
const MAX_NAMED = 10;

const columnTitle = (table: PlannedRow['table'], name: string): string => {
  const columns: Readonly<Record<string, { title: string }>> = goodsTables[table].columns;
  return columns[name]?.title ?? name;
};

/** Plans the undo of an import; refuses when a field that it wrote has another value now. */
async function planUndo(
  repository: GoodsRepository,
  importId: number,
  changes: Awaited<ReturnType<GoodsRepository['changesOf']>>,
  known: Known,
  report: Report,
): Promise<Plan> {
  const touched: string[] = [];
  const rows: PlannedRow[] = [];
  for (let start = 0; start < changes.length; start += BATCH) {
    const some = changes.slice(start, start + BATCH);
    const products = await productsByArticle(
      repository,
      known,
      some.filter(({ table_name }) => table_name === 'products').map(({ key }) => key),
    );
    for (const { table_name: table, key, before, after } of some) {
      const product = products.get(key);
      const fields: Fields | undefined = table === 'products' ? product?.fields : known[table].get(key);
      const written = after as Fields;
      const others = Object.keys(written).filter((name) => !isSame(name, fields?.[name] ?? [], written[name] ?? []));
      if (others.length) touched.push(`${key}: ${others.map((name) => `«${columnTitle(table, name)}»`).join(', ')}`);
      if (!fields || others.length) continue;
      const stored = product && { stored: product.row };
      const row = planRow(table, key, fieldsBefore(table, before), { fields, ...stored });
      if (row) rows.push(row);
    }
    report({ stage: 'check', done: start + some.length, total: changes.length });
  }
  const removed = rows.flatMap(({ after }) => filesIn(after)).filter((file) => !known.media.has(file));
  if (removed.length)
    throw new ProblemError(
      409,
      'goods_undo',
      `Загрузку ${importId} нельзя отменить: после неё удалены файлы ${[...new Set(removed)].join(', ')}`,
    );
  if (touched.length) {
    const more = touched.length > MAX_NAMED ? ` и\u00a0ещё ${touched.length - MAX_NAMED}` : '';
    throw new ProblemError(
      409,
      'goods_undo',
      `Загрузку ${importId} нельзя отменить: после неё изменены ${touched.slice(0, MAX_NAMED).join('; ')}${more}`,
    );
  }
  return { rows, unchanged: changes.length - rows.length };
}
