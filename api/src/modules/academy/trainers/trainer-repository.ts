import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { academyTrainers, type TrainerRow } from '../../../tables/academy-tables.ts';

export const createTrainerRepository = (db: Db) => ({
  list: (): Promise<TrainerRow[]> =>
    db.select().from(academyTrainers).orderBy(asc(academyTrainers.surname), asc(academyTrainers.id)),

  async find(slug: string): Promise<TrainerRow | undefined> {
    const [row] = await db.select().from(academyTrainers).where(eq(academyTrainers.slug, slug));
    return row;
  },

  byIds: async (ids: number[]): Promise<TrainerRow[]> =>
    db.select().from(academyTrainers).where(inArray(academyTrainers.id, ids)).orderBy(asc(academyTrainers.surname)),
});

export type TrainerRepository = ReturnType<typeof createTrainerRepository>;
