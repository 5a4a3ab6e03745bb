import { and, asc, eq, gt, inArray, isNotNull, not, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database.ts';
import { academyTrainings, events, type EventRow, type TrainingRow } from '../../../tables/academy-tables.ts';

export class TrainingRepository {
  constructor(private readonly db: Db) {}

  /** Without the hidden ones. */
  list(): Promise<TrainingRow[]> {
    return this.db
      .select()
      .from(academyTrainings)
      .where(not(academyTrainings.is_hidden))
      .orderBy(asc(academyTrainings.id));
  }

  async find(slug: string): Promise<TrainingRow | undefined> {
    const [row] = await this.db.select().from(academyTrainings).where(eq(academyTrainings.slug, slug));
    return row;
  }

  async byId(id: number): Promise<TrainingRow> {
    const [row] = await this.db.select().from(academyTrainings).where(eq(academyTrainings.id, id));
    if (!row) throw new Error(`Training ${id} not found`);
    return row;
  }

  /** The training of which a certificate is required to take part. */
  async requiredFor(id: number | null): Promise<TrainingRow | undefined> {
    if (id === null) return undefined;
    const taught = alias(academyTrainings, 'taught');
    const [row] = await this.db
      .select({ required: academyTrainings })
      .from(taught)
      .innerJoin(academyTrainings, eq(academyTrainings.id, taught.required_training_id))
      .where(eq(taught.id, id));
    return row?.required;
  }

  async ofTrainer(id: number): Promise<TrainingRow[]> {
    return this.db
      .select()
      .from(academyTrainings)
      .where(and(sql`${id} = any(${academyTrainings.trainer_ids})`, not(academyTrainings.is_hidden)))
      .orderBy(asc(academyTrainings.id));
  }

  async nextEvents(now: Date, ids: number[]): Promise<EventRow[]> {
    return this.db
      .selectDistinctOn([events.training_id])
      .from(events)
      .where(
        and(
          isNotNull(events.training_id),
          inArray(events.training_id, ids),
          gt(events.starts_at, now),
          not(events.is_cancelled),
        ),
      )
      .orderBy(asc(events.training_id), asc(events.starts_at), asc(events.id));
  }
}
