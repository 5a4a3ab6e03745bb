import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { attributes, categories } from '../../tables/catalog-tables.ts';

type StoredCategory = typeof categories.$inferSelect;
export type CategoryRow = StoredCategory & { products_count: number };
export type AttributeRow = typeof attributes.$inferSelect;

export class CategoryRepository {
  constructor(private readonly db: Db) {}

  visible(): Promise<StoredCategory[]> {
    return this.db
      .select()
      .from(categories)
      .where(eq(categories.is_visible, true))
      .orderBy(asc(categories.sort), asc(categories.id));
  }

  attributes(): Promise<AttributeRow[]> {
    return this.db.select().from(attributes).orderBy(asc(attributes.sort));
  }
}
