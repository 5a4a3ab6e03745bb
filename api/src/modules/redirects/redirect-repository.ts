import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { redirects } from './redirect-tables.ts';

export const createRedirectRepository = (db: Db) => ({
  async find(from: string) {
    const [row] = await db.select().from(redirects).where(eq(redirects.from_url, from));
    return row?.to_url;
  },
  remove: (from: string) => db.delete(redirects).where(eq(redirects.from_url, from)),
  /**
   * Adds a redirect and updates those to the old address, so that there are no chains. `key` is the normalised `from`.
   */
  async move(key: string, from: string, to: string) {
    await db.update(redirects).set({ to_url: to }).where(eq(redirects.to_url, from));
    await db
      .insert(redirects)
      .values({ from_url: key, to_url: to })
      .onConflictDoUpdate({ target: redirects.from_url, set: { to_url: to } });
  },
});

export type RedirectRepository = ReturnType<typeof createRedirectRepository>;
