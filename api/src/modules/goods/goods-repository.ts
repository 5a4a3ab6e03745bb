import { setTimeout } from 'node:timers/promises';
import type { GoodsTable } from '@site/contracts/manage-goods';
import { normaliseArticle } from '@site/kernel/article';
import {
  and,
  asc,
  count,
  countDistinct,
  desc,
  eq,
  getTableName,
  gt,
  ilike,
  inArray,
  isNull,
  lt,
  max,
  or,
  sql,
} from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { escapeLike } from '../../db/like.ts';
import {
  attributes,
  categories,
  productAttributes,
  productCategories,
  productRelations,
  products,
} from '../../tables/catalog-tables.ts';
import { goodsChanges, goodsImports } from '../../tables/goods-tables.ts';
import { listOrder, type Sort } from '../../db/list-order.ts';
import { mediaFiles, productFiles, productFilms, productPhotos, productTurns } from '../../tables/media-tables.ts';
import type {
  AttributeRow,
  CategoryRow,
  FileRow,
  PhotoRow,
  PlaceRow,
  ProductRow,
  RelationKind,
  RelationRow,
  ValueRow,
} from './goods-fields.ts';

/** Lock id of imports: arbitrary, but unused by other locks. */
const IMPORT_LOCK = 2_719_400_180;
/** Between two attempts to take the lock, in ms. */
const LOCK_PAUSE = 250;
/** Rows per statement: each is one JSON parameter. */
const CHUNK = 5_000;
/** Changes listed with a product. */
const LISTED = 20;
/** Values listed of an attribute. */
const LISTED_VALUES = 200;

type StoredRelation = Omit<RelationRow, 'article'> & { related_id: number; sort: number };

export type ProductFilter = {
  search: string;
  shown?: 'published' | 'withdrawn' | undefined;
  sort?: Sort<keyof typeof sorts> | undefined;
};

const sorts = {
  name: products.name,
  article: products.article,
  price: products.price_retail,
  stock: products.stock_qty,
};

function matching({ search, shown }: ProductFilter) {
  const article = escapeLike(normaliseArticle(search));
  return and(
    shown ? eq(products.is_published, shown === 'published') : undefined,
    search
      ? or(
          ilike(products.name, `%${escapeLike(search)}%`),
          article ? sql`article_key(${products.article}) like ${`%${article}%`}` : undefined,
        )
      : undefined,
  );
}

/** One parameter, however many texts there are. */
const textArray = (texts: readonly string[]) =>
  sql`(select coalesce(array_agg(value), '{}') from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))::text[]`;

/** Files of the library that a product names, by field: in an order and without more about them. */
const mediaTables = { photos: productPhotos, turn: productTurns, videos: productFilms };
export type MediaField = keyof typeof mediaTables;

export class GoodsRepository {
  constructor(private readonly db: Db) {}

  /** Imports and undos take turns. The statement timeout would end a statement that waits. The lock ends with the transaction. */
  async lock(): Promise<void> {
    for (;;) {
      const [row] = await rowsOf<{ taken: boolean }>(
        this.db.execute(sql`select pg_try_advisory_xact_lock(${IMPORT_LOCK}) as taken`),
      );
      if (row!.taken) return;
      await setTimeout(LOCK_PAUSE);
    }
  }

  /** Products with one of these articles, an article that a visitor could not tell from one, or one of these addresses. */
  keys(articles: string[], slugs: string[]) {
    const alike = articles.map(normaliseArticle);
    return this.db
      .select({ id: products.id, article: products.article, slug: products.slug })
      .from(products)
      .where(
        sql`${products.article} = any(${textArray(articles)}) or article_key(${products.article}) = any(${textArray(alike)})
          or ${products.slug} = any(${textArray(slugs)})`,
      );
  }

  /** Articles of published products, without these. */
  async publishedBesides(articles: string[]): Promise<string[]> {
    const rows = await this.db
      .select({ article: products.article })
      .from(products)
      .where(
        sql`${products.is_published} and not exists (
          select from jsonb_array_elements_text(${JSON.stringify(articles)}::jsonb) as named where named = ${products.article})`,
      )
      .orderBy(asc(products.id));
    return rows.map(({ article }) => article);
  }

  async lastId(): Promise<number> {
    const [row] = await this.db.select({ id: max(products.id) }).from(products);
    return row?.id ?? 0;
  }

  articles(ids: number[]) {
    return this.db
      .select({ id: products.id, article: products.article })
      .from(products)
      .where(inArray(products.id, ids));
  }

  attributes(): Promise<AttributeRow[]> {
    return this.db.select().from(attributes).orderBy(asc(attributes.sort), asc(attributes.code));
  }

  categories(): Promise<CategoryRow[]> {
    return this.db.select().from(categories).orderBy(asc(categories.sort), asc(categories.id));
  }

  listProducts(filter: ProductFilter, limit: number, offset: number) {
    const { id, article, name, stock_state, stock_qty } = products;
    return this.db
      .select({
        ...{ id, article, name, stock_state, stock_qty, badges: products.badges },
        ...{ price: products.price_retail, published: products.is_published },
      })
      .from(products)
      .where(matching(filter))
      .orderBy(...listOrder(filter.sort, sorts, { usual: [asc(article)], id }))
      .limit(limit)
      .offset(offset);
  }

  countProducts(filter: ProductFilter): Promise<number> {
    return this.db.$count(products, matching(filter));
  }

  productsAfter(id: number, limit: number): Promise<ProductRow[]> {
    return this.db.select().from(products).where(gt(products.id, id)).orderBy(asc(products.id)).limit(limit);
  }

  async product(id: number): Promise<ProductRow | undefined> {
    const [row] = await this.db.select().from(products).where(eq(products.id, id));
    return row;
  }

  products(articles: string[]): Promise<ProductRow[]> {
    return this.db.select().from(products).where(inArray(products.article, articles));
  }

  named(articles: string[]) {
    const { id, article, name, is_published: published } = products;
    return this.db.select({ id, article, name, published }).from(products).where(inArray(article, articles));
  }

  /** The values that products have of an attribute, the most frequent first. */
  async valuesOf(code: string): Promise<string[]> {
    const { label } = productAttributes;
    const rows = await this.db
      .select({ label })
      .from(productAttributes)
      .where(eq(productAttributes.code, code))
      .groupBy(label)
      .orderBy(desc(count()), asc(label))
      .limit(LISTED_VALUES);
    return rows.map((row) => row.label);
  }

  places(ids: number[]): Promise<PlaceRow[]> {
    return this.db.select().from(productCategories).where(inArray(productCategories.product_id, ids));
  }

  /** Returns the categories of all products, with the own one. */
  allPlaces() {
    return this.db
      .select({
        product_id: productCategories.product_id,
        category_id: productCategories.category_id,
        own: products.category_id,
      })
      .from(productCategories)
      .innerJoin(products, eq(products.id, productCategories.product_id));
  }

  /** In the order of the product page. */
  values(ids: number[]): Promise<ValueRow[]> {
    return this.db
      .select()
      .from(productAttributes)
      .where(inArray(productAttributes.product_id, ids))
      .orderBy(asc(productAttributes.num), asc(productAttributes.label));
  }

  relations(ids: number[]): Promise<RelationRow[]> {
    return this.db
      .select({
        product_id: productRelations.product_id,
        kind: productRelations.kind,
        article: products.article,
        position: productRelations.position,
      })
      .from(productRelations)
      .innerJoin(products, eq(products.id, productRelations.related_id))
      .where(inArray(productRelations.product_id, ids))
      .orderBy(asc(productRelations.sort));
  }

  /** Uploaded files with these names, locked against removal until the end of the transaction. */
  media(names: string[]) {
    return this.db
      .select({ id: mediaFiles.id, name: mediaFiles.name, kind: mediaFiles.kind })
      .from(mediaFiles)
      .where(sql`${mediaFiles.name} = any(${textArray(names)})`)
      .for('key share');
  }

  /** In the order of the field. */
  mediaOf(field: MediaField, ids: number[]): Promise<PhotoRow[]> {
    const table = mediaTables[field];
    return this.db
      .select({ product_id: table.product_id, name: mediaFiles.name })
      .from(table)
      .innerJoin(mediaFiles, eq(mediaFiles.id, table.media_id))
      .where(inArray(table.product_id, ids))
      .orderBy(asc(table.sort));
  }

  files(ids: number[]): Promise<FileRow[]> {
    return this.db
      .select({
        product_id: productFiles.product_id,
        name: mediaFiles.name,
        kind: productFiles.kind,
        title: productFiles.title,
      })
      .from(productFiles)
      .innerJoin(mediaFiles, eq(mediaFiles.id, productFiles.media_id))
      .where(inArray(productFiles.product_id, ids))
      .orderBy(asc(productFiles.sort));
  }

  putAttributes(rows: readonly AttributeRow[]) {
    return this.put('attributes', 'code', rows);
  }

  putCategories(rows: readonly CategoryRow[]) {
    return this.put('categories', 'id', rows);
  }

  putProducts(rows: readonly ProductRow[]) {
    return this.put('products', 'id', rows);
  }

  setSuccessors(rows: readonly { id: number; successor_id: number | null }[]) {
    return this.db.execute(sql`
      update products p set successor_id = r.successor_id
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id int, successor_id int) where p.id = r.id`);
  }

  async replacePlaces(ids: readonly number[], rows: readonly PlaceRow[]) {
    await this.db.delete(productCategories).where(inArray(productCategories.product_id, [...ids]));
    await this.insert('product_categories', rows);
  }

  /** Replaces the values of these attributes. */
  async replaceValues(of: readonly { product_id: number; code: string }[], rows: readonly ValueRow[]) {
    await this.db.execute(sql`
      delete from product_attributes a
      using jsonb_to_recordset(${JSON.stringify(of)}::jsonb) as r (product_id int, code text)
      where a.product_id = r.product_id and a.code = r.code`);
    await this.insert('product_attributes', rows);
  }

  async replaceRelations(of: readonly { product_id: number; kind: RelationKind }[], rows: readonly StoredRelation[]) {
    await this.db.execute(sql`
      delete from product_relations a
      using jsonb_to_recordset(${JSON.stringify(of)}::jsonb) as r (product_id int, kind text)
      where a.product_id = r.product_id and a.kind = r.kind`);
    await this.insert('product_relations', rows);
  }

  async replaceMedia(field: MediaField, ids: readonly number[], rows: readonly (typeof productPhotos.$inferSelect)[]) {
    const table = mediaTables[field];
    await this.db.delete(table).where(inArray(table.product_id, [...ids]));
    await this.insert(getTableName(table), rows);
  }

  async replaceFiles(ids: readonly number[], rows: readonly (typeof productFiles.$inferSelect)[]) {
    await this.db.delete(productFiles).where(inArray(productFiles.product_id, [...ids]));
    await this.insert('product_files', rows);
  }

  async addImport(at: Date, author: string): Promise<number> {
    const [row] = await this.db.insert(goodsImports).values({ at, author }).returning({ id: goodsImports.id });
    return row!.id;
  }

  addChanges(rows: readonly (typeof goodsChanges.$inferInsert)[]) {
    return this.insert('goods_changes', rows);
  }

  async lastImport() {
    const [row] = await this.db
      .select()
      .from(goodsImports)
      .where(isNull(goodsImports.undone_at))
      .orderBy(desc(goodsImports.id))
      .limit(1);
    return row;
  }

  /** Rows that an import added, changed and withdrew. */
  async counts(importId: number) {
    type Counts = { added: number; changed: number; withdrawn: number };
    const [row] = await rowsOf<Counts>(
      this.db.execute(sql`
        select count(*) filter (where before is null)::int as added,
          count(*) filter (where before is not null and not hidden)::int as changed,
          count(*) filter (where before is not null and hidden)::int as withdrawn
        from (select before, coalesce(after ->> 'published', after ->> 'visible', '') = 'false' as hidden
          from goods_changes where import_id = ${importId}) as changes`),
    );
    return row!;
  }

  /** Their changes go with them. */
  deleteImports(author: string, before: Date) {
    return this.db.delete(goodsImports).where(and(eq(goodsImports.author, author), lt(goodsImports.at, before)));
  }

  changesOf(importId: number) {
    return this.db
      .select()
      .from(goodsChanges)
      .where(eq(goodsChanges.import_id, importId))
      .orderBy(asc(goodsChanges.id));
  }

  /** The newest first. */
  changesOfRow(table: GoodsTable, key: string) {
    const { before, after } = goodsChanges;
    const { at, author, undone_at } = goodsImports;
    return this.db
      .select({ at, author, undone_at, before, after })
      .from(goodsChanges)
      .innerJoin(goodsImports, eq(goodsImports.id, goodsChanges.import_id))
      .where(and(eq(goodsChanges.table_name, table), eq(goodsChanges.key, key)))
      .orderBy(desc(goodsChanges.id))
      .limit(LISTED);
  }

  async lastAuthorOf(table: GoodsTable, key: string): Promise<string | undefined> {
    return (await this.changesOfRow(table, key))[0]?.author;
  }

  /** Numbers of products by category, also of those below it. */
  async productsByCategory() {
    const { category_id } = productCategories;
    const rows = await this.db
      .select({
        category_id,
        products: count(),
        published: sql<number>`count(*) filter (where ${products.is_published})::int`,
      })
      .from(productCategories)
      .innerJoin(products, eq(products.id, productCategories.product_id))
      .groupBy(category_id);
    return new Map(rows.map((row) => [row.category_id, row]));
  }

  /** Numbers of products by attribute. */
  async productsByAttribute(): Promise<ReadonlyMap<string, number>> {
    const { code, product_id } = productAttributes;
    const rows = await this.db
      .select({ code, products: countDistinct(product_id) })
      .from(productAttributes)
      .groupBy(code);
    return new Map(rows.map((row) => [row.code, row.products]));
  }

  /** Removes an empty category with its changes, which an undo would otherwise look for. */
  async removeCategory(id: number, slug: string) {
    await this.db
      .delete(goodsChanges)
      .where(and(eq(goodsChanges.table_name, 'categories'), eq(goodsChanges.key, slug)));
    await this.db.delete(categories).where(eq(categories.id, id));
  }

  /** The cards of products that have an attribute. */
  cardsWith(code: string) {
    const having = this.db
      .select({ id: productAttributes.product_id })
      .from(productAttributes)
      .where(eq(productAttributes.code, code));
    return this.db
      .select({ id: products.id, key_attributes: products.key_attributes })
      .from(products)
      .where(inArray(products.id, having));
  }

  setCards(rows: readonly Pick<ProductRow, 'id' | 'key_attributes'>[]) {
    return this.db.execute(sql`
      update products p set key_attributes = r.key_attributes
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id int, key_attributes jsonb) where p.id = r.id`);
  }

  markUndone(id: number, undone_at: Date) {
    return this.db.update(goodsImports).set({ undone_at }).where(eq(goodsImports.id, id));
  }

  /** Inserts rows with the same columns, or updates those with the key. */
  private async put(table: string, key: string, rows: readonly object[]) {
    const others = Object.keys(rows[0] ?? {}).filter((name) => name !== key);
    const set = sql.join(
      others.map((name) => sql`${sql.identifier(name)} = excluded.${sql.identifier(name)}`),
      sql`, `,
    );
    await this.insert(table, rows, sql`on conflict (${sql.identifier(key)}) do update set ${set}`);
  }

  private async insert(table: string, rows: readonly object[], onConflict = sql``) {
    const columns = sql.join(
      Object.keys(rows[0] ?? {}).map((name) => sql.identifier(name)),
      sql`, `,
    );
    const name = sql.identifier(table);
    for (let start = 0; start < rows.length; start += CHUNK) {
      const chunk = JSON.stringify(rows.slice(start, start + CHUNK));
      await this.db.execute(sql`
        insert into ${name} (${columns}) select ${columns} from jsonb_populate_recordset(null::${name}, ${chunk}::jsonb)
        ${onConflict}`);
    }
  }
}
