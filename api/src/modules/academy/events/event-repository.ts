import { and, asc, desc, eq, gt, lte, not, sql } from 'drizzle-orm';
import type { CalendarFilter } from '@site/contracts/academy';
import type { Db } from '../../../db/database.ts';
import { academyLocations, events, type EventRow } from '../../../tables/academy-tables.ts';

const narrowed = ({ type, category, city, free }: CalendarFilter) => [
  type ? eq(events.type, type) : undefined,
  category ? eq(events.category, category) : undefined,
  city ? eq(events.city, city) : undefined,
  free ? and(not(events.is_cancelled), sql`${events.seats_taken} < ${events.seats_total}`) : undefined,
];

export class EventRepository {
  constructor(private readonly db: Db) {}

  /** Events that are not over, soonest first. Includes cancelled events, because visitors look for them. */
  ahead(now: Date, filter: CalendarFilter = {}): Promise<EventRow[]> {
    return this.db
      .select()
      .from(events)
      .where(and(gt(events.ends_at, now), ...narrowed(filter)))
      .orderBy(asc(events.starts_at), asc(events.id));
  }

  past(now: Date, filter: CalendarFilter): Promise<EventRow[]> {
    return this.db
      .select()
      .from(events)
      .where(and(lte(events.ends_at, now), ...narrowed(filter)))
      .orderBy(desc(events.starts_at), asc(events.id));
  }

  next(now: Date, limit: number): Promise<EventRow[]> {
    return this.db
      .select()
      .from(events)
      .where(and(gt(events.registration_closes_at, now), not(events.is_cancelled)))
      .orderBy(asc(events.starts_at), asc(events.id))
      .limit(limit);
  }

  async cities(): Promise<string[]> {
    const rows = await this.db.selectDistinct({ city: events.city }).from(events).orderBy(asc(events.city));
    return rows.flatMap(({ city }) => city ?? []);
  }

  async find(slug: string): Promise<EventRow | undefined> {
    const [row] = await this.db.select().from(events).where(eq(events.slug, slug));
    return row;
  }

  async byId(id: number): Promise<EventRow> {
    const [row] = await this.db.select().from(events).where(eq(events.id, id));
    if (!row) throw new Error(`Event ${id} not found`);
    return row;
  }

  async locationOf({ location_id }: EventRow) {
    if (location_id === null) return undefined;
    const [row] = await this.db.select().from(academyLocations).where(eq(academyLocations.id, location_id));
    return row;
  }
}
