import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { redirects } from './redirect-tables.ts';

export const createRedirectRepository = (db: Db) => ({
  async find(from: string) {
    const [row] = await db.select().from(redirects).where(eq(redirects.from_url, from));
    return row?.to_url;
  },
});

export type RedirectRepository = ReturnType<typeof createRedirectRepository>;
