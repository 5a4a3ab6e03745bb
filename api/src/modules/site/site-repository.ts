import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { pages } from '../../tables/page-tables.ts';
import { brokenMenuLinks, menus, type SiteSection, siteValues } from '../../tables/site-tables.ts';

export class SiteRepository {
  constructor(private readonly db: Db) {}

  values() {
    return this.db.select().from(siteValues);
  }

  /** Until the transaction ends; other changes wait. */
  lock() {
    return this.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('site values', 0))`);
  }

  menus() {
    return this.db.select().from(menus);
  }

  async brokenLinks(): Promise<Set<string>> {
    const rows = await this.db.select({ url: brokenMenuLinks.url }).from(brokenMenuLinks);
    return new Set(rows.map(({ url }) => url));
  }

  /** Returns those of the addresses that have a published page. */
  async published(addresses: string[]): Promise<Set<string>> {
    const rows = await this.db.select({ path: pages.path }).from(pages).where(inArray(pages.path, addresses));
    return new Set(rows.map(({ path }) => path));
  }

  removeValue(section: SiteSection, key: string) {
    return this.db.delete(siteValues).where(and(eq(siteValues.section, section), eq(siteValues.key, key)));
  }

  async setValue(section: SiteSection, key: string, value: unknown) {
    await this.db
      .insert(siteValues)
      .values({ section, key, value })
      .onConflictDoUpdate({ target: [siteValues.section, siteValues.key], set: { value } });
  }
}
