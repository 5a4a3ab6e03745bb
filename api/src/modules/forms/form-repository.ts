import type { Db } from '../../db/database.ts';
import { formRequests } from './form-tables.ts';

export const createFormRepository = (db: Db) => ({
  async add(row: Omit<typeof formRequests.$inferInsert, 'id'>): Promise<number> {
    const [added] = await db.insert(formRequests).values(row).returning({ id: formRequests.id });
    return added!.id;
  },
});

export type FormRepository = ReturnType<typeof createFormRepository>;
