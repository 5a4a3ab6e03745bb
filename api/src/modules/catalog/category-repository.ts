import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { attributes, categories } from '../../db/schema.ts';

export type CategoryRow = typeof categories.$inferSelect & { products_count: number };
export type AttributeRow = typeof attributes.$inferSelect;

export const createCategoryRepository = (db: Db) => ({
  visible: (): Promise<CategoryRow[]> =>
    db
      .select({
        id: categories.id,
        parent_id: categories.parent_id,
        slug: categories.slug,
        name: categories.name,
        h1: categories.h1,
        intro: categories.intro,
        seo_text: categories.seo_text,
        facets: categories.facets,
        sort: categories.sort,
        is_visible: categories.is_visible,
        products_count: sql<number>`(
          select count(*)::int from product_categories pc join products p on p.id = pc.product_id
          where pc.category_id = categories.id and p.is_published)`,
      })
      .from(categories)
      .where(eq(categories.is_visible, true))
      .orderBy(asc(categories.sort), asc(categories.id)),

  attributes: (): Promise<AttributeRow[]> => db.select().from(attributes).orderBy(asc(attributes.sort)),
});

export type CategoryRepository = ReturnType<typeof createCategoryRepository>;
