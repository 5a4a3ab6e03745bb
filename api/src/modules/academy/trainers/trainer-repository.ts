import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { academyTrainers, type TrainerRow } from '../../../tables/academy-tables.ts';

export class TrainerRepository {
  constructor(private readonly db: Db) {}

  list(): Promise<TrainerRow[]> {
    return this.db.select().from(academyTrainers).orderBy(asc(academyTrainers.surname), asc(academyTrainers.id));
  }

  async find(slug: string): Promise<TrainerRow | undefined> {
    const [row] = await this.db.select().from(academyTrainers).where(eq(academyTrainers.slug, slug));
    return row;
  }

  async byIds(ids: number[]): Promise<TrainerRow[]> {
    return this.db
      .select()
      .from(academyTrainers)
      .where(inArray(academyTrainers.id, ids))
      .orderBy(asc(academyTrainers.surname));
  }
}
