import { asc } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { towns } from '../../tables/partner-tables.ts';

export type TownRow = typeof towns.$inferSelect;

export const createTownRepository = (db: Db) => ({
  towns: (): Promise<TownRow[]> => db.select().from(towns).orderBy(asc(towns.name)),
});
