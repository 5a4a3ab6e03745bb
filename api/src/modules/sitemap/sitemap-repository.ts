import type { PublicationSection } from '@site/contracts/publication-sections';
import { type SQL, sql } from 'drizzle-orm';
import type { StoredCover } from '@site/contracts/stored-blocks';
import { type Db, rowsOf } from '../../db/database.ts';
import type { TrainingRow } from '../../tables/academy-tables.ts';
import { firstPhoto, type Photo } from '../../tables/media-tables.ts';

/** A page and the time of its last change, if known. */
export type SitemapRow = { slug: string; changed?: string | null };

const day = sql`'YYYY-MM-DD"T"HH24:MI:SS"Z"'`;

/** Join condition for the live revision at an address. */
const liveAt = (address: SQL) =>
  sql`content_revisions live on live.address = ${address} and live.published_at is not null and live.ended_at is null`;
const liveSince = sql`to_char(live.published_at at time zone 'UTC', ${day})`;

export class SitemapRepository {
  constructor(private readonly db: Db) {}

  contentPages() {
    return rowsOf<SitemapRow>(
      this.db.execute(sql`
        select path as slug, ${liveSince} as changed from pages left join ${liveAt(sql`path`)}
        where access = 'public' and robots like 'index%' order by path`),
    );
  }

  priceLists() {
    return this.slugs(sql`select slug from price_lists where not is_partner_only order by sort`);
  }

  projects() {
    return rowsOf<SitemapRow & { scene: StoredCover }>(
      this.db.execute(sql`
        select slug, scene, ${liveSince} as changed from projects left join ${liveAt(sql`'/projects/' || slug || '/'`)}
        order by projects.id`),
    );
  }

  events() {
    return this.slugs(sql`select slug from events order by id`);
  }

  trainers() {
    return this.slugs(sql`select slug from academy_trainers where not is_hidden order by id`);
  }

  trainings() {
    return rowsOf<Pick<TrainingRow, 'slug' | 'type' | 'category'>>(
      this.db.execute(sql`select slug, type, category from academy_trainings where not is_hidden order by id`),
    );
  }

  locations() {
    return this.slugs(sql`select slug from academy_locations where not is_hidden order by id`);
  }

  publications(now: Date) {
    return rowsOf<SitemapRow & { section: PublicationSection; scene: StoredCover }>(
      this.db.execute(sql`
        select section, slug, scene, to_char(published_at at time zone 'UTC', ${day}) as changed from publications
        where is_published and published_at <= ${now.toISOString()}::timestamptz order by published_at desc`),
    );
  }

  /** The first id of each file of products. */
  async productFiles(size: number): Promise<number[]> {
    const rows = await rowsOf<{ id: number }>(
      this.db.execute(sql`
        select id from (select id, row_number() over (order by id) as place from products where is_published) p
        where place % ${size}::int = 1 order by id`),
    );
    return rows.map(({ id }) => id);
  }

  products(firstId: number, limit: number) {
    return rowsOf<SitemapRow & { name: string; picture_version: string; photo: Photo | null }>(
      this.db.execute(sql`
        select slug, name, picture_version, ${firstPhoto} as photo,
          to_char(c.changed_at at time zone 'UTC', ${day}) as changed
        from products join catalog_changes c on c.product_id = products.id
        where is_published and id >= ${firstId} order by id limit ${limit}`),
    );
  }

  private async slugs(query: SQL): Promise<string[]> {
    return (await rowsOf<SitemapRow>(this.db.execute(query))).map(({ slug }) => slug);
  }
}
