import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { companyItems, type ItemRow } from '../../../tables/company-tables.ts';

type Scope = Pick<ItemRow, 'company_id' | 'kind'>;

const inScope = ({ company_id, kind }: Scope) =>
  and(eq(companyItems.company_id, company_id), eq(companyItems.kind, kind));

export class AssortmentRepository {
  constructor(private readonly db: Db) {}

  list(scope: Scope): Promise<ItemRow[]> {
    return this.db
      .select()
      .from(companyItems)
      .where(inScope(scope))
      .orderBy(asc(companyItems.created_at), asc(companyItems.id));
  }

  async find(scope: Scope, id: string): Promise<ItemRow | undefined> {
    const [row] = await this.db
      .select()
      .from(companyItems)
      .where(and(inScope(scope), eq(companyItems.id, id)));
    return row;
  }

  insert(row: typeof companyItems.$inferInsert) {
    return this.db.insert(companyItems).values(row);
  }

  update(id: string, change: Partial<ItemRow>) {
    return this.db.update(companyItems).set(change).where(eq(companyItems.id, id));
  }

  /** Fails with a foreign key violation while other rows refer to the item. */
  remove(id: string) {
    return this.db.delete(companyItems).where(eq(companyItems.id, id));
  }
}
