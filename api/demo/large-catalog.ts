import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { readConfig } from '../src/config.ts';
import { type Db, openDatabase, rowsOf } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { products as productTable } from '../src/tables/catalog-tables.ts';
import { seedIfEmpty } from './seed.ts';
import { createArticles } from './large-catalog/articles.ts';
import { deriveFamilies } from './large-catalog/derive-families.ts';
import { type BuiltProduct, buildProducts } from './products/build-products.ts';
import { accessories, families } from './products/index.ts';
import { typographDeep } from '../src/text/typograph-deep.ts';

const CHUNK = 1_000;
/** Products derived and written at a time, so that the memory does not grow with the catalogue. */
const BATCH = 20_000;
const ANALOGS = 4;

function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

type Category = { id: number; parent_id: number | null; slug: string };

/** Inserts rows as one JSON parameter, which the database unpacks. */
async function insertRows(db: Db, table: string, rows: readonly object[]) {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(
    Object.keys(first).map((name) => sql.identifier(name)),
    sql`, `,
  );
  const name = sql.identifier(table);
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = JSON.stringify(rows.slice(start, start + CHUNK));
    await db.execute(
      sql`insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, ${chunk}::jsonb)`,
    );
  }
}

function relationsOf(built: readonly BuiltProduct[], topOf: (id: number) => string, idOf: ReadonlyMap<string, number>) {
  const byCategory = groupBy(built, ({ product }) => product.category_id);
  const neighbours = new Map<number, number[]>();
  for (const group of byCategory.values()) {
    group.sort((a, b) => (a.product.price_retail ?? 0) - (b.product.price_retail ?? 0));
    group.forEach(({ product }, index) => {
      const near = group.slice(Math.max(0, index - ANALOGS / 2), index + ANALOGS / 2 + 1);
      neighbours.set(
        product.id,
        near.map((other) => other.product.id).filter((id) => id !== product.id),
      );
    });
  }
  return built.flatMap(({ product }) => {
    const offer = accessories[topOf(product.category_id)];
    const rows = (kind: string, ids: (number | undefined)[]) =>
      ids.flatMap((related_id, sort) =>
        related_id ? [{ product_id: product.id, related_id, kind, position: '', sort }] : [],
      );
    return [
      ...rows('accessory_required', offer?.required.map((article) => idOf.get(article)) ?? []),
      ...rows('accessory', offer?.additional.map((article) => idOf.get(article)) ?? []),
      ...rows('analog', neighbours.get(product.id) ?? []),
    ];
  });
}

/** Adds derived products until there are `total`. They share the documents of the series they derive from. */
export async function growCatalog(db: Db, total: number, now: Date): Promise<number> {
  const known = await db.select({ id: productTable.id, article: productTable.article }).from(productTable);
  const categories = await rowsOf<Category>(db.execute(sql`select id, parent_id, slug from categories`));
  const documents = await rowsOf<{ id: number; series: string }>(
    db.execute(sql`select id, series from documents where series <> ''`),
  );
  const bySlug = new Map(categories.map((category) => [category.slug, category]));
  const byId = new Map(categories.map((category) => [category.id, category]));
  const lineage = (id: number): Category[] => {
    const category = byId.get(id);
    return category ? [category, ...lineage(category.parent_id ?? 0)] : [];
  };
  const seriesDocuments = groupBy(documents, ({ series }) => series);
  const documentsOf = (series: string) => seriesDocuments.get(series.slice(0, series.lastIndexOf(' '))) ?? [];
  const idOf = new Map(known.map(({ id, article }) => [article, id]));
  const articleLike = createArticles(idOf.keys());
  const seeded = families.reduce((count, { rows }) => count + rows.length, 0);
  let lastId = known.reduce((last, { id }) => Math.max(last, id), 0);

  for (let from = known.length; from < total; from += BATCH) {
    const numbers = { from: from - seeded, to: Math.min(from + BATCH, total) - seeded };
    const derived = deriveFamilies(families, numbers, articleLike);
    const built = buildProducts(now, (slug) => bySlug.get(slug)?.id ?? 0, derived, lastId);
    lastId += built.length;
    const rows = built.map(({ product: { description, short_description, ...product } }) => ({
      ...typographDeep(product),
      // These texts of the family already have their typography.
      description,
      short_description,
    }));
    await db.transaction(async (tx) => {
      await insertRows(tx, 'products', rows);
      await insertRows(
        tx,
        'product_categories',
        built.flatMap(({ product }) =>
          lineage(product.category_id).map(({ id }) => ({ category_id: id, product_id: product.id })),
        ),
      );
      await insertRows(tx, 'product_attributes', typographDeep(built.flatMap(({ attributes }) => attributes)));
      await insertRows(
        tx,
        'product_relations',
        relationsOf(built, (id) => lineage(id).at(-1)?.slug ?? '', idOf),
      );
      await insertRows(
        tx,
        'product_documents',
        built.flatMap(({ product }) =>
          documentsOf(product.series).map(({ id }) => ({ product_id: product.id, document_id: id })),
        ),
      );
    });
  }
  await db.execute(sql`analyze`);
  return Math.max(0, total - known.length);
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { products: { type: 'string', default: '50000' } } });
  const total = Number(values.products);
  if (!Number.isInteger(total) || total < 1) throw new Error('--products must be a positive whole number');
  const database = await openDatabase(readConfig(process.env));
  await migrate(database);
  await seedIfEmpty(database.db, new Date());
  const started = performance.now();
  const added = await growCatalog(database.db, total, new Date());
  console.log(`${added} products added in ${Math.round((performance.now() - started) / 1000)} s`);
  await database.close();
}
