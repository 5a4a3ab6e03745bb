import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/database.ts';
import { categories, productAttributes, productRelations, products } from '../../tables/catalog-tables.ts';
import { SIZE_ATTRIBUTE } from '@site/kernel/product-size';

/** The parameters of drawings of products and categories. */
export class DrawingRepository {
  constructor(private readonly db: Db) {}

  async product(slug: string) {
    const [row] = await this.db
      .select({ drawing: products.drawing, version: products.picture_version, size: productAttributes.label })
      .from(products)
      .leftJoin(
        productAttributes,
        and(eq(productAttributes.product_id, products.id), eq(productAttributes.code, SIZE_ATTRIBUTE)),
      )
      .where(eq(products.slug, slug));
    return row;
  }

  partsOf(slug: string) {
    const device = alias(products, 'device');
    return this.db
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
  }

  async hasCategory(slug: string): Promise<boolean> {
    const shown = await this.db.$count(categories, and(eq(categories.slug, slug), eq(categories.is_visible, true)));
    return shown > 0;
  }
}
