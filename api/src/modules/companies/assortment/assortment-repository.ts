import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { companyItems, type ItemRow } from '../../../tables/company-tables.ts';

type Scope = Pick<ItemRow, 'company_id' | 'kind'>;

export function createAssortmentRepository(db: Db) {
  const inScope = ({ company_id, kind }: Scope) =>
    and(eq(companyItems.company_id, company_id), eq(companyItems.kind, kind));

  return {
    list: (scope: Scope): Promise<ItemRow[]> =>
      db.select().from(companyItems).where(inScope(scope)).orderBy(asc(companyItems.created_at), asc(companyItems.id)),

    async find(scope: Scope, id: string): Promise<ItemRow | undefined> {
      const [row] = await db
        .select()
        .from(companyItems)
        .where(and(inScope(scope), eq(companyItems.id, id)));
      return row;
    },

    insert: (row: typeof companyItems.$inferInsert) => db.insert(companyItems).values(row),
    update: (id: string, change: Partial<ItemRow>) =>
      db.update(companyItems).set(change).where(eq(companyItems.id, id)),
    /** Fails with a foreign key violation while other rows refer to the item. */
    remove: (id: string) => db.delete(companyItems).where(eq(companyItems.id, id)),
  };
}
