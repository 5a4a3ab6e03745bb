import type { ContentDocument } from '@site/contracts/content-documents';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { pages } from '../pages/page-tables.ts';
import { publications } from '../publications/publication-tables.ts';
import { splitAddress, toPageDocument, toPageRow, toPublicationDocument, toPublicationRow } from './document-rows.ts';

const isPublication = ({ section, slug }: ReturnType<typeof splitAddress>) =>
  and(eq(publications.section, section), eq(publications.slug, slug));

/** What the site reads, written when a document goes live. Over a connection or a transaction. */
export const createLiveDocumentRepository = (db: Db) => ({
  async all(): Promise<ContentDocument[]> {
    const [pageRows, publicationRows] = [await db.select().from(pages), await db.select().from(publications)];
    return [
      ...pageRows.map(toPageDocument),
      ...publicationRows.filter((row) => row.is_published).map(toPublicationDocument),
    ];
  },

  async show(document: ContentDocument) {
    if (document.kind === 'page') {
      const row = toPageRow(document);
      await db.insert(pages).values(row).onConflictDoUpdate({ target: pages.path, set: row });
    } else {
      const row = toPublicationRow(document);
      await db
        .insert(publications)
        .values(row)
        .onConflictDoUpdate({ target: [publications.section, publications.slug], set: row });
    }
  },

  async hide({ kind, address }: Pick<ContentDocument, 'kind' | 'address'>) {
    if (kind === 'page') await db.delete(pages).where(eq(pages.path, address));
    else await db.delete(publications).where(isPublication(splitAddress(address)));
  },
});
