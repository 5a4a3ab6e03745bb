import { and, asc, desc, eq, ilike, isNull, not, or, type SQL, sql } from 'drizzle-orm';
import type { ManagedMedium, MediaType } from '@site/contracts/manage-media';
import type { Db } from '../../../db/database.ts';
import { escapeLike } from '../../../db/like.ts';
import { listOrder, type Sort } from '../../../db/list-order.ts';
import { documents } from '../../../tables/document-tables.ts';
import { mediaFiles, type MediaRow, type Photo, posterPhoto } from '../../../tables/media-tables.ts';

export type MediaFilter = {
  search?: string | undefined;
  unused?: boolean;
  captions?: 'none' | undefined;
  type?: MediaType | undefined;
  sort?: Sort<keyof typeof sorts> | undefined;
};

/** A statement has at most 65,535 parameters. */
const ROWS_AT_ONCE = 1_000;

const sorts = {
  name: sql`lower(${mediaFiles.name})`,
  size: mediaFiles.size_bytes,
  changed: mediaFiles.updated_at,
};
type Content = Omit<MediaRow, 'id' | 'name' | 'alt'>;

const users = sql`
  select product_id from product_photos where media_id = media_files.id
  union select product_id from product_turns where media_id = media_files.id
  union select product_id from product_films where media_id = media_files.id
  union select product_id from product_files where media_id = media_files.id`;
const usedBy = sql<string[]>`array(select p.article from products p where p.id in (${users}) order by p.article)`;

/** Trainers with this portrait. */
const portrayed = sql`from academy_trainers t where t.portrait_id = media_files.id`;
const trainers = sql<string[]>`array(select concat_ws(' ', t.surname, t.name) ${portrayed} order by 1)`;

/** Locations with this photograph. */
const located = sql`from academy_locations l where l.photo_id = media_files.id`;
const locations = sql<string[]>`array(select concat_ws(', ', l.city, l.title) ${located} order by 1)`;

/** Videos with this poster. */
const postered = sql`from media_files v where v.poster_id = media_files.id`;
const videos = sql<string[]>`array(select v.name ${postered} order by 1)`;

/** Documents that show it. */
const shown = sql`from document_photos d where d.media_id = media_files.id`;
const shownIn = sql<ManagedMedium['documents']>`array(
  select jsonb_build_object('address', d.address, 'title', (
    select r.document ->> 'title' from content_revisions r where r.address = d.address order by r.number desc limit 1
  )) ${shown} order by d.address)`;

/** A file with its poster and with what has it. */
const used = {
  file: mediaFiles,
  poster: posterPhoto,
  used_by: usedBy,
  trainers,
  locations,
  videos,
  documents: shownIn,
};

const named = (name: string): SQL => sql`lower(${mediaFiles.name}) = lower(${name})`;

const isPdf = ilike(mediaFiles.name, '%.pdf');
const ofType: Record<MediaType, SQL | undefined> = {
  photo: eq(mediaFiles.kind, 'photo'),
  drawing: eq(mediaFiles.kind, 'drawing'),
  video: eq(mediaFiles.kind, 'video'),
  pdf: and(eq(mediaFiles.kind, 'document'), isPdf),
  cad: and(eq(mediaFiles.kind, 'document'), not(isPdf)),
};

function matching({ search, unused, captions, type }: MediaFilter) {
  const anywhere = `%${escapeLike(search ?? '')}%`;
  return and(
    search ? or(ilike(mediaFiles.name, anywhere), ilike(mediaFiles.alt, anywhere)) : undefined,
    type && ofType[type],
    captions && and(ofType.video, isNull(mediaFiles.captions_id)),
    unused
      ? sql`not exists (${users}) and not exists (select ${portrayed}) and not exists (select ${located})
          and not exists (select ${postered}) and not exists (select ${shown})`
      : undefined,
  );
}

export class MediaRepository {
  constructor(private readonly db: Db) {}

  list(filter: MediaFilter, limit: number, offset: number) {
    return this.db
      .select(used)
      .from(mediaFiles)
      .where(matching(filter))
      .orderBy(
        ...listOrder(filter.sort, sorts, {
          usual: [desc(mediaFiles.updated_at), asc(mediaFiles.id)],
          id: mediaFiles.id,
        }),
      )
      .limit(limit)
      .offset(offset);
  }

  count(filter: MediaFilter): Promise<number> {
    return this.db.$count(mediaFiles, matching(filter));
  }

  async byId(id: number): Promise<MediaRow | undefined> {
    const [row] = await this.db.select().from(mediaFiles).where(eq(mediaFiles.id, id));
    return row;
  }

  /** The slug of a document for partners only that alone serves the file; null: anybody may read it. */
  async guardedDocument(id: number): Promise<string | null> {
    const [row] = await this.db
      .select({ slug: documents.slug })
      .from(documents)
      .where(
        and(
          ...[eq(documents.media_id, id), documents.is_partner_only],
          sql`not exists (select from product_files f where f.media_id = ${id})`,
        ),
      )
      .limit(1);
    return row?.slug ?? null;
  }

  async has(name: string): Promise<boolean> {
    return (await this.db.$count(mediaFiles, named(name))) > 0;
  }

  /**
   * Locks the row, so that its content and what has it stay until the end of the transaction. Two statements: one that has
   * waited for the lock does not see what came to have it meanwhile.
   */
  async lock(name: string) {
    await this.db.select({ id: mediaFiles.id }).from(mediaFiles).where(named(name)).for('update');
    const [row] = await this.db.select(used).from(mediaFiles).where(named(name));
    return row;
  }

  async posterOf(id: number): Promise<Photo | null> {
    const [row] = await this.db.select({ poster: posterPhoto }).from(mediaFiles).where(eq(mediaFiles.id, id));
    return row?.poster ?? null;
  }

  async insert(row: Omit<MediaRow, 'id'>): Promise<MediaRow> {
    const [inserted] = await this.db.insert(mediaFiles).values(row).returning();
    return inserted!;
  }

  /** Returns the new ids in the order of the rows. */
  async insertAll(rows: readonly Omit<MediaRow, 'id'>[]): Promise<number[]> {
    const ids: number[] = [];
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
      const some = rows.slice(start, start + ROWS_AT_ONCE);
      const added = await this.db
        .insert(mediaFiles)
        .values(some)
        .returning({ id: mediaFiles.id, name: mediaFiles.name });
      const idOf = new Map(added.map(({ id, name }) => [name, id]));
      ids.push(...some.map(({ name }) => idOf.get(name)!));
    }
    return ids;
  }

  /** The id of a photograph with this content. */
  async photographOf(hash: string): Promise<number | undefined> {
    const [row] = await this.db
      .select({ id: mediaFiles.id })
      .from(mediaFiles)
      .where(and(ofType.photo, eq(mediaFiles.hash, hash)))
      .limit(1);
    return row?.id;
  }

  async update(id: number, change: Partial<Content> & Partial<Pick<MediaRow, 'alt'>>): Promise<MediaRow> {
    const [row] = await this.db.update(mediaFiles).set(change).where(eq(mediaFiles.id, id)).returning();
    return row!;
  }

  delete(id: number) {
    return this.db.delete(mediaFiles).where(eq(mediaFiles.id, id));
  }
}
