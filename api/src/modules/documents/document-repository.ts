import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { documents } from '../../db/schema.ts';
import type { DocumentKind } from './document-card.ts';

export const createDocumentRepository = (db: Db) => ({
  async bySlug(slug: string) {
    const [row] = await db.select().from(documents).where(eq(documents.slug, slug));
    return row;
  },
  /** Without their contents. */
  all: () =>
    db
      .select({
        id: documents.id,
        slug: documents.slug,
        title: documents.title,
        kind: documents.kind,
        size_bytes: documents.size_bytes,
        updated_at: documents.updated_at,
      })
      .from(documents),
  ofKind: (kind: DocumentKind, limit: number) =>
    db.select().from(documents).where(eq(documents.kind, kind)).orderBy(asc(documents.title)).limit(limit),
});

export type DocumentRepository = ReturnType<typeof createDocumentRepository>;
