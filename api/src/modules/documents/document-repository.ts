import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { DocumentKind } from '@site/contracts/support-lists';
import type { Db } from '../../db/database.ts';
import { productDocuments, products } from '../../tables/catalog-tables.ts';
import { documents, isPublic } from '../../tables/document-tables.ts';
import { mediaFiles } from '../../tables/media-tables.ts';

const drawnProduct = { slug: products.slug, name: products.name, article: products.article };

export class DocumentRepository {
  constructor(private readonly db: Db) {}

  async bySlug(slug: string) {
    const [row] = await this.db.select().from(documents).where(eq(documents.slug, slug));
    return row;
  }

  /** Documents with drawings of products in their files. */
  drawn() {
    return this.db
      .select()
      .from(documents)
      .where(and(eq(documents.kind, 'parts'), isNull(documents.media_id)))
      .orderBy(asc(documents.id));
  }

  /** The uploaded PDF with an id or a name. */
  async pdf(key: { id: number } | { name: string }) {
    const isIt = 'id' in key ? eq(mediaFiles.id, key.id) : eq(mediaFiles.name, key.name);
    const [row] = await this.db.select().from(mediaFiles).where(isIt);
    return row;
  }

  async resize(id: number, size_bytes: number): Promise<void> {
    await this.db.update(documents).set({ size_bytes }).where(eq(documents.id, id));
  }

  productsOf(documentId: number) {
    return this.db
      .select(drawnProduct)
      .from(productDocuments)
      .innerJoin(products, eq(products.id, productDocuments.product_id))
      .where(and(eq(productDocuments.document_id, documentId), eq(products.is_published, true)))
      .orderBy(asc(products.article));
  }

  async productsWith(articles: string[]) {
    if (!articles.length) return [];
    return this.db
      .select(drawnProduct)
      .from(products)
      .where(and(inArray(products.article, articles), eq(products.is_published, true)))
      .orderBy(asc(products.article));
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
