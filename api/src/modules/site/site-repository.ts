import type { Db } from '../../db/database.ts';
import { menus, type SiteSection, siteValues } from '../../tables/site-tables.ts';

export const createSiteRepository = (db: Db) => ({
  values: () => db.select().from(siteValues),
  menus: () => db.select().from(menus),
  setValue: async (section: SiteSection, key: string, value: unknown) => {
    await db
      .insert(siteValues)
      .values({ section, key, value })
      .onConflictDoUpdate({ target: [siteValues.section, siteValues.key], set: { value } });
  },
});
