import type { MenuItem } from '@site/contracts/site-data';
import type { MenuCode } from '@site/contracts/site-menus';
import { desc, eq, inArray, not, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { brokenMenuLinks, menuChanges, menus } from '../../tables/site-tables.ts';

/** Changes listed with a menu. */
const MOST = 20;

/** When each broken link was found. */
export const brokenLinksWait = sql`select since from broken_menu_links`;

/** Accepts a connection or a transaction. */
export class MenuRepository {
  constructor(private readonly db: Db) {}

  /** Until the transaction ends; other changes of the menu wait. */
  lock(code: MenuCode) {
    return this.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`menu ${code}`}, 0))`);
  }

  async items(code: MenuCode): Promise<MenuItem[]> {
    const [row] = await this.db.select().from(menus).where(eq(menus.code, code));
    return row?.items ?? [];
  }

  all() {
    return this.db.select().from(menus);
  }

  async replace(code: MenuCode, items: MenuItem[]) {
    await this.db.insert(menus).values({ code, items }).onConflictDoUpdate({ target: menus.code, set: { items } });
  }

  broken() {
    return this.db.select().from(brokenMenuLinks);
  }

  /** Known ones keep the time since when they are broken. */
  async replaceBroken(urls: string[], since: Date) {
    await this.db.transaction(async (tx) => {
      await tx.delete(brokenMenuLinks).where(not(inArray(brokenMenuLinks.url, urls)));
      if (urls.length === 0) return;
      await tx
        .insert(brokenMenuLinks)
        .values(urls.map((url) => ({ url, since })))
        .onConflictDoNothing();
    });
  }

  /** Forgets addresses that are served, and those that no menu has. */
  async mendLinks(served: string[]) {
    const isUsed = sql`exists (
      select from menus, jsonb_path_query(menus.items, '$.**.url') entry where entry #>> '{}' = ${brokenMenuLinks.url})`;
    await this.db.delete(brokenMenuLinks).where(or(inArray(brokenMenuLinks.url, served), not(isUsed)));
  }

  note(change: typeof menuChanges.$inferInsert) {
    return this.db.insert(menuChanges).values(change);
  }

  history(code: MenuCode) {
    return this.db
      .select()
      .from(menuChanges)
      .where(eq(menuChanges.code, code))
      .orderBy(desc(menuChanges.id))
      .limit(MOST);
  }

  lastChanges() {
    return this.db
      .selectDistinctOn([menuChanges.code], {
        code: menuChanges.code,
        at: menuChanges.at,
        author: menuChanges.author,
      })
      .from(menuChanges)
      .orderBy(menuChanges.code, desc(menuChanges.id));
  }
}
