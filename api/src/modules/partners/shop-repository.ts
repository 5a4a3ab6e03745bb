import { asc } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { shops } from './partner-tables.ts';

export type ShopRow = typeof shops.$inferSelect;

export const createShopRepository = (db: Db) => ({
  shops: (): Promise<ShopRow[]> => db.select().from(shops).orderBy(asc(shops.name)),
});
