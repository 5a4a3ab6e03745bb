import { asc, eq, getTableColumns, inArray, not } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { academyLocations, type LocationRow } from '../../../tables/academy-tables.ts';
import { locationPhoto, type Photo } from '../../../tables/media-tables.ts';

/** With the photograph of the media library, if there is one. */
export type PicturedLocation = LocationRow & { photo: Photo | null };

export class LocationRepository {
  constructor(private readonly db: Db) {}

  private rows() {
    return this.db.select({ ...getTableColumns(academyLocations), photo: locationPhoto }).from(academyLocations);
  }

  /** Without the hidden ones; the main location comes first. */
  list(): Promise<PicturedLocation[]> {
    return this.rows().where(not(academyLocations.is_hidden)).orderBy(asc(academyLocations.id));
  }

  async find(slug: string): Promise<PicturedLocation | undefined> {
    const [row] = await this.rows().where(eq(academyLocations.slug, slug));
    return row;
  }

  async byIds(ids: number[]): Promise<PicturedLocation[]> {
    return this.rows().where(inArray(academyLocations.id, ids));
  }
}
