import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import type { EventRow } from '../../../tables/academy-tables.ts';
import { EventRepository } from './event-repository.ts';

/** Throws `notFound` for an unknown event. */
export async function findEvent(db: Db, slug: string): Promise<EventRow> {
  const event = await new EventRepository(db).find(slug);
  if (!event) throw problems.notFound();
  return event;
}
