import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { eventMaterials, type EventMaterialRow } from '../../../tables/academy-tables.ts';

const one = (eventId: number, id: string) => and(eq(eventMaterials.event_id, eventId), eq(eventMaterials.id, id));

export class MaterialRepository {
  constructor(private readonly db: Db) {}

  ofEvent(eventId: number): Promise<EventMaterialRow[]> {
    return this.db
      .select()
      .from(eventMaterials)
      .where(eq(eventMaterials.event_id, eventId))
      .orderBy(asc(eventMaterials.created_at), asc(eventMaterials.id));
  }

  async find(eventId: number, id: string): Promise<EventMaterialRow | undefined> {
    const [row] = await this.db.select().from(eventMaterials).where(one(eventId, id));
    return row;
  }

  insert(row: EventMaterialRow) {
    return this.db.insert(eventMaterials).values(row);
  }

  async remove(eventId: number, id: string): Promise<EventMaterialRow | undefined> {
    const [row] = await this.db.delete(eventMaterials).where(one(eventId, id)).returning();
    return row;
  }
}
