import type { PublicationSection } from '@site/contracts/publication-sections';
import { SITE_TIME_ZONE } from '@site/kernel/dates';
import { and, arrayOverlaps, desc, eq, getTableColumns, inArray, lte, ne, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';
import { type PublicationRow, publications, publicationTags } from '../../tables/publication-tables.ts';

export type Mark = 'topic' | 'tag' | 'year';
export type Filter = Partial<Record<Mark, string>>;

/** Year of the displayed publication date. */
const yearOf = sql<string>`extract(year from ${publications.published_at} at time zone ${SITE_TIME_ZONE})::int::text`;

const values = {
  topic: sql<string | null>`${publications.topic}`,
  tag: sql<string>`unnest(${publications.tags})`,
  year: yearOf,
};

const { blocks: _blocks, ...headline } = getTableColumns(publications);

const published = (now: Date) => and(eq(publications.is_published, true), lte(publications.published_at, now));
const among = (section: PublicationSection, now: Date, { topic, tag, year }: Filter = {}) =>
  and(
    eq(publications.section, section),
    published(now),
    topic ? eq(publications.topic, topic) : undefined,
    tag ? arrayOverlaps(publications.tags, [tag]) : undefined,
    year ? eq(yearOf, year) : undefined,
  );
const newest = [desc(publications.published_at), desc(publications.id)];

export class PublicationRepository {
  constructor(private readonly db: Db) {}

  list(section: PublicationSection, now: Date, filter: Filter, limit: number, offset = 0) {
    return this.db
      .select()
      .from(publications)
      .where(among(section, now, filter))
      .orderBy(...newest)
      .limit(limit)
      .offset(offset);
  }

  count(section: PublicationSection, now: Date, filter: Filter) {
    return this.db.$count(publications, among(section, now, filter));
  }

  async marks(section: PublicationSection, now: Date, mark: Mark): Promise<string[]> {
    const rows = await this.db.selectDistinct({ value: values[mark] }).from(publications).where(among(section, now));
    return rows.flatMap(({ value }) => value ?? []);
  }

  async find(section: PublicationSection, now: Date, slug: string): Promise<PublicationRow | undefined> {
    const [row] = await this.db
      .select()
      .from(publications)
      .where(and(among(section, now), eq(publications.slug, slug)));
    return row;
  }

  /**
   * Returns related publications of the section: same topic first, then a common tag, then the newest. Sorts only the
   * newest candidates of each kind, found by indexes, so that the cost does not grow with the number of publications.
   */
  alike(
    now: Date,
    { section, slug, topic, tags }: Pick<PublicationRow, 'section' | 'slug' | 'topic' | 'tags'>,
    limit: number,
  ) {
    // The publication itself may be among the candidates.
    const few = limit + 1;
    const newestOf = (filter: Filter) =>
      this.db
        .select({ id: publications.id })
        .from(publications)
        .where(among(section, now, filter))
        .orderBy(...newest)
        .limit(few);
    const newestWith = (tag: string) =>
      this.db
        .select({ id: publicationTags.publication_id })
        .from(publicationTags)
        .where(
          and(
            eq(publicationTags.section, section),
            eq(publicationTags.tag, tag),
            lte(publicationTags.published_at, now),
          ),
        )
        .orderBy(desc(publicationTags.published_at), desc(publicationTags.publication_id))
        .limit(few);
    const candidates = unionAll(newestOf({}), newestOf(topic === null ? {} : { topic }), ...tags.map(newestWith)).as(
      'candidates',
    );
    return this.db
      .select()
      .from(publications)
      .where(
        and(
          inArray(publications.id, this.db.select({ id: candidates.id }).from(candidates)),
          ne(publications.slug, slug),
        ),
      )
      .orderBy(
        ...(topic === null ? [] : [sql`${publications.topic} is not distinct from ${topic} desc`]),
        ...(tags.length ? [desc(arrayOverlaps(publications.tags, tags))] : []),
        ...newest,
      )
      .limit(limit);
  }

  /** Returns publications of all sections, without their content. */
  headlines(now: Date, limit: number) {
    return this.db
      .select(headline)
      .from(publications)
      .where(published(now))
      .orderBy(...newest)
      .limit(limit);
  }
}
