import { eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { redirects } from '../../tables/redirect-tables.ts';

export class RedirectRepository {
  constructor(private readonly db: Db) {}

  /** Targets by normalised path. */
  async all(): Promise<ReadonlyMap<string, string>> {
    const rows = await this.db.select().from(redirects);
    return new Map(rows.map(({ from_url, to_url }) => [from_url, to_url]));
  }

  remove(from: string) {
    return this.db.delete(redirects).where(eq(redirects.from_url, from));
  }

  /**
   * Adds a redirect and updates those to the old address, so that there are no chains. `key` is the normalised `from`.
   */
  async move(key: string, from: string, to: string) {
    await this.db.update(redirects).set({ to_url: to }).where(eq(redirects.to_url, from));
    await this.db
      .insert(redirects)
      .values({ from_url: key, to_url: to })
      .onConflictDoUpdate({ target: redirects.from_url, set: { to_url: to } });
  }
}
