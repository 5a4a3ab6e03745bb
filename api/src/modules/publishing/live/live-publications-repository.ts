import type { PublicationDocument } from '@site/contracts/content-documents';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { publications } from '../../../tables/publication-tables.ts';
import { splitAddress, toPublicationDocument, toPublicationRow } from '../document-rows.ts';

export async function allPublications(db: Db): Promise<PublicationDocument[]> {
  const rows = await db.select().from(publications).where(eq(publications.is_published, true));
  return rows.map(toPublicationDocument);
}

export async function showPublication(db: Db, document: PublicationDocument): Promise<void> {
  const row = toPublicationRow(document);
  await db
    .insert(publications)
    .values(row)
    .onConflictDoUpdate({ target: [publications.section, publications.slug], set: row });
}

export async function hidePublication(db: Db, address: string): Promise<void> {
  const { section, slug } = splitAddress(address);
  await db.delete(publications).where(and(eq(publications.section, section), eq(publications.slug, slug)));
}
