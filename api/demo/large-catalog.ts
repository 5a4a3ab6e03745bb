import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { DAY } from '@site/kernel/dates';
import { asc, inArray, sql } from 'drizzle-orm';
import { readConfig } from '../src/config.ts';
import { type Db, openDatabase } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { attributes, productAttributes, products } from '../src/tables/catalog-tables.ts';
import { transliterate } from '../src/text/transliterate.ts';
import { goodsFiles } from './goods.ts';
import { seedIfEmpty } from './seed.ts';
import { createArticles } from './similar-articles.ts';

type Product = typeof products.$inferSelect;
type Value = typeof productAttributes.$inferSelect;

const CHUNK = 1_000;
/** Products derived and written at a time, so that the memory does not grow with the catalogue. */
const BATCH = 20_000;
const ANALOGS = 4;

/** Product lines of a series. Few, so that the series filter stays readable. */
const LINES = ['Pro', 'Eco', 'Max', 'City', 'Arctic', 'Smart', 'Duo', 'Plus'] as const;

/** Deterministic pseudo-random number below `limit`, so that an article always has the same stock and popularity. */
const spread = (text: string, limit: number): number =>
  createHash('sha256').update(text).digest().readUInt32BE(0) % limit;

/** Deterministic factor from 0.75 to 1.3. */
const factor = (text: string) => 0.75 + spread(text, 56) / 100;

const decimal = new Intl.NumberFormat('ru-RU', { maximumFractionDigits: 2 });

function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

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

/** Returns the suffix of a model's modification: A1 … Z9, then AA1 …. */
function modification(index: number): string {
  const [letters, digit] = [Math.floor(index / 9), (index % 9) + 1];
  const name = (rest: number): string =>
    rest < 0 ? '' : name(Math.floor(rest / 26) - 1) + String.fromCharCode(65 + (rest % 26));
  return `${name(letters)}${digit}`;
}

function priceOf(price: number | null, seed: string): number | null {
  if (price === null || spread(`price ${seed}`, 100) === 0) return null;
  const grain = price < 2_000 ? 10 : 100;
  return Math.max(grain, Math.round((price * factor(`price of ${seed}`)) / grain) * grain);
}

const badgesOf = (article: string): Product['badges'] => {
  const roll = spread(`extra ${article}`, 200);
  if (roll < 2) return ['new'];
  if (roll < 4) return ['hit'];
  if (roll === 4) return ['promo'];
  return roll < 8 ? ['discontinued'] : [];
};

/** Most products are in stock; the rest cover every other state. */
function stockOf(article: string, price: number | null, badges: Product['badges']): Product['stock_state'] {
  if (badges.includes('discontinued')) return 'discontinued';
  if (price === null) return 'on_request';
  const roll = spread(`stock ${article}`, 20);
  if (roll === 0) return 'expected';
  if (roll <= 2) return 'low_stock';
  return roll === 3 ? 'backorder' : 'in_stock';
}

/** A similar product, `round` times derived: the same texts and drawing, with another line, price and stock. */
function derive(base: Product, round: number, id: number, article: string, now: Date): Product {
  const model = `${LINES[round % LINES.length]!} ${modification(Math.floor(round / LINES.length))}`;
  const price = priceOf(base.price_retail, article);
  const badges = badgesOf(article);
  const state = stockOf(article, price, badges);
  const quantity = { in_stock: 8 + spread(article, 120), low_stock: 1 + spread(article, 6) }[state as 'in_stock'] ?? 0;
  return {
    ...base,
    id,
    article,
    old_articles: [],
    slug: `${base.slug}-${transliterate(model)}`,
    name: base.name.replace(/^[^,]*/, (kind) => `${kind} ${model}`),
    series: `${base.series} ${LINES[round % LINES.length]!}`,
    price_retail: price,
    badges,
    stock_state: state,
    stock_qty: quantity,
    stock_date: null,
    lead_weeks: state === 'backorder' ? 3 + spread(article, 6) : null,
    successor_id: state === 'discontinued' ? base.id : null,
    popularity: spread(`popularity ${article}`, 900) + (badges.includes('hit') ? 1_000 : 0),
    created_at: new Date(
      now.getTime() - (badges.includes('new') ? 10 + (round % 10) : 120 + spread(article, 900)) * DAY,
    ),
  };
}

/** Numbers in steps of the filter; another value of the same category for a quarter of the words. */
function vary(value: Value, step: number | undefined, others: readonly Value[], product: Product): Value {
  const own = { ...value, product_id: product.id };
  const seed = `${value.code} ${product.article}`;
  if (step !== undefined && value.num !== null) {
    const scaled = Math.round((value.num * factor(seed)) / step) * step;
    const num = Number(Math.max(step, scaled).toFixed(2));
    return { ...own, num, value: String(num), label: decimal.format(num) };
  }
  const other = spread(seed, 4) === 0 ? others[spread(`other ${seed}`, others.length)] : undefined;
  return other ? { ...other, product_id: product.id } : own;
}

/** Returns the products of the same category with the nearest prices. */
function analogsOf(derived: readonly Product[]) {
  return [...groupBy(derived, ({ category_id }) => category_id).values()].flatMap((group) => {
    const byPrice = group.toSorted((a, b) => (a.price_retail ?? 0) - (b.price_retail ?? 0));
    return byPrice.flatMap(({ id }, index) =>
      byPrice
        .slice(Math.max(0, index - ANALOGS / 2), index + ANALOGS / 2 + 1)
        .filter((other) => other.id !== id)
        .map((other, sort) => ({ product_id: id, related_id: other.id, kind: 'analog', position: '', sort })),
    );
  });
}

type Made = { base: Product; product: Product };

/** Writes products with the categories, documents and accessories of those that they derive from. */
async function addProducts(db: Db, made: readonly Made[], valuesOf: (one: Made) => Value[]) {
  const bases = sql`jsonb_to_recordset(${JSON.stringify(
    made.map(({ base, product }) => ({ base: base.id, id: product.id })),
  )}::jsonb) as d (base int, id int)`;
  await db.transaction(async (tx) => {
    await insertRows(
      tx,
      'products',
      made.map(({ product }) => product),
    );
    await insertRows(tx, 'product_attributes', made.flatMap(valuesOf));
    await insertRows(tx, 'product_relations', analogsOf(made.map(({ product }) => product)));
    await tx.execute(sql`insert into product_categories (category_id, product_id)
      select c.category_id, d.id from product_categories c join ${bases} on d.base = c.product_id`);
    await tx.execute(sql`insert into product_documents (document_id, product_id)
      select c.document_id, d.id from product_documents c join ${bases} on d.base = c.product_id`);
    await tx.execute(sql`insert into product_relations (product_id, related_id, kind, position, sort)
      select d.id, r.related_id, r.kind, r.position, r.sort from product_relations r join ${bases} on d.base = r.product_id
      where r.kind in ('accessory', 'accessory_required')`);
  });
}

/** Adds products derived from the seeded ones until there are `total`. */
export async function growCatalog(db: Db, total: number, now: Date): Promise<number> {
  const known = await db.select({ id: products.id, article: products.article }).from(products);
  const seeded = goodsFiles(now).products.map(({ article }) => article);
  const bases = await db.select().from(products).where(inArray(products.article, seeded)).orderBy(asc(products.id));
  const categoryOf = new Map(bases.map(({ id, category_id }) => [id, category_id]));
  const values = await db
    .select()
    .from(productAttributes)
    .where(inArray(productAttributes.product_id, [...categoryOf.keys()]));
  const ofBase = groupBy(values, ({ product_id }) => product_id);
  const kindOf = ({ code, product_id }: Value) => `${code} ${categoryOf.get(product_id)}`;
  const alike = groupBy(values, kindOf);
  const rows = await db.select().from(attributes);
  const steps = new Map(rows.map(({ code, type, step }) => [code, type === 'range' ? step : undefined]));
  const articleLike = createArticles(known.map(({ article }) => article));

  function valuesOf({ base, product }: Made): Value[] {
    const varied = (ofBase.get(base.id) ?? []).map((value) =>
      vary(value, steps.get(value.code), alike.get(kindOf(value)) ?? [], product),
    );
    return [...new Map(varied.map((value) => [`${value.code} ${value.value}`, value])).values()];
  }

  let lastId = known.reduce((last, { id }) => Math.max(last, id), 0);
  for (let from = known.length; from < total; from += BATCH) {
    const made = Array.from({ length: Math.min(BATCH, total - from) }, (_, index) => {
      const number = from - bases.length + index;
      const base = bases[number % bases.length]!;
      const round = Math.floor(number / bases.length);
      return { base, product: derive(base, round, (lastId += 1), articleLike(base.article), now) };
    });
    await addProducts(db, made, valuesOf);
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
