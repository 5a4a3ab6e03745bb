import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../db/database.ts';
import { towns } from '../../tables/partner-tables.ts';

export type TownRow = typeof towns.$inferSelect;

export class TownRepository {
  constructor(private readonly db: Db) {}

  list(): Promise<TownRow[]> {
    return this.db.select().from(towns).orderBy(asc(towns.name));
  }

  async find(name: string): Promise<TownRow | undefined> {
    const [row] = await this.db.select().from(towns).where(eq(towns.name, name));
    return row;
  }
}
