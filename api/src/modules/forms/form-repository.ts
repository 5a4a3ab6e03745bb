import type { Db } from '../../db/database.ts';
import { formRequests } from './form-tables.ts';

export const createFormRepository = (db: Db) => ({
  add: (row: Omit<typeof formRequests.$inferInsert, 'id'>) => db.insert(formRequests).values(row),
});

export type FormRepository = ReturnType<typeof createFormRepository>;
