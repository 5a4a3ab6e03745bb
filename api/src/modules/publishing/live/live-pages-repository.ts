import type { PageDocument } from '@site/contracts/content-documents';
import { eq } from 'drizzle-orm';
import { pages } from '../../../tables/page-tables.ts';
import { toPageDocument, toPageRow } from '../document-rows.ts';
import type { LiveKind } from './live-kind.ts';

export const livePages: LiveKind<PageDocument> = {
  all: async (db) => (await db.select().from(pages)).map(toPageDocument),
  async show(db, document) {
    const row = toPageRow(document);
    await db.insert(pages).values(row).onConflictDoUpdate({ target: pages.path, set: row });
  },
  async hide(db, address) {
    await db.delete(pages).where(eq(pages.path, address));
  },
};
