import { asc, eq, getTableColumns, inArray, not } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { academyTrainers, type TrainerRow } from '../../../tables/academy-tables.ts';
import { type Photo, portrait } from '../../../tables/media-tables.ts';

/** With the portrait of the media library, if there is one. */
export type PicturedTrainer = TrainerRow & { portrait: Photo | null };

export class TrainerRepository {
  constructor(private readonly db: Db) {}

  private rows() {
    return this.db.select({ ...getTableColumns(academyTrainers), portrait }).from(academyTrainers);
  }

  /** Without the hidden ones. */
  list(): Promise<PicturedTrainer[]> {
    return this.rows()
      .where(not(academyTrainers.is_hidden))
      .orderBy(asc(academyTrainers.surname), asc(academyTrainers.id));
  }

  async find(slug: string): Promise<PicturedTrainer | undefined> {
    const [row] = await this.rows().where(eq(academyTrainers.slug, slug));
    return row;
  }

  async byIds(ids: number[]): Promise<PicturedTrainer[]> {
    return this.rows().where(inArray(academyTrainers.id, ids)).orderBy(asc(academyTrainers.surname));
  }

  async bySlugs(slugs: string[]): Promise<PicturedTrainer[]> {
    return this.rows().where(inArray(academyTrainers.slug, slugs));
  }
}
