import { asc, eq, not } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { academyLocations, type LocationRow } from '../../../tables/academy-tables.ts';

export class LocationRepository {
  constructor(private readonly db: Db) {}

  /** Without the hidden ones; the main location comes first. */
  list(): Promise<LocationRow[]> {
    return this.db
      .select()
      .from(academyLocations)
      .where(not(academyLocations.is_hidden))
      .orderBy(asc(academyLocations.id));
  }

  async find(slug: string): Promise<LocationRow | undefined> {
    const [row] = await this.db.select().from(academyLocations).where(eq(academyLocations.slug, slug));
    return row;
  }
}
