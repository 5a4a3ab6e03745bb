import type {
  AttributeLine,
  CategoryLine,
  GoodsChange,
  GoodsImport,
  GoodsProgress,
  ProductLine,
} from '@site/contracts/manage-goods';
import { goodsTables, type GoodsTable } from '@site/contracts/manage-goods';
import { normaliseArticle } from '@site/kernel/article';
import { readNumber } from '@site/kernel/typed-numbers';
import { setImmediate } from 'node:timers/promises';
import type { MediaRow } from '../../tables/media-tables.ts';
import { columnFacets } from '../catalog/facets.ts';
import { typographDeep } from '../../text/typograph-deep.ts';
import { transliterate } from '../../text/transliterate.ts';
import {
  attributeFinder,
  type AttributeRow,
  CategoryTree,
  type Fields,
  grouped,
  isSame,
  newAttribute,
  newCategory,
  newProduct,
  type ProductRow,
  toAttributeFields,
  toCategoryFields,
  toProductFields,
  valueRow,
  VALUES,
} from './goods-fields.ts';
import type { GoodsRepository } from './goods-repository.ts';

/** Products read and compared at a time; requests of visitors are served in between. */
export const BATCH = 500;

/** Called after each batch. */
export type Report = (progress: GoodsProgress) => void;

/** Errors listed at once. */
const MAX_FINDINGS = 1_000;

export type PlannedRow = Pick<GoodsChange, 'table' | 'key' | 'kind'> & {
  /** The changed fields; null: the row is new. */
  before: Fields | null;
  after: Fields;
  /** All fields of the row after the change. */
  next: Fields;
  stored: ProductRow | undefined;
};

export type Plan = { rows: PlannedRow[]; unchanged: number };

/** Messages by the path in the request, such as `products.3.price`. */
class Findings {
  readonly fields: Record<string, string> = {};
  private count = 0;

  add(table: GoodsTable, index: number, name: string, message: string) {
    this.count += 1;
    if (this.count <= MAX_FINDINGS) this.fields[`${table}.${index}.${name}`] ??= message;
  }

  get any(): boolean {
    return this.count > 0;
  }
}

export type KnownTree = {
  tree: CategoryTree;
  attributes: ReadonlyMap<string, Fields>;
  categories: ReadonlyMap<string, Fields>;
};

/** State of the database before an import, as far as the import can touch it. */
export type Known = KnownTree & {
  keys: Awaited<ReturnType<GoodsRepository['keys']>>;
  idOf: ReadonlyMap<string, number>;
  /** Uploaded files by name. */
  media: ReadonlyMap<string, Awaited<ReturnType<GoodsRepository['media']>>[number]>;
};

export async function readTree(repository: GoodsRepository): Promise<KnownTree> {
  const [attributeRows, categoryRows] = [await repository.attributes(), await repository.categories()];
  const tree = new CategoryTree(categoryRows);
  return {
    tree,
    attributes: new Map(attributeRows.map((row) => [row.code, toAttributeFields(row)])),
    categories: new Map(categoryRows.map((row) => [row.slug, toCategoryFields(row, tree.slugOf)])),
  };
}

type Named = { articles: string[]; slugs: string[]; files: string[] };

export async function readKnown(repository: GoodsRepository, { articles, slugs, files }: Named): Promise<Known> {
  const keys = await repository.keys(articles, slugs);
  const media = files.length ? await repository.media(files) : [];
  return {
    ...(await readTree(repository)),
    keys,
    idOf: new Map(keys.map(({ id, article }) => [article, id])),
    media: new Map(media.map((file) => [file.name, file])),
  };
}

/** The articles that fields of a product name: its successor, accessories, spare parts and analogs. */
export function articlesIn(fields: Fields): string[] {
  const { successor, accessories_required, accessories, spare_parts, analogs } = fields as Partial<ProductLine>;
  return [
    ...(successor ? [successor] : []),
    ...[accessories_required, accessories, analogs].flatMap((articles) => articles ?? []),
    ...(spare_parts ?? []).map(({ article }) => article),
  ];
}

/** The uploaded files that fields of a product name. */
export function filesIn(fields: Fields): string[] {
  const { photos, turn, videos, documents } = fields as Partial<ProductLine>;
  return [...(photos ?? []), ...(turn ?? []), ...(videos ?? []), ...(documents ?? []).map(({ file }) => file)];
}

/** The addresses that a new product may get, the preferred one first. */
const slugsFor = ({ article, name = '' }: ProductLine): [string, string] => [
  transliterate(name),
  transliterate(`${name} ${article}`),
];

/** Calls back for each row. After each batch, requests of visitors are served. */
async function eachRow<Row>(rows: readonly Row[], work: (row: Row, index: number) => void): Promise<void> {
  for (const [index, row] of rows.entries()) {
    work(row, index);
    if ((index + 1) % BATCH === 0) await setImmediate();
  }
}

/** Reads what the products of an import can touch. */
export async function readKnownFor(repository: GoodsRepository, { products }: GoodsImport): Promise<Known> {
  const named: Named = { articles: [], slugs: [], files: [] };
  await eachRow(products, (line) => {
    named.articles.push(line.article, ...articlesIn(line));
    named.slugs.push(...slugsFor(line), ...(line.slug === undefined ? [] : [line.slug]));
    named.files.push(...filesIn(line));
  });
  return readKnown(repository, named);
}

type KnownProduct = { row: ProductRow; fields: Fields };

/** Adds what other tables say about the products. */
export async function withFields(
  repository: GoodsRepository,
  { tree }: KnownTree,
  rows: readonly ProductRow[],
): Promise<KnownProduct[]> {
  const ids = rows.map(({ id }) => id);
  const successors = await repository.articles(rows.flatMap(({ successor_id }) => successor_id ?? []));
  const articleOf = new Map(successors.map(({ id, article }) => [id, article]));
  const places = grouped(await repository.places(ids), ({ product_id }) => product_id);
  const values = grouped(await repository.values(ids), ({ product_id }) => product_id);
  const relations = grouped(await repository.relations(ids), ({ product_id }) => product_id);
  const photos = grouped(await repository.mediaOf('photos', ids), ({ product_id }) => product_id);
  const turns = grouped(await repository.mediaOf('turn', ids), ({ product_id }) => product_id);
  const videos = grouped(await repository.mediaOf('videos', ids), ({ product_id }) => product_id);
  const files = grouped(await repository.files(ids), ({ product_id }) => product_id);
  return rows.map((row) => ({
    row,
    fields: toProductFields(row, {
      tree,
      articleOf,
      places: places.get(row.id) ?? [],
      values: values.get(row.id) ?? [],
      relations: relations.get(row.id) ?? [],
      photos: photos.get(row.id) ?? [],
      turn: turns.get(row.id) ?? [],
      videos: videos.get(row.id) ?? [],
      files: files.get(row.id) ?? [],
    }),
  }));
}

export async function productsByArticle(repository: GoodsRepository, known: KnownTree, articles: string[]) {
  const rows = articles.length ? await repository.products(articles) : [];
  const found = await withFields(repository, known, rows);
  return new Map(found.map((product) => [product.row.article, product]));
}

/** Compares the given fields with the known ones; undefined when they are equal. */
export function planRow(
  table: GoodsTable,
  key: string,
  given: Fields,
  known: { fields: Fields; stored?: ProductRow } | undefined,
): PlannedRow | undefined {
  if (!known) return { table, key, kind: 'added', before: null, after: given, next: given, stored: undefined };
  const { fields, stored } = known;
  const absent = (name: string) => (name.startsWith(VALUES) ? [] : null);
  const changed = Object.keys(given).filter((name) => !isSame(name, fields[name] ?? absent(name), given[name]));
  if (changed.length === 0) return undefined;
  const before = Object.fromEntries(changed.map((name) => [name, fields[name] ?? absent(name)]));
  const after = Object.fromEntries(changed.map((name) => [name, given[name]]));
  const hidden = after[table === 'products' ? 'published' : 'visible'] === false;
  const kind = hidden ? 'withdrawn' : 'changed';
  return { table, key, kind, before, after, next: { ...fields, ...after }, stored };
}

const FILL_IN = 'Заполните: строка новая';

/** Reports the required columns that a new row does not have. */
function requireColumns(table: GoodsTable, index: number, given: Fields, findings: Findings) {
  for (const [name, { required }] of Object.entries(goodsTables[table].columns))
    if (required && (given[name] === undefined || given[name] === '')) findings.add(table, index, name, FILL_IN);
}

/** Reports rows of the same key. */
function requireUnique(table: GoodsTable, keys: readonly string[], findings: Findings) {
  const seen = new Set<string>();
  keys.forEach((key, index) => {
    if (seen.has(key)) findings.add(table, index, goodsTables[table].key, `${key} уже есть в другой строке`);
    seen.add(key);
  });
}

function planAttributes(lines: readonly AttributeLine[], known: Known, findings: Findings) {
  const all = new Map(known.attributes);
  const planned = lines.map(({ code, ...line }, index) => {
    const given = typographDeep<Fields>(line);
    const fields = known.attributes.get(code);
    if (!fields) requireColumns('attributes', index, { ...given, code }, findings);
    if (fields && given.type !== undefined && given.type !== fields.type)
      findings.add('attributes', index, 'type', 'Вид существующей характеристики не меняется');
    const row = planRow('attributes', code, fields ? given : { ...newAttribute, ...given }, fields && { fields });
    if (row) all.set(code, row.next);
    return row;
  });
  requireUnique(
    'attributes',
    lines.map(({ code }) => code),
    findings,
  );
  return { planned, all };
}

const isColumnFacet = (code: string) => columnFacets.some((facet) => facet.code === code);

function planCategories(
  lines: readonly CategoryLine[],
  known: Known,
  attributes: ReadonlyMap<string, Fields>,
  findings: Findings,
) {
  const all = new Map(known.categories);
  const planned = lines.map(({ slug, ...line }, index) => {
    const given = typographDeep<Fields>(line);
    const fields = known.categories.get(slug);
    if (!fields) requireColumns('categories', index, { ...given, slug }, findings);
    const unknown = (line.facets ?? []).filter((code) => !isColumnFacet(code) && !attributes.has(code));
    if (unknown.length) findings.add('categories', index, 'facets', `Нет характеристик ${unknown.join(', ')}`);
    const row = planRow('categories', slug, fields ? given : { ...newCategory(given), ...given }, fields && { fields });
    if (row) all.set(slug, row.next);
    return row;
  });
  lines.forEach(({ slug, parent }, index) => {
    if (!parent) return;
    if (!all.has(parent)) findings.add('categories', index, 'parent', `Нет категории ${parent}`);
    const above = new Set<unknown>([slug]);
    for (let at: unknown = parent; typeof at === 'string'; at = all.get(at)?.parent) {
      if (above.has(at)) {
        findings.add('categories', index, 'parent', 'Категория оказалась бы внутри самой себя');
        break;
      }
      above.add(at);
    }
  });
  requireUnique(
    'categories',
    lines.map(({ slug }) => slug),
    findings,
  );
  return { planned, all };
}

/** State after the import, for checks of products. */
type Surroundings = {
  categories: ReadonlyMap<string, Fields>;
  attributes: ReadonlyMap<string, Fields>;
  find: (name: string) => string[];
  articles: ReadonlySet<string>;
};

const isFlag = (label: string) => ['да', 'нет'].includes(label);

/** A product has each value of an attribute once: labels that differ in letter case or spaces are one value. */
const storedValue = (code: string, type: unknown, label: string) =>
  valueRow(0, code, type as AttributeRow['type'], typographDeep(label)).value;

/** Converts attributes by label to fields by code. */
function valueFields(index: number, line: ProductLine, around: Surroundings, findings: Findings): Fields {
  const named = Object.entries(line.attributes ?? {}).flatMap(([name, labels]) => {
    const report = (message: string) => findings.add('products', index, `attributes.${name}`, message);
    const [code, ...others] = around.find(name);
    if (!code) report('Нет такой характеристики');
    if (others.length)
      report(`Так называются несколько характеристик: укажите код, ${[code, ...others].join(' или ')}`);
    if (!code || others.length) return [];
    const type = around.attributes.get(code)?.type;
    for (const same of grouped(new Set(labels), (label) => storedValue(code, type, label)).values())
      if (same.length > 1) report(`${same.map((label) => `«${label}»`).join(' и ')} — одно и то же значение`);
    for (const label of labels) {
      if (type === 'range' && readNumber(label) === null) report(`«${label}» — не число`);
      if (type === 'flag' && !isFlag(label)) report(`«${label}» — не да и не нет`);
    }
    return [[VALUES + code, [...new Set(labels)]] as const];
  });
  return Object.fromEntries(named);
}

function checkReferences(index: number, line: ProductLine, around: Surroundings, findings: Findings) {
  const report = (name: string, message: string) => findings.add('products', index, name, message);
  const { categories, articles, find } = around;
  if (line.category !== undefined && !categories.has(line.category))
    report('category', `Нет категории ${line.category}`);
  for (const slug of line.more_categories ?? [])
    if (!categories.has(slug)) report('more_categories', `Нет категории ${slug}`);
  for (const label of line.key_attributes ?? [])
    if (find(label).length === 0) report('key_attributes', `Нет характеристики «${label}»`);
  const references = {
    successor: line.successor ? [line.successor] : [],
    accessories_required: line.accessories_required ?? [],
    accessories: line.accessories ?? [],
    spare_parts: (line.spare_parts ?? []).map(({ article }) => article),
    analogs: line.analogs ?? [],
  };
  for (const [name, list] of Object.entries(references)) {
    const unknown = list.filter((article) => !articles.has(article));
    if (unknown.length) report(name, `Нет товаров с артикулом ${unknown.join(', ')}`);
    if (list.includes(line.article)) report(name, 'Товар ссылается на самого себя');
    if (new Set(list).size < list.length) report(name, 'Артикул указан дважды');
  }
}

/** Keeps the stock the sum of its warehouses: they give the sum, and another sum alone makes them unknown. */
function withStock(index: number, fields: Fields, known: Fields | undefined, findings: Findings): Fields {
  const { stocks = [], stock_qty } = fields as Partial<ProductLine>;
  if (stocks.length === 0)
    return stock_qty === undefined || stock_qty === known?.stock_qty ? fields : { ...fields, stocks };
  const sum = stocks.reduce((all, { qty }) => all + qty, 0);
  const report = (name: string, message: string) => findings.add('products', index, name, message);
  if (stock_qty !== undefined && stock_qty !== sum) report('stock_qty', `Остаток ${stock_qty}, а по складам ${sum}`);
  if (new Set(stocks.map(({ warehouse }) => warehouse)).size < stocks.length) report('stocks', 'Склад указан дважды');
  const byName = stocks.filter(({ qty }) => qty > 0).sort((a, b) => a.warehouse.localeCompare(b.warehouse, 'ru'));
  return { ...fields, stocks: byName, stock_qty: sum };
}

/** File names stay as they are typed: typography would bind their spaces. */
const withFileNames = (fields: Fields, { photos, turn, videos, documents }: ProductLine): Fields => ({
  ...fields,
  ...(photos && { photos }),
  ...(turn && { turn }),
  ...(videos && { videos }),
  ...(documents && { documents: documents.map((item) => ({ ...item, title: typographDeep(item.title) })) }),
});

/** Kinds of media files by the column that names them. */
const fileColumns = {
  photos: { kinds: ['photo', 'drawing'], wrong: 'не фотография и не чертёж SVG' },
  turn: { kinds: ['photo'], wrong: 'не фотография' },
  videos: { kinds: ['video'], wrong: 'не видео' },
  documents: { kinds: ['document'], wrong: 'не документ' },
} satisfies Record<string, { kinds: readonly MediaRow['kind'][]; wrong: string }>;

function checkFiles(index: number, line: ProductLine, media: Known['media'], findings: Findings) {
  const check = (name: keyof typeof fileColumns, files: readonly string[]) => {
    const { kinds, wrong }: { kinds: readonly string[]; wrong: string } = fileColumns[name];
    const report = (message: string) => findings.add('products', index, name, message);
    for (const file of files) {
      const found = media.get(file);
      if (!found) report(`Нет файла ${file}: сначала загрузите его`);
      else if (!kinds.includes(found.kind)) report(`${file} — ${wrong}`);
    }
    if (new Set(files).size < files.length) report('Файл указан дважды');
  };
  check('photos', line.photos ?? []);
  check('turn', line.turn ?? []);
  check('videos', line.videos ?? []);
  check(
    'documents',
    (line.documents ?? []).map(({ file }) => file),
  );
}

/** Reports articles that a visitor could not tell apart, and addresses that two products would have. */
async function checkKeys(
  lines: readonly ProductLine[],
  slugs: ReadonlyMap<string, string>,
  known: Known,
  findings: Findings,
) {
  const byKey = new Map(known.keys.map(({ article }) => [normaliseArticle(article), article]));
  // A product of the import with an address of its own follows in its row.
  const others = known.keys.filter(({ article }) => !slugs.has(article));
  const bySlug = new Map(others.map(({ article, slug }) => [slug, article]));
  await eachRow(lines, ({ article }, index) => {
    const other = byKey.get(normaliseArticle(article));
    if (other !== undefined && other !== article)
      findings.add('products', index, 'article', `Уже есть похожий: ${other}`);
    else byKey.set(normaliseArticle(article), article);
    const slug = slugs.get(article);
    if (slug === undefined) return;
    const owner = bySlug.get(slug);
    if (owner !== undefined && owner !== article)
      findings.add('products', index, 'slug', `Адрес ${slug} — у товара ${owner}`);
    else bySlug.set(slug, article);
  });
}

/** Returns typed addresses, and addresses of new products made from their names. */
async function slugsOf(lines: readonly ProductLine[], known: Known): Promise<Map<string, string>> {
  const typed = new Map(lines.flatMap(({ article, slug }) => (slug === undefined ? [] : [[article, slug] as const])));
  const taken = new Set([...known.keys.map(({ slug }) => slug), ...typed.values()]);
  await eachRow(lines, (line) => {
    if (typed.has(line.article) || known.idOf.has(line.article)) return;
    const [plain, withArticle] = slugsFor(line);
    const slug = taken.has(plain) ? withArticle : plain;
    taken.add(slug);
    typed.set(line.article, slug);
  });
  return typed;
}

/** Takes attributes that a product loses off its card: an import of the attribute alone does not name the card. */
function withoutLost(given: Fields, known: Fields, find: Surroundings['find']): Fields {
  const next = { ...known, ...given };
  const labelsOf = (fields: Fields, code: string) => (fields[VALUES + code] ?? []) as string[];
  const has = (fields: Fields, label: string) => find(label).some((code) => labelsOf(fields, code).length > 0);
  const cards = next.key_attributes as string[];
  const kept = cards.filter((label) => has(next, label) || !has(known, label));
  return kept.length < cards.length ? { ...given, key_attributes: kept } : given;
}

/** Plans an import: all rows that it changes, or all of its errors. */
export async function planImport(
  repository: GoodsRepository,
  given: GoodsImport,
  known: Known,
  now: Date,
  report: Report,
): Promise<{ plan: Plan; findings: Findings }> {
  const findings = new Findings();
  const attributes = planAttributes(given.attributes, known, findings);
  const categories = planCategories(given.categories, known, attributes.all, findings);
  const around: Surroundings = {
    attributes: attributes.all,
    categories: categories.all,
    find: attributeFinder([...attributes.all].map(([code, { label }]) => [code, String(label)])),
    articles: new Set([...known.idOf.keys(), ...given.products.map(({ article }) => article)]),
  };
  const articles = given.products.map(({ article }) => article);
  requireUnique('products', articles, findings);
  const slugs = await slugsOf(given.products, known);
  await checkKeys(given.products, slugs, known, findings);

  const planned: (PlannedRow | undefined)[] = [...attributes.planned, ...categories.planned];
  for (let start = 0; start < given.products.length; start += BATCH) {
    const lines = given.products.slice(start, start + BATCH);
    const stored = await productsByArticle(
      repository,
      known,
      lines.map(({ article }) => article),
    );
    lines.forEach((line, offset) => {
      const index = start + offset;
      checkReferences(index, line, around, findings);
      checkFiles(index, line, known.media, findings);
      const { article, attributes: _values, ...rest } = line;
      const product = stored.get(article);
      const typed = withFileNames(
        typographDeep<Fields>({ ...rest, ...valueFields(index, line, around, findings) }),
        line,
      );
      const fields = withStock(index, typed, product?.fields, findings);
      if (!product) requireColumns('products', index, line, findings);
      planned.push(
        product
          ? planRow('products', article, withoutLost(fields, product.fields, around.find), {
              fields: product.fields,
              stored: product.row,
            })
          : planRow('products', article, { ...newProduct(now), slug: slugs.get(article), ...fields }, undefined),
      );
    });
    report({ stage: 'check', done: start + lines.length, total: given.products.length });
    await setImmediate();
  }
  const rows = planned.filter((row) => row !== undefined);
  const unchanged = planned.length - rows.length;
  if (given.replace) {
    const absent = await repository.publishedBesides(articles);
    for (let start = 0; start < absent.length; start += BATCH) {
      const some = absent.slice(start, start + BATCH);
      for (const [article, { row, fields }] of await productsByArticle(repository, known, some))
        rows.push(planRow('products', article, { published: false }, { fields, stored: row })!);
    }
  }
  return { plan: { rows, unchanged }, findings };
}
