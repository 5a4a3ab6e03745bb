import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DocumentKind } from '@site/contracts/support-lists';
import type { Db } from '../../db/database.ts';
import { documents, isPublic } from '../../tables/document-tables.ts';

export class DocumentRepository {
  constructor(private readonly db: Db) {}

  async bySlug(slug: string) {
    const [row] = await this.db.select().from(documents).where(eq(documents.slug, slug));
    return row;
  }

  all(today: string) {
    return this.db
      .select({
        id: documents.id,
        slug: documents.slug,
        title: documents.title,
        kind: documents.kind,
        size_bytes: documents.size_bytes,
        updated_at: documents.updated_at,
      })
      .from(documents)
      .where(isPublic(today));
  }

  ofKind(kind: DocumentKind, limit: number, today: string) {
    return this.db
      .select()
      .from(documents)
      .where(and(eq(documents.kind, kind), isPublic(today)))
      .orderBy(asc(documents.title))
      .limit(limit);
  }

  bySlugs(slugs: string[], today: string) {
    return this.db
      .select()
      .from(documents)
      .where(and(inArray(documents.slug, slugs), isPublic(today)));
  }
}
