import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { companyItems, type ItemRow } from '../company-tables.ts';

/** Of which company, and what. */
type Whose = Pick<ItemRow, 'company_id' | 'kind'>;

export function createAssortmentRepository(db: Db) {
  const of = ({ company_id, kind }: Whose) => and(eq(companyItems.company_id, company_id), eq(companyItems.kind, kind));

  return {
    list: (whose: Whose): Promise<ItemRow[]> =>
      db.select().from(companyItems).where(of(whose)).orderBy(asc(companyItems.created_at), asc(companyItems.id)),

    async find(whose: Whose, id: string): Promise<ItemRow | undefined> {
      const [row] = await db
        .select()
        .from(companyItems)
        .where(and(of(whose), eq(companyItems.id, id)));
      return row;
    },

    insert: (row: typeof companyItems.$inferInsert) => db.insert(companyItems).values(row),
    update: (id: string, change: Partial<ItemRow>) =>
      db.update(companyItems).set(change).where(eq(companyItems.id, id)),
    /** Refused by the database while something refers to it. */
    remove: (id: string) => db.delete(companyItems).where(eq(companyItems.id, id)),
  };
}
