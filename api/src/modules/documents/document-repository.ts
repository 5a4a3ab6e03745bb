import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { documents } from '../../db/schema.ts';
import type { DocumentKind } from './document-card.ts';

export const createDocumentRepository = (db: Db) => ({
  async bySlug(slug: string) {
    const [row] = await db.select().from(documents).where(eq(documents.slug, slug));
    return row;
  },
  ofKind: (kind: DocumentKind, limit: number) =>
    db.select().from(documents).where(eq(documents.kind, kind)).orderBy(asc(documents.title)).limit(limit),
});

export type DocumentRepository = ReturnType<typeof createDocumentRepository>;
