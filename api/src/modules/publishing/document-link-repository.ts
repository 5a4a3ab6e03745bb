import { and, asc, eq, inArray, not, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { brokenDocumentLinks as broken } from '../../tables/publishing-tables.ts';

type Link = { address: string; url: string };

/** When each broken link was found. */
export const brokenLinksWait = sql`select since from broken_document_links`;

/** Links of live documents that lead nowhere. Accepts a connection or a transaction. */
export class DocumentLinkRepository {
  constructor(private readonly db: Db) {}

  all() {
    return this.db.select().from(broken);
  }

  /** Broken addresses of each of the documents. */
  async of(documents: string[]): Promise<ReadonlyMap<string, string[]>> {
    const found = new Map<string, string[]>(documents.map((address) => [address, []]));
    const rows = await this.db.select().from(broken).where(inArray(broken.address, documents)).orderBy(asc(broken.url));
    for (const { address, url } of rows) found.get(address)?.push(url);
    return found;
  }

  /** Known ones keep the time since when they are broken. */
  async replace(links: Link[], since: Date) {
    const isFound = sql`exists (
      select from jsonb_to_recordset(${JSON.stringify(links)}::jsonb) as found (address text, url text)
      where found.address = ${broken.address} and found.url = ${broken.url})`;
    await this.db.transaction(async (tx) => {
      await tx.delete(broken).where(not(isFound));
      if (links.length === 0) return;
      await tx
        .insert(broken)
        .values(links.map((link) => ({ ...link, since })))
        .onConflictDoNothing();
    });
  }

  /** Forgets the links that a document no longer has. */
  async keep(address: string, urls: string[]) {
    await this.db.delete(broken).where(and(eq(broken.address, address), not(inArray(broken.url, urls))));
  }
}
