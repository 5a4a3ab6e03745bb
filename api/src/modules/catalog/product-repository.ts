import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';
import { productVideos } from '../../tables/catalog-tables.ts';
import {
  attributes,
  productAttributes,
  productDocuments,
  productRelations,
  products,
} from '../../tables/catalog-tables.ts';
import { documents, isPublic } from '../../tables/document-tables.ts';
import { boughtTogether } from './bought-together-repository.ts';
import { type CardRow, cardColumns as card } from './card-columns.ts';

export type ProductRow = typeof products.$inferSelect;

export const createProductRepository = (db: Db) => ({
  async bySlug(slug: string): Promise<ProductRow | undefined> {
    const [row] = await db
      .select()
      .from(products)
      .where(and(eq(products.slug, slug), eq(products.is_published, true)));
    return row;
  },

  async drawingOf(slug: string) {
    const [row] = await db
      .select({ drawing: products.drawing, version: products.picture_version })
      .from(products)
      .where(eq(products.slug, slug));
    return row;
  },

  partDrawings(slug: string) {
    const device = alias(products, 'device');
    return db
      .select({
        position: productRelations.position,
        drawing: products.drawing,
        picture_version: products.picture_version,
      })
      .from(productRelations)
      .innerJoin(products, eq(products.id, productRelations.related_id))
      .innerJoin(device, eq(device.id, productRelations.product_id))
      .where(and(eq(device.slug, slug), eq(productRelations.kind, 'spare_part'), eq(products.is_published, true)))
      .orderBy(asc(productRelations.sort));
  },

  cardsByArticles: (articles: string[]): Promise<CardRow[]> =>
    db
      .select(card)
      .from(products)
      .where(and(inArray(products.article, articles), eq(products.is_published, true))),

  cardsByIds: (ids: number[]): Promise<CardRow[]> =>
    db
      .select(card)
      .from(products)
      .where(and(inArray(products.id, ids), eq(products.is_published, true))),

  async cardById(id: number): Promise<CardRow | undefined> {
    const [row] = await db
      .select(card)
      .from(products)
      .where(and(eq(products.id, id), eq(products.is_published, true)));
    return row;
  },

  videosOf: (productId: number) =>
    db.select().from(productVideos).where(eq(productVideos.product_id, productId)).orderBy(asc(productVideos.sort)),

  /** Discontinued products with this one as successor. */
  replacedBy: (productId: number) =>
    db
      .select({ slug: products.slug, article: products.article, name: products.name })
      .from(products)
      .where(
        and(
          eq(products.successor_id, productId),
          eq(products.stock_state, 'discontinued'),
          eq(products.is_published, true),
        ),
      )
      .orderBy(asc(products.name)),

  compared: (ids: number[]) =>
    db
      .select({
        card,
        category_id: products.category_id,
        series: products.series,
        warranty_months: products.warranty_months,
      })
      .from(products)
      .where(and(inArray(products.id, ids), eq(products.is_published, true))),

  async boughtTogether(productId: number, limit: number): Promise<CardRow[]> {
    const ids = await boughtTogether(db, productId, limit);
    if (ids.length === 0) return [];
    const rows = await db.select(card).from(products).where(inArray(products.id, ids));
    return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  },

  attributesOf: (productIds: number[]) =>
    db
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
      .orderBy(asc(attributes.sort), asc(productAttributes.num), asc(productAttributes.label)),

  /** Finds products by normalised current or former articles. */
  byArticleKeys: (keys: string[]) => {
    const list = sql`array[${sql.join(
      keys.map((key) => sql`${key}`),
      sql`, `,
    )}]::text[]`;
    return db
      .select({ id: products.id, article: products.article, old_articles: products.old_articles })
      .from(products)
      .where(
        and(
          eq(products.is_published, true),
          sql`(article_key(${products.article}) = any(${list}) or article_keys(${products.old_articles}) && ${list})`,
        ),
      );
  },

  documentsOf: (productId: number, today: string) =>
    db
      .select({ document: documents })
      .from(productDocuments)
      .innerJoin(documents, eq(documents.id, productDocuments.document_id))
      .where(and(eq(productDocuments.product_id, productId), isPublic(today)))
      .orderBy(asc(documents.id)),

  relationsOf: (productId: number) =>
    db
      .select({ kind: productRelations.kind, position: productRelations.position, card })
      .from(productRelations)
      .innerJoin(products, eq(products.id, productRelations.related_id))
      .where(and(eq(productRelations.product_id, productId), eq(products.is_published, true)))
      .orderBy(asc(productRelations.kind), asc(productRelations.sort)),
});

export type ProductRepository = ReturnType<typeof createProductRepository>;
