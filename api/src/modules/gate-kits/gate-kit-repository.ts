import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import {
  attributes,
  categories,
  productAttributes,
  productCategories,
  productRelations,
  products,
} from '../../tables/catalog-tables.ts';
import { cardColumns } from '../catalog/card-columns.ts';

const columns = {
  card: cardColumns,
  category_id: products.category_id,
  series: products.series,
  warranty_months: products.warranty_months,
  included: products.included_items,
};
const isSold = and(eq(products.is_published, true), ne(products.stock_state, 'discontinued'));

export class GateKitRepository {
  constructor(private readonly db: Db) {}

  ofCategory(slug: string) {
    return this.db
      .select(columns)
      .from(products)
      .innerJoin(productCategories, eq(productCategories.product_id, products.id))
      .innerJoin(categories, eq(categories.id, productCategories.category_id))
      .where(and(eq(categories.slug, slug), isSold));
  }

  /** All products of the given categories and series: the alternatives of an accessory. */
  alternatives(categoryIds: number[], series: string[]) {
    return this.db
      .select(columns)
      .from(products)
      .where(and(inArray(products.category_id, categoryIds), inArray(products.series, series), isSold));
  }

  accessoriesOf(ids: number[]) {
    return this.db
      .select({ drive_id: productRelations.product_id, kind: productRelations.kind, ...columns })
      .from(productRelations)
      .innerJoin(products, eq(products.id, productRelations.related_id))
      .where(
        and(
          inArray(productRelations.product_id, ids),
          inArray(productRelations.kind, ['accessory_required', 'accessory']),
          isSold,
        ),
      )
      .orderBy(asc(productRelations.sort));
  }

  valuesOf(ids: number[]) {
    return this.db
      .select({
        product_id: productAttributes.product_id,
        code: attributes.code,
        label: attributes.label,
        type: attributes.type,
        value: productAttributes.label,
        num: productAttributes.num,
      })
      .from(productAttributes)
      .innerJoin(attributes, eq(attributes.code, productAttributes.code))
      .where(inArray(productAttributes.product_id, ids))
      .orderBy(asc(attributes.sort));
  }
}
export type SoldRow = Awaited<ReturnType<GateKitRepository['ofCategory']>>[number];
