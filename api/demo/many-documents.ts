import { sql } from 'drizzle-orm';
import { syncContent } from './sync-content.ts';
import type { Db } from '../src/db/database.ts';

/** Adds documents: half pages, half news, with blocks copied from seeded ones. */
export async function growContent(db: Db, documents: number) {
  const half = Math.floor(documents / 2);
  await db.execute(sql`
    insert into pages (path, title, h1, description, parent_path, blocks)
    select '/landings/probe-' || n || '/', h1 || ' ' || n, h1 || ' ' || n, description, '/landings/', blocks
    from pages, generate_series(1, ${half}) as n where path = '/landings/umnyy-vezd/'`);
  await db.execute(sql`
    insert into publications (section, slug, title, lead, published_at, tags, scene, blocks)
    select section, 'probe-' || n, title || ' ' || n, lead, published_at - n * interval '1 hour', tags, scene, blocks
    from (select * from publications where section = 'news' order by published_at limit 1) as one,
      generate_series(1, ${half}) as n`);
  // Let `syncContent` create their revisions, as after an upgrade.
  await db.execute(sql`update content_seeds set hash = '' where address = '/'`);
  await syncContent(db, new Date());
}
