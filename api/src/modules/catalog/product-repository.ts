import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import {
  attributes,
  productAttributes,
  productDocuments,
  productRelations,
  productVideos,
  products,
} from '../../tables/catalog-tables.ts';
import { documents, isPublic } from '../../tables/document-tables.ts';
import {
  mediaFiles,
  type LibraryVideo,
  type Photo,
  posterPhoto,
  productFiles,
  productFilms,
  productPhotos,
  productTurns,
} from '../../tables/media-tables.ts';
import { boughtTogether } from './bought-together-repository.ts';
import { type CardRow, cardColumns as card } from './card-columns.ts';

export type ProductRow = typeof products.$inferSelect;

export class ProductRepository {
  constructor(private readonly db: Db) {}

  async bySlug(slug: string): Promise<ProductRow | undefined> {
    const [row] = await this.db
      .select()
      .from(products)
      .where(and(eq(products.slug, slug), eq(products.is_published, true)));
    return row;
  }

  async publishedById(id: number): Promise<ProductRow | undefined> {
    const [row] = await this.db
      .select()
      .from(products)
      .where(and(eq(products.id, id), eq(products.is_published, true)));
    return row;
  }

  cardsByArticles(articles: string[]): Promise<CardRow[]> {
    return this.db
      .select(card)
      .from(products)
      .where(and(inArray(products.article, articles), eq(products.is_published, true)));
  }

  cardsByIds(ids: number[]): Promise<CardRow[]> {
    return this.db
      .select(card)
      .from(products)
      .where(and(inArray(products.id, ids), eq(products.is_published, true)));
  }

  async cardById(id: number): Promise<CardRow | undefined> {
    const [row] = await this.db
      .select(card)
      .from(products)
      .where(and(eq(products.id, id), eq(products.is_published, true)));
    return row;
  }

  /** In the order of the gallery. */
  photosOf(productId: number): Promise<Photo[]> {
    return this.photographsIn(productPhotos, productId);
  }

  private async photographsIn(table: typeof productPhotos | typeof productTurns, productId: number): Promise<Photo[]> {
    const rows = await this.db
      .select({ file: mediaFiles })
      .from(table)
      .innerJoin(mediaFiles, eq(mediaFiles.id, table.media_id))
      .where(eq(table.product_id, productId))
      .orderBy(asc(table.sort));
    return rows.map(({ file: { kind, id, name, alt, hash, width, height, color, focus_x, focus_y } }) => ({
      kind: kind === 'drawing' ? kind : 'photo',
      ...{ id, name, alt, hash, color, focus_x, focus_y },
      ...{ width: width ?? 0, height: height ?? 0 },
    }));
  }

  /** Photographs from all sides, in the order of the turn. */
  turnOf(productId: number): Promise<Photo[]> {
    return this.photographsIn(productTurns, productId);
  }

  /** Uploaded videos in the order of the page. */
  async filmsOf(productId: number): Promise<(LibraryVideo & { updated_at: Date })[]> {
    const { id, name, alt, hash, width, height, seconds, captions_hash, updated_at } = mediaFiles;
    const rows = await this.db
      .select({ id, name, alt, hash, width, height, seconds, captions_hash, updated_at, poster: posterPhoto })
      .from(productFilms)
      .innerJoin(mediaFiles, eq(mediaFiles.id, productFilms.media_id))
      .where(eq(productFilms.product_id, productId))
      .orderBy(asc(productFilms.sort));
    // A video has a size, a duration and a poster: constraints of the table.
    return rows as (LibraryVideo & { updated_at: Date })[];
  }

  /** Uploaded documents in the order of the page. */
  filesOf(productId: number) {
    return this.db
      .select({ file: mediaFiles, kind: productFiles.kind, title: productFiles.title })
      .from(productFiles)
      .innerJoin(mediaFiles, eq(mediaFiles.id, productFiles.media_id))
      .where(eq(productFiles.product_id, productId))
      .orderBy(asc(productFiles.sort));
  }

  videosOf(productId: number) {
    return this.db
      .select()
      .from(productVideos)
      .where(eq(productVideos.product_id, productId))
      .orderBy(asc(productVideos.sort));
  }

  /** Discontinued products with this one as successor. */
  replacedBy(productId: number) {
    return this.db
      .select({ slug: products.slug, article: products.article, name: products.name })
      .from(products)
      .where(
        and(
          eq(products.successor_id, productId),
          eq(products.stock_state, 'discontinued'),
          eq(products.is_published, true),
        ),
      )
      .orderBy(asc(products.name));
  }

  compared(ids: number[]) {
    return this.db
      .select({
        card,
        category_id: products.category_id,
        series: products.series,
        warranty_months: products.warranty_months,
      })
      .from(products)
      .where(and(inArray(products.id, ids), eq(products.is_published, true)));
  }

  async boughtTogether(productId: number, limit: number): Promise<CardRow[]> {
    const ids = await boughtTogether(this.db, productId, limit);
    if (ids.length === 0) return [];
    const rows = await this.db.select(card).from(products).where(inArray(products.id, ids));
    return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  }

  attributesOf(productIds: number[]) {
    return this.db
      .select({
        product_id: productAttributes.product_id,
        code: attributes.code,
        label: attributes.label,
        value: productAttributes.label,
        type: attributes.type,
        group: attributes.grp,
      })
      .from(productAttributes)
      .innerJoin(attributes, eq(attributes.code, productAttributes.code))
      .where(inArray(productAttributes.product_id, productIds))
      .orderBy(asc(attributes.sort), asc(productAttributes.num), asc(productAttributes.label));
  }

  /** Finds products by normalised current or former articles. */
  byArticleKeys(keys: string[]) {
    const list = sql`array[${sql.join(
      keys.map((key) => sql`${key}`),
      sql`, `,
    )}]::text[]`;
    return this.db
      .select({
        id: products.id,
        article: products.article,
        old_articles: products.old_articles,
        is_published: products.is_published,
      })
      .from(products)
      .where(
        sql`(article_key(${products.article}) = any(${list}) or article_keys(${products.old_articles}) && ${list})`,
      );
  }

  documentsOf(productId: number, today: string) {
    return this.db
      .select({ document: documents })
      .from(productDocuments)
      .innerJoin(documents, eq(documents.id, productDocuments.document_id))
      .where(and(eq(productDocuments.product_id, productId), isPublic(today)))
      .orderBy(asc(documents.id));
  }

  relationsOf(productId: number) {
    return this.db
      .select({ kind: productRelations.kind, position: productRelations.position, card })
      .from(productRelations)
      .innerJoin(products, eq(products.id, productRelations.related_id))
      .where(and(eq(productRelations.product_id, productId), eq(products.is_published, true)))
      .orderBy(asc(productRelations.kind), asc(productRelations.sort));
  }
}
