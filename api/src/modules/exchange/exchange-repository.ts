import { and, asc, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import type { StockState } from '../../tables/catalog-tables.ts';
import {
  exchangeGroups,
  exchangeImports,
  exchangeNames,
  exchangeParts,
  exchangeProducts,
  exchangeSessions,
} from '../../tables/exchange-tables.ts';

/** A product of the site, as far as an exchange asks. */
export type KnownProduct = {
  article: string;
  /** The article in its normal form. */
  key: string;
  stock_state: StockState;
  lead_weeks: number | null;
  is_published: boolean;
};
type ProductOf1C = typeof exchangeProducts.$inferSelect;
export type NameKind = (typeof exchangeNames.$inferSelect)['kind'];

/** One parameter, however many texts there are. */
const textsOf = (texts: readonly string[]) =>
  sql`(select value from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`;

/** Accepts a connection or a transaction. */
export class ExchangeRepository {
  constructor(private readonly db: Db) {}

  openSession(token_hash: string, ends_at: Date) {
    return this.db.insert(exchangeSessions).values({ token_hash, ends_at });
  }

  /** Extends a session that has not ended; false if there is none. */
  async extendSession(token_hash: string, now: Date, ends_at: Date): Promise<boolean> {
    const found = await this.db
      .update(exchangeSessions)
      .set({ ends_at })
      .where(and(eq(exchangeSessions.token_hash, token_hash), sql`${exchangeSessions.ends_at} > ${now.toISOString()}`))
      .returning({ token_hash: exchangeSessions.token_hash });
    return found.length === 1;
  }

  deleteSessions(endedBefore: Date) {
    return this.db.delete(exchangeSessions).where(lt(exchangeSessions.ends_at, endedBefore));
  }

  async deleteFiles(token_hash: string) {
    await this.db.delete(exchangeParts).where(eq(exchangeParts.token_hash, token_hash));
    await this.db.delete(exchangeImports).where(eq(exchangeImports.token_hash, token_hash));
  }

  /** Drops a file that was imported, before another one of its name. */
  async deleteImported(token_hash: string, file: string) {
    const ended = await this.db
      .delete(exchangeImports)
      .where(
        and(
          eq(exchangeImports.token_hash, token_hash),
          eq(exchangeImports.file, file),
          isNotNull(exchangeImports.response),
        ),
      )
      .returning({ file: exchangeImports.file });
    if (ended.length === 0) return;
    await this.db
      .delete(exchangeParts)
      .where(and(eq(exchangeParts.token_hash, token_hash), eq(exchangeParts.file, file)));
  }

  /** Bytes of all files of a session, besides pictures. */
  async sizeOf(token_hash: string): Promise<number> {
    const [row] = await rowsOf<{ size: number }>(
      this.db.execute(sql`
        select coalesce(sum(octet_length(bytes)), 0)::float8 as size from exchange_parts where token_hash = ${token_hash}`),
    );
    return row?.size ?? 0;
  }

  addPart(token_hash: string, file: string, bytes: Uint8Array) {
    const position = sql<number>`(select count(*) from exchange_parts
      where token_hash = ${token_hash} and file = ${file})`;
    return this.db.insert(exchangeParts).values({ token_hash, file, position: position as never, bytes });
  }

  async files(token_hash: string): Promise<string[]> {
    const rows = await this.db
      .selectDistinct({ file: exchangeParts.file })
      .from(exchangeParts)
      .where(eq(exchangeParts.token_hash, token_hash))
      .orderBy(asc(exchangeParts.file));
    return rows.map(({ file }) => file);
  }

  async part(token_hash: string, file: string, position: number): Promise<Uint8Array | undefined> {
    const [row] = await this.db
      .select({ bytes: exchangeParts.bytes })
      .from(exchangeParts)
      .where(
        and(
          eq(exchangeParts.token_hash, token_hash),
          eq(exchangeParts.file, file),
          eq(exchangeParts.position, position),
        ),
      );
    return row?.bytes ?? undefined;
  }

  /** The response of an import that has ended; null while it has not. */
  async importResponse(token_hash: string, file: string): Promise<string | null> {
    await this.db.insert(exchangeImports).values({ token_hash, file }).onConflictDoNothing();
    const [row] = await this.db
      .select({ response: exchangeImports.response })
      .from(exchangeImports)
      .where(and(eq(exchangeImports.token_hash, token_hash), eq(exchangeImports.file, file)));
    return row?.response ?? null;
  }

  /** Locks an import that has not ended until the end of the transaction. False: another transaction runs it. */
  async claimImport(token_hash: string, file: string): Promise<boolean> {
    const rows = await rowsOf(
      this.db.execute(sql`
        select 1 from exchange_imports where token_hash = ${token_hash} and file = ${file} and response is null
        for update skip locked`),
    );
    return rows.length === 1;
  }

  endImport(token_hash: string, file: string, response: string) {
    return this.db
      .update(exchangeImports)
      .set({ response })
      .where(and(eq(exchangeImports.token_hash, token_hash), eq(exchangeImports.file, file)));
  }

  putNames(kind: NameKind, names: ReadonlyMap<string, string>) {
    const rows = [...names].map(([id, name]) => ({ kind, id, name }));
    return this.db.execute(sql`
      insert into exchange_names (kind, id, name)
      select kind, id, name from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (kind text, id text, name text)
      on conflict (kind, id) do update set name = excluded.name where exchange_names.name <> excluded.name`);
  }

  async names(kind: NameKind): Promise<Map<string, string>> {
    const rows = await this.db.select().from(exchangeNames).where(eq(exchangeNames.kind, kind));
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** Products of 1C by identifier. */
  async productsOf1C(ids: readonly string[]): Promise<Map<string, ProductOf1C>> {
    const rows = await this.db
      .select()
      .from(exchangeProducts)
      .where(sql`${exchangeProducts.id} in ${textsOf(ids)}`);
    return new Map(rows.map((row) => [row.id, row]));
  }

  putProducts(rows: readonly Pick<ProductOf1C, 'id' | 'article'>[]) {
    return this.db.execute(sql`
      insert into exchange_products (id, article)
      select id, article from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id text, article text)
      on conflict (id) do update set article = excluded.article where exchange_products.article <> excluded.article`);
  }

  putWithdrawn(rows: readonly Pick<ProductOf1C, 'id' | 'is_withdrawn'>[]) {
    return this.db.execute(sql`
      update exchange_products p set is_withdrawn = r.is_withdrawn
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id text, is_withdrawn boolean)
      where p.id = r.id and p.is_withdrawn <> r.is_withdrawn`);
  }

  /** Published products that 1C has sent before, besides these. */
  publishedBesides(ids: readonly string[]): Promise<Pick<ProductOf1C, 'id' | 'article'>[]> {
    return rowsOf(
      this.db.execute(sql`
        select e.id, e.article from exchange_products e join products p on p.article = e.article and p.is_published
        where e.id not in ${textsOf(ids)} order by e.article`),
    );
  }

  async groups(): Promise<Map<string, typeof exchangeGroups.$inferSelect>> {
    return new Map((await this.db.select().from(exchangeGroups)).map((row) => [row.id, row]));
  }

  putGroups(rows: readonly (typeof exchangeGroups.$inferInsert)[]) {
    return this.db.execute(sql`
      insert into exchange_groups (id, slug, name)
      select id, slug, name from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id text, slug text, name text)
      on conflict (id) do update set slug = excluded.slug, name = excluded.name`);
  }

  /** Products with one of these articles, in the normal form. */
  products(keys: readonly string[]): Promise<KnownProduct[]> {
    return rowsOf<KnownProduct>(
      this.db.execute(sql`
        select article, article_key(article) as key, stock_state, lead_weeks, is_published from products
        where article_key(article) in ${textsOf(keys)}`),
    );
  }
}
