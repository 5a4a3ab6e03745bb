import { and, asc, eq, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import {
  exchangeParts,
  type exchangePhotos,
  exchangePictureFiles,
  exchangePictures,
  exchangeProductPictures,
  exchangeSessions,
} from '../../tables/exchange-tables.ts';
import type { KeptPhotograph } from '../../tables/media-tables.ts';

type PictureRow = typeof exchangePictures.$inferSelect;
export type NamedPicture = typeof exchangeProductPictures.$inferSelect;
export type StoredPart = { content_id: string; size: number };

/** The last bytes of a file of 1C. The name is that of the item of the library; without one it is null. */
export type KnownPicture = Pick<PictureRow, 'source_hash' | 'media_id' | 'prepared' | 'refusal'> & {
  file: string;
  name: string | null;
};

/** A photograph that the exchange attached; undone: by an import that the staff has undone. */
export type AttachedPhoto = Pick<typeof exchangePhotos.$inferSelect, 'product' | 'media_id'> & { is_undone: boolean };

const recordset = (rows: readonly object[], columns: string) =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (${sql.raw(columns)})`;
const texts = (values: readonly string[]) =>
  sql`(select value from jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`;

/** Accepts a connection or a transaction. Files are named by their keys. */
export class ExchangePictureRepository {
  constructor(private readonly db: Db) {}

  addPart(token_hash: string, file: string, part: StoredPart) {
    const position = sql<number>`(select coalesce(max(position), -1) + 1 from exchange_parts
      where token_hash = ${token_hash} and file = ${file})`;
    return this.db.insert(exchangeParts).values({ ...part, token_hash, file, position: position as never });
  }

  /** Pictures of a session that have arrived, besides one. */
  async uploaded(token_hash: string, besides: string): Promise<string[]> {
    const rows = await this.db
      .selectDistinct({ file: exchangeParts.file })
      .from(exchangeParts)
      .where(
        and(
          eq(exchangeParts.token_hash, token_hash),
          isNotNull(exchangeParts.content_id),
          ne(exchangeParts.file, besides),
        ),
      );
    return rows.map(({ file }) => file);
  }

  async parts(token_hash: string, file: string): Promise<StoredPart[]> {
    const { content_id, size } = exchangeParts;
    const rows = await this.db
      .select({ content_id, size })
      .from(exchangeParts)
      .where(and(eq(exchangeParts.token_hash, token_hash), eq(exchangeParts.file, file), isNotNull(content_id)))
      .orderBy(asc(exchangeParts.position));
    return rows as StoredPart[];
  }

  deleteParts(content_ids: readonly string[]) {
    return this.db.delete(exchangeParts).where(inArray(exchangeParts.content_id, [...content_ids]));
  }

  /** Deletes the parts of pictures of a session, or of all sessions that ended before a time; returns their objects. */
  async dropParts(of: { token_hash: string } | { endedBefore: Date }): Promise<string[]> {
    const { token_hash, content_id } = exchangeParts;
    const ended =
      'token_hash' in of
        ? eq(token_hash, of.token_hash)
        : inArray(
            token_hash,
            this.db
              .select({ token_hash: exchangeSessions.token_hash })
              .from(exchangeSessions)
              .where(lt(exchangeSessions.ends_at, of.endedBefore)),
          );
    const rows = await this.db
      .delete(exchangeParts)
      .where(and(isNotNull(content_id), ended))
      .returning({ content_id });
    return rows.map((row) => row.content_id!);
  }

  /** Sessions with uploaded pictures that end before a time. */
  async waiting(endsBefore: Date): Promise<string[]> {
    const rows = await this.db
      .selectDistinct({ token_hash: exchangeParts.token_hash })
      .from(exchangeParts)
      .innerJoin(exchangeSessions, eq(exchangeSessions.token_hash, exchangeParts.token_hash))
      .where(and(isNotNull(exchangeParts.content_id), lt(exchangeSessions.ends_at, endsBefore)));
    return rows.map(({ token_hash }) => token_hash);
  }

  /** Whether these bytes are known. A refusal keeps its age, so that the picture is tried again. */
  async touch(source_hash: string, taken_at: Date): Promise<boolean> {
    const rows = await rowsOf(
      this.db.execute(sql`
        update exchange_pictures set taken_at = case when refusal is null then ${taken_at.toISOString()} else taken_at end
        where source_hash = ${source_hash} returning 1`),
    );
    return rows.length === 1;
  }

  /** False: another process has added the same bytes. */
  async add(row: PictureRow): Promise<boolean> {
    const added = await this.db
      .insert(exchangePictures)
      .values(row)
      .onConflictDoNothing()
      .returning({ source_hash: exchangePictures.source_hash });
    return added.length === 1;
  }

  putFile(file: string, source_hash: string) {
    return this.db
      .insert(exchangePictureFiles)
      .values({ file, source_hash })
      .onConflictDoUpdate({ target: exchangePictureFiles.file, set: { source_hash } });
  }

  /** Locks them until the end of the transaction. */
  known(files: readonly string[]): Promise<KnownPicture[]> {
    return rowsOf(
      this.db.execute(sql`
        select f.file, f.source_hash, p.media_id, p.prepared, p.refusal, m.name
        from exchange_picture_files f
        join exchange_pictures p on p.source_hash = f.source_hash
        left join media_files m on m.id = p.media_id
        where f.file in ${texts(files)} for update of p`),
    );
  }

  async hashes(files: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.db
      .select()
      .from(exchangePictureFiles)
      .where(sql`${exchangePictureFiles.file} in ${texts(files)}`);
    return new Map(rows.map(({ file, source_hash }) => [file, source_hash]));
  }

  /** In the order of each product. */
  named(products: readonly string[]): Promise<NamedPicture[]> {
    return this.db
      .select()
      .from(exchangeProductPictures)
      .where(sql`${exchangeProductPictures.product} in ${texts(products)}`)
      .orderBy(asc(exchangeProductPictures.product), asc(exchangeProductPictures.position));
  }

  /** Products of the site that name a file which has arrived or changed since they were considered. */
  late(): Promise<{ id: string; article: string; name: string }[]> {
    return rowsOf(
      this.db.execute(sql`
        select e.id, e.article, p.name from exchange_products e join products p on p.article = e.article
        where e.id in (
          select n.product from exchange_product_pictures n
          join exchange_picture_files f on f.file = n.file and f.source_hash is distinct from n.source_hash
          join exchange_pictures known on known.source_hash = f.source_hash and known.refusal is null)
        order by e.article`),
    );
  }

  attached(products: readonly string[]): Promise<AttachedPhoto[]> {
    return rowsOf(
      this.db.execute(sql`
        select a.product, a.media_id, i.undone_at is not null as is_undone
        from exchange_photos a left join goods_imports i on i.id = a.import_id
        where a.product in ${texts(products)}`),
    );
  }

  /** Photographs of products in their order. */
  photos(articles: readonly string[]): Promise<{ article: string; id: number; name: string }[]> {
    return rowsOf(
      this.db.execute(sql`
        select p.article, m.id, m.name from products p
        join product_photos f on f.product_id = p.id join media_files m on m.id = f.media_id
        where p.article in ${texts(articles)} order by p.id, f.sort`),
    );
  }

  /** The pictures have become items of the library. */
  setMedia(rows: readonly { source_hash: string; media_id: number }[]) {
    return this.db.execute(sql`
      update exchange_pictures p set media_id = r.media_id, prepared = null
      from ${recordset(rows, 'source_hash text, media_id int')} where p.source_hash = r.source_hash`);
  }

  async replaceNamed(products: readonly string[], rows: readonly NamedPicture[]) {
    await this.db.execute(sql`delete from exchange_product_pictures where product in ${texts(products)}`);
    await this.db.execute(sql`
      insert into exchange_product_pictures (product, position, file, source_hash)
      select product, position, file, source_hash
      from ${recordset(rows, 'product text, position int, file text, source_hash text')}`);
  }

  putAttached(rows: readonly { product: string; media_id: number }[], import_id: number | null) {
    return this.db.execute(sql`
      insert into exchange_photos (product, media_id, import_id)
      select product, media_id, ${import_id}::int from ${recordset(rows, 'product text, media_id int')}
      on conflict (product, media_id) do update set import_id = excluded.import_id`);
  }

  /** Forgets pictures that no product has and that have not come since, with their files; returns the prepared ones. */
  async forget(before: { taken: Date; refused: Date }): Promise<KeptPhotograph[]> {
    const rows = await this.db
      .delete(exchangePictures)
      .where(
        or(
          and(isNotNull(exchangePictures.prepared), lt(exchangePictures.taken_at, before.taken)),
          and(isNotNull(exchangePictures.refusal), lt(exchangePictures.taken_at, before.refused)),
        ),
      )
      .returning({ prepared: exchangePictures.prepared });
    await this.db.execute(sql`
      delete from exchange_picture_files f
      where not exists (select from exchange_pictures p where p.source_hash = f.source_hash)
        and not exists (select from exchange_product_pictures n where n.file = f.file)`);
    return rows.flatMap(({ prepared }) => prepared ?? []);
  }
}
