import { PAGE_SIZE, type Sort } from '@site/contracts/catalog';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import {
  attributes,
  documents,
  productAttributes,
  productDocuments,
  productRelations,
  products,
} from '../../db/schema.ts';
import type { Filter, ListState } from './list-query.ts';

/** What a card needs; the long texts stay in the table. */
const card = {
  id: products.id,
  slug: products.slug,
  article: products.article,
  name: products.name,
  price_retail: products.price_retail,
  discount_group: products.discount_group,
  unit: products.unit,
  multiplicity: products.multiplicity,
  min_qty: products.min_qty,
  stock_state: products.stock_state,
  stock_qty: products.stock_qty,
  stock_date: products.stock_date,
  lead_weeks: products.lead_weeks,
  badges: products.badges,
  key_attributes: products.key_attributes,
  picture_version: products.picture_version,
};

export type CardRow = Pick<typeof products.$inferSelect, keyof typeof card>;
export type ProductRow = typeof products.$inferSelect;

const orders: Record<Sort, SQL> = {
  popular: sql`(stock_state = 'discontinued'), popularity desc, id`,
  cheap: sql`price_retail asc nulls last, popularity desc, id`,
  expensive: sql`price_retail desc nulls last, popularity desc, id`,
  name: sql`name, id`,
  new: sql`created_at desc, id desc`,
};

function condition(filter: Filter): SQL {
  const value = (test: SQL) =>
    sql`exists (select 1 from product_facet_values v where v.product_id = p.id and v.code = ${filter.code} and ${test})`;
  switch (filter.type) {
    case 'list':
      return value(inArray(sql`v.value`, filter.values));
    case 'flag':
      return value(sql`v.value = '1'`);
    case 'range':
      return value(sql`v.num between ${filter.from ?? '-infinity'}::float8 and ${filter.to ?? 'infinity'}::float8`);
  }
}

const inCategory = (categoryId: number) =>
  sql`products p join product_categories pc on pc.product_id = p.id
      where pc.category_id = ${categoryId} and p.is_published`;

export type FacetCount = {
  code: string;
  value: string;
  label: string;
  low: number;
  high: number;
  present: number;
  count: number;
};

export const createProductRepository = (db: Db) => ({
  async list(categoryId: number, { filters, sort, page }: ListState): Promise<{ rows: CardRow[]; total: number }> {
    const conditions = filters.map((filter) => sql` and ${condition(filter)}`);
    const matching = sql`from ${inCategory(categoryId)}${sql.join(conditions)}`;
    const rows = await rowsOf<CardRow & { total: number }>(
      db.execute(sql`
        select p.id, p.slug, p.article, p.name, p.price_retail, p.discount_group, p.unit, p.multiplicity, p.min_qty,
          p.stock_state, p.stock_qty, p.stock_date::text, p.lead_weeks, p.badges, p.key_attributes, p.picture_version,
          (count(*) over ())::int as total
        ${matching} order by ${orders[sort]} limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`),
    );
    return { rows, total: rows[0]?.total ?? 0 };
  },

  /**
   * Counts of every option in one pass. For each product the filters that it fails are listed; an option counts a
   * product that fails nothing, or fails only the option's own facet: so the counts leave their own facet out.
   */
  facets: (categoryId: number, codes: string[], ranges: string[], filters: Filter[]): Promise<FacetCount[]> => {
    const failures = filters.map((filter) => sql`case when not ${condition(filter)} then ${filter.code}::text end`);
    const failed = filters.length
      ? sql`array_remove(array[${sql.join(failures, sql`, `)}]::text[], null)`
      : sql`'{}'::text[]`;
    const list = (values: string[]) =>
      sql`array[${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )}]::text[]`;
    return rowsOf<FacetCount>(
      db.execute(sql`
        with base as materialized (select p.id, ${failed} as failed from ${inCategory(categoryId)})
        select v.code, case when v.code = any(${list(ranges)}) then '' else v.value end as value,
          min(v.label) as label, min(v.num) as low, max(v.num) as high, count(*)::int as present,
          (count(*) filter (where failed = '{}' or failed = array[v.code]))::int as count
        from base join product_facet_values v on v.product_id = base.id
        where v.code = any(${list(codes)})
        group by 1, 2`),
    );
  },

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

  cardsByArticles: (articles: string[]): Promise<CardRow[]> =>
    db
      .select(card)
      .from(products)
      .where(and(inArray(products.article, articles), eq(products.is_published, true))),

  async cardById(id: number): Promise<CardRow | undefined> {
    const [row] = await db
      .select(card)
      .from(products)
      .where(and(eq(products.id, id), eq(products.is_published, true)));
    return row;
  },

  cardsByBadge: (badge: 'new' | 'hit', limit: number): Promise<CardRow[]> =>
    db
      .select(card)
      .from(products)
      .where(and(sql`${badge} = any(${products.badges})`, eq(products.is_published, true)))
      .orderBy(desc(products.popularity), asc(products.id))
      .limit(limit),

  attributesOf: (productId: number) =>
    db
      .select({
        code: attributes.code,
        label: attributes.label,
        value: productAttributes.label,
        type: attributes.type,
        group: attributes.grp,
      })
      .from(productAttributes)
      .innerJoin(attributes, eq(attributes.code, productAttributes.code))
      .where(eq(productAttributes.product_id, productId))
      .orderBy(asc(attributes.sort), asc(productAttributes.num), asc(productAttributes.label)),

  documentsOf: (productId: number) =>
    db
      .select({ document: documents })
      .from(productDocuments)
      .innerJoin(documents, eq(documents.id, productDocuments.document_id))
      .where(eq(productDocuments.product_id, productId))
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
