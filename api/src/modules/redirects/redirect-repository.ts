import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { redirects } from './redirect-tables.ts';

export const createRedirectRepository = (db: Db) => ({
  async find(from: string) {
    const [row] = await db.select().from(redirects).where(eq(redirects.from_url, from));
    return row?.to_url;
  },
  remove: (from: string) => db.delete(redirects).where(eq(redirects.from_url, from)),
  /** `key` is the old address as it is looked up. Nobody is sent on in two steps. */
  async move(key: string, from: string, to: string) {
    await db.update(redirects).set({ to_url: to }).where(eq(redirects.to_url, from));
    await db
      .insert(redirects)
      .values({ from_url: key, to_url: to })
      .onConflictDoUpdate({ target: redirects.from_url, set: { to_url: to } });
  },
});

export type RedirectRepository = ReturnType<typeof createRedirectRepository>;
