import type { Db } from '../../db/database.ts';
import { menus, type SiteSection, siteValues } from '../../tables/site-tables.ts';

export class SiteRepository {
  constructor(private readonly db: Db) {}

  values() {
    return this.db.select().from(siteValues);
  }

  menus() {
    return this.db.select().from(menus);
  }

  async setValue(section: SiteSection, key: string, value: unknown) {
    await this.db
      .insert(siteValues)
      .values({ section, key, value })
      .onConflictDoUpdate({ target: [siteValues.section, siteValues.key], set: { value } });
  }
}
