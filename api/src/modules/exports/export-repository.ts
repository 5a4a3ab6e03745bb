import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { attributes, productAttributes, products } from '../../tables/catalog-tables.ts';
import { cardColumns } from '../catalog/card-columns.ts';

/** Products loaded at a time. */
const BATCH = 500;

const columns = {
  ...cardColumns,
  category_id: products.category_id,
  short_description: products.short_description,
  warranty_months: products.warranty_months,
};

export class ExportRepository {
  constructor(private readonly db: Db) {}

  /** All published products in batches, category by category. */
  async *products(categoryIds: readonly number[]) {
    for (const categoryId of categoryIds) {
      for (let afterId = 0; ;) {
        const rows = await this.batch(categoryId, afterId);
        if (rows.length) yield rows;
        if (rows.length < BATCH) break;
        afterId = rows.at(-1)!.id;
      }
    }
  }

  attributesOf(productIds: number[]) {
    return this.db
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
      .orderBy(asc(attributes.sort), asc(productAttributes.label));
  }

  private batch(categoryId: number, afterId: number) {
    return this.db
      .select(columns)
      .from(products)
      .where(and(eq(products.category_id, categoryId), eq(products.is_published, true), gt(products.id, afterId)))
      .orderBy(asc(products.id))
      .limit(BATCH);
  }
}

type Batch = ReturnType<ExportRepository['products']> extends AsyncGenerator<infer Rows> ? Rows : never;
export type ExportRow = Batch extends readonly (infer Row)[] ? Row : never;
