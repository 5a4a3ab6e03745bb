import type { PageDocument } from '@site/contracts/content-documents';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { pages } from '../../../tables/page-tables.ts';
import { toPageDocument, toPageRow } from '../document-rows.ts';

export async function allPages(db: Db): Promise<PageDocument[]> {
  return (await db.select().from(pages)).map(toPageDocument);
}

export async function showPage(db: Db, document: PageDocument): Promise<void> {
  const row = toPageRow(document);
  await db.insert(pages).values(row).onConflictDoUpdate({ target: pages.path, set: row });
}

export async function hidePage(db: Db, address: string): Promise<void> {
  await db.delete(pages).where(eq(pages.path, address));
}
