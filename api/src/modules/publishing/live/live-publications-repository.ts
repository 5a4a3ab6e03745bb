import type { PublicationDocument } from '@site/contracts/content-documents';
import { and, eq } from 'drizzle-orm';
import { publications } from '../../../tables/publication-tables.ts';
import { splitAddress, toPublicationDocument, toPublicationRow } from '../document-rows.ts';
import type { LiveKind } from './live-kind.ts';

export const livePublications: LiveKind<PublicationDocument> = {
  async all(db) {
    const rows = await db.select().from(publications).where(eq(publications.is_published, true));
    return rows.map(toPublicationDocument);
  },
  async show(db, document) {
    const row = toPublicationRow(document);
    await db
      .insert(publications)
      .values(row)
      .onConflictDoUpdate({ target: [publications.section, publications.slug], set: row });
  },
  async hide(db, address) {
    const { section, slug } = splitAddress(address);
    await db.delete(publications).where(and(eq(publications.section, section), eq(publications.slug, slug)));
  },
};
