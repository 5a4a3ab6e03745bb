import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { attributes, productAttributes, products } from '../catalog/catalog-tables.ts';
import { cardColumns } from '../catalog/card-columns.ts';

/** How many products are in memory at a time. */
const STRETCH = 500;

const columns = {
  ...cardColumns,
  category_id: products.category_id,
  short_description: products.short_description,
  warranty_months: products.warranty_months,
};

export const createExportRepository = (db: Db) => {
  const stretch = (categoryId: number, afterId: number) =>
    db
      .select(columns)
      .from(products)
      .where(and(eq(products.category_id, categoryId), eq(products.is_published, true), gt(products.id, afterId)))
      .orderBy(asc(products.id))
      .limit(STRETCH);

  return {
    /** All products that the site shows, category by category, a stretch at a time. */
    async *products(categoryIds: readonly number[]) {
      for (const categoryId of categoryIds) {
        for (let afterId = 0; ;) {
          const rows = await stretch(categoryId, afterId);
          if (rows.length) yield rows;
          if (rows.length < STRETCH) break;
          afterId = rows.at(-1)!.id;
        }
      }
    },

    attributesOf: (productIds: number[]) =>
      db
        .select({
          product_id: productAttributes.product_id,
          code: attributes.code,
          label: attributes.label,
          value: productAttributes.label,
          num: productAttributes.num,
        })
        .from(productAttributes)
        .innerJoin(attributes, eq(attributes.code, productAttributes.code))
        .where(inArray(productAttributes.product_id, productIds))
        .orderBy(asc(attributes.sort), asc(productAttributes.label)),
  };
};

export type ExportRepository = ReturnType<typeof createExportRepository>;
type Stretch = ReturnType<ExportRepository['products']> extends AsyncGenerator<infer Rows> ? Rows : never;
export type ExportRow = Stretch extends readonly (infer Row)[] ? Row : never;
