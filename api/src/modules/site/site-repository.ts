import { inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { pages } from '../../tables/page-tables.ts';
import { menus, type SiteSection, siteValues } from '../../tables/site-tables.ts';

export class SiteRepository {
  constructor(private readonly db: Db) {}

  values() {
    return this.db.select().from(siteValues);
  }

  menus() {
    return this.db.select().from(menus);
  }

  /** Returns those of the addresses that have a published page. */
  async published(addresses: string[]): Promise<Set<string>> {
    const rows = await this.db.select({ path: pages.path }).from(pages).where(inArray(pages.path, addresses));
    return new Set(rows.map(({ path }) => path));
  }

  async setValue(section: SiteSection, key: string, value: unknown) {
    await this.db
      .insert(siteValues)
      .values({ section, key, value })
      .onConflictDoUpdate({ target: [siteValues.section, siteValues.key], set: { value } });
  }
}
