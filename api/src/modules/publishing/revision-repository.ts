import { type ContentDocument, nameOf } from '@site/contracts/content-documents';
import type { ManagedContent } from '@site/contracts/manage-content';
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  like,
  lte,
  ne,
  or,
  sql,
} from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { escapeLike } from '../../db/like.ts';
import { listOrder, type Sort } from '../../db/list-order.ts';
import { contentRevisions as revisions, contentSeeds } from '../../tables/publishing-tables.ts';

export type RevisionRow = typeof revisions.$inferSelect;
/** A revision without its document, for lists. */
export type RevisionHead = Omit<RevisionRow, 'document'> & { title: string };
type Key = Pick<RevisionRow, 'address' | 'number'>;
export type ExportQuery = { under?: string | undefined; after?: string | undefined; newest?: boolean | undefined };
export type ContentFilter = {
  search?: string | undefined;
  state?: ManagedContent['state'] | undefined;
  links?: 'broken' | undefined;
  sort?: Sort<keyof typeof sorts> | undefined;
};

const isLive = and(isNotNull(revisions.published_at), isNull(revisions.ended_at));
const isScheduled = and(isNotNull(revisions.publish_at), isNull(revisions.published_at));
/** State of a document, aggregated from its revisions. */
const stateOf = sql<ManagedContent['state']>`case
  when bool_or(${isLive}) then 'live'
  when bool_or(${isScheduled}) then 'scheduled'
  when bool_or(${revisions.published_at} is not null) then 'withdrawn'
  else 'draft' end`;
const titleOf = sql<string>`${revisions.document} ->> 'title'`;
const { document: _document, ...columns } = getTableColumns(revisions);
const head = { ...columns, title: titleOf };
/** An offered revision of a release that has not been published. Editors do not continue from it. */
const isOffer = and(eq(revisions.origin, 'product'), isNull(revisions.published_at));

/** Values of a document, aggregated from its revisions. */
const sorts = {
  title: sql`(array_agg(${titleOf} order by ${revisions.number} desc) filter (where not ${isOffer}))[1]`,
  changed: sql`max(${revisions.created_at}) filter (where not ${isOffer})`,
};

/** Pattern of a link in JSON text: between quotes, which are escaped inside markup. */
const link = (address: string) => `"${address}["#?\\\\]`;
const mentions: Record<ContentDocument['kind'], (address: string) => string> = {
  page: link,
  publication: link,
  project: link,
  faq: (address) => `"group": "${nameOf(address)}"`,
  document: (address) => `"${nameOf(address)}"|"/media/document/${nameOf(address)}[.]pdf["#?\\\\]`,
};

const newestFirst = [desc(revisions.number)];
const is = ({ address, number }: Key) => and(eq(revisions.address, address), eq(revisions.number, number));

export class RevisionRepository {
  constructor(private readonly db: Db) {}

  async lock(address: string): Promise<void> {
    await this.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${address}, 0))`);
  }

  async find(key: Key): Promise<RevisionRow | undefined> {
    const [row] = await this.db.select().from(revisions).where(is(key));
    return row;
  }

  async live(address: string): Promise<RevisionRow | undefined> {
    const [row] = await this.db
      .select()
      .from(revisions)
      .where(and(eq(revisions.address, address), isLive));
    return row;
  }

  allLive(): Promise<Pick<RevisionRow, 'address' | 'document'>[]> {
    return this.db.select({ address: revisions.address, document: revisions.document }).from(revisions).where(isLive);
  }

  scheduled(address: string): Promise<RevisionRow[]> {
    return this.db
      .select()
      .from(revisions)
      .where(and(eq(revisions.address, address), isScheduled))
      .orderBy(asc(revisions.number));
  }

  async newest(address: string): Promise<RevisionRow | undefined> {
    const [row] = await this.db
      .select()
      .from(revisions)
      .where(eq(revisions.address, address))
      .orderBy(...newestFirst)
      .limit(1);
    return row;
  }

  /** Returns the newest revision that editors continue from. */
  async current(address: string): Promise<RevisionRow | undefined> {
    const [row] = await this.db
      .select()
      .from(revisions)
      .where(and(eq(revisions.address, address), sql`not ${isOffer}`))
      .orderBy(...newestFirst)
      .limit(1);
    return row;
  }

  history(address: string): Promise<RevisionHead[]> {
    return this.db
      .select(head)
      .from(revisions)
      .where(eq(revisions.address, address))
      .orderBy(...newestFirst);
  }

  async add(row: Omit<typeof revisions.$inferInsert, 'number'>): Promise<RevisionRow> {
    const number = sql<number>`(select coalesce(max(number), 0) + 1 from ${revisions} where address = ${row.address})`;
    const [added] = await this.db
      .insert(revisions)
      .values({ ...row, number })
      .returning();
    return added!;
  }

  async change(
    key: Key,
    change: Partial<Pick<RevisionRow, 'publish_at' | 'published_at' | 'ended_at'>>,
  ): Promise<RevisionRow> {
    const [changed] = await this.db.update(revisions).set(change).where(is(key)).returning();
    return changed!;
  }

  async count(filter: ContentFilter): Promise<number> {
    const [found] = await this.db.select({ count: count() }).from(this.matching(filter).as('found'));
    return found!.count;
  }

  /** Returns the revisions of each document of a page, without their content. */
  async list(filter: ContentFilter, limit: number, offset: number): Promise<RevisionHead[][]> {
    const order = listOrder(filter.sort, sorts, { usual: [asc(revisions.address)], id: revisions.address });
    const found = await this.matching(filter)
      .orderBy(...order)
      .limit(limit)
      .offset(offset);
    const addresses = found.map(({ address }) => address);
    const rows = await this.db
      .select(head)
      .from(revisions)
      .where(inArray(revisions.address, addresses))
      .orderBy(...newestFirst);
    return addresses.map((address) => rows.filter((row) => row.address === address));
  }

  /** Returns one revision of each document: the live one, or with `newest` the current one. */
  documents({ under, after, newest }: ExportQuery, limit: number): Promise<RevisionRow[]> {
    return this.db
      .selectDistinctOn([revisions.address])
      .from(revisions)
      .where(
        and(
          under ? like(revisions.address, `${escapeLike(under)}%`) : undefined,
          after ? gt(revisions.address, after) : undefined,
          newest ? sql`not ${isOffer}` : isLive,
        ),
      )
      .orderBy(asc(revisions.address), ...newestFirst)
      .limit(limit);
  }

  due(now: Date): Promise<(Key & Pick<RevisionRow, 'publish_at'>)[]> {
    return this.db
      .select({ address: revisions.address, number: revisions.number, publish_at: revisions.publish_at })
      .from(revisions)
      .where(and(isScheduled, lte(revisions.publish_at, now)))
      .orderBy(asc(revisions.publish_at));
  }

  lastPublished(): Promise<RevisionRow[]> {
    return this.db
      .selectDistinctOn([revisions.address])
      .from(revisions)
      .where(isNotNull(revisions.published_at))
      .orderBy(asc(revisions.address), sql`${revisions.ended_at} desc nulls first`);
  }

  scheduledAddresses(): Promise<{ address: string }[]> {
    return this.db.selectDistinct({ address: revisions.address }).from(revisions).where(isScheduled);
  }

  async end(address: string, now: Date): Promise<void> {
    await this.db
      .update(revisions)
      .set({ ended_at: now })
      .where(and(eq(revisions.address, address), isLive));
  }

  /** Returns live and scheduled child pages of an address. */
  async addressesBelow(parent: string): Promise<string[]> {
    const rows = await this.db
      .selectDistinct({ address: revisions.address })
      .from(revisions)
      .where(and(or(isLive, isScheduled), eq(sql`${revisions.document} ->> 'parent'`, parent)))
      .orderBy(asc(revisions.address));
    return rows.map(({ address }) => address);
  }

  /** Returns live documents that link to the address or reference the document by name. */
  async linkedFrom({ kind, address }: Pick<ContentDocument, 'kind' | 'address'>): Promise<string[]> {
    const rows = await this.db
      .select({ address: revisions.address })
      .from(revisions)
      .where(and(isLive, ne(revisions.address, address), sql`${revisions.document}::text ~ ${mentions[kind](address)}`))
      .orderBy(asc(revisions.address));
    return rows.map((row) => row.address);
  }

  /**
   * Changes when a revision is published or ends, when a publication's date is reached, and when a photograph, a video or the
   * poster of a video of a document is replaced.
   */
  async version(now: Date): Promise<string> {
    const [row] = await rowsOf<Record<string, string | null>>(
      this.db.execute(sql`
        select (select max(published_at) from content_revisions)::text as published,
          (select max(ended_at) from content_revisions)::text as ended,
          (select max(greatest(m.updated_at, p.updated_at)) from document_photos d
            join media_files m on m.id = d.media_id left join media_files p on p.id = m.poster_id)::text as replaced,
          (select max(published_at) from publications
            where is_published and published_at <= ${now.toISOString()}::timestamptz)::text as dated`),
    );
    return Object.values(row!).join(' ');
  }

  async isBuiltIn(address: string): Promise<boolean> {
    const [seed] = await this.db.select().from(contentSeeds).where(eq(contentSeeds.address, address));
    return seed !== undefined;
  }

  private matching({ search, state, links }: ContentFilter) {
    const pattern = search && `%${escapeLike(search)}%`;
    return this.db
      .select({ address: revisions.address })
      .from(revisions)
      .groupBy(revisions.address)
      .having(
        and(
          pattern ? sql`bool_or(${or(ilike(revisions.address, pattern), ilike(titleOf, pattern))})` : undefined,
          state ? eq(stateOf, state) : undefined,
          links && sql`exists (select from broken_document_links b where b.address = ${revisions.address})`,
        ),
      );
  }
}
