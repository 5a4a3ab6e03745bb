import { and, asc, count, desc, eq, gt, ilike, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { escapeLike } from '../../../db/like.ts';
import {
  academyTrainers,
  eventParticipants,
  eventRegistrations,
  events,
  eventTrainerLinks,
  type EventRow,
  type TrainerRow,
} from '../../../tables/academy-tables.ts';
import { users } from '../../../tables/user-tables.ts';
import { listOrder, type Sort } from '../../../db/list-order.ts';

export type EventFilter = {
  when: 'coming' | 'past';
  search: string;
  sort?: Sort<keyof typeof sorts> | undefined;
  now: Date;
};

const sorts = {
  title: events.title,
  when: events.starts_at,
  city: events.city,
  seats: events.seats_taken,
};

function matching({ when, search, now }: EventFilter) {
  const anywhere = `%${escapeLike(search)}%`;
  return and(
    when === 'past' ? lte(events.ends_at, now) : gt(events.ends_at, now),
    search ? or(ilike(events.title, anywhere), ilike(events.city, anywhere)) : undefined,
  );
}

export class ManagedEventRepository {
  constructor(private readonly db: Db) {}

  private rows() {
    return this.db
      .select({ event: events, waiting: count(eventParticipants.id) })
      .from(events)
      .leftJoin(
        eventRegistrations,
        and(eq(eventRegistrations.event_id, events.id), eq(eventRegistrations.state, 'waitlist')),
      )
      .leftJoin(
        eventParticipants,
        and(eq(eventParticipants.registration_id, eventRegistrations.id), eventParticipants.is_live),
      )
      .groupBy(events.id);
  }

  count(filter: EventFilter) {
    return this.db.$count(events, matching(filter));
  }

  /** By default coming events soonest first, past ones latest first; each with the number of people on the waiting list. */
  list({ limit, offset, ...filter }: EventFilter & { limit: number; offset: number }) {
    const order = filter.when === 'past' ? desc : asc;
    return this.rows()
      .where(matching(filter))
      .orderBy(...listOrder(filter.sort, sorts, { usual: [order(events.starts_at), asc(events.id)], id: events.id }))
      .limit(limit)
      .offset(offset);
  }

  async find(slug: string) {
    const [row] = await this.rows().where(eq(events.slug, slug));
    return row;
  }

  trainersOf({ trainer_ids }: EventRow): Promise<TrainerRow[]> {
    return this.db
      .select()
      .from(academyTrainers)
      .where(inArray(academyTrainers.id, trainer_ids))
      .orderBy(academyTrainers.id);
  }

  linksOf({ id }: EventRow) {
    return this.db.$count(
      eventTrainerLinks,
      and(eq(eventTrainerLinks.event_id, id), isNull(eventTrainerLinks.revoked_at)),
    );
  }

  /** E-mail addresses of the participants of registrations that are not cancelled, and of the owners of these. */
  async addressesOf({ id }: EventRow): Promise<Set<string>> {
    const rows = await this.db
      .select({ participant: eventParticipants.email, owner: users.email })
      .from(eventRegistrations)
      .innerJoin(users, eq(users.id, eventRegistrations.user_id))
      .leftJoin(
        eventParticipants,
        and(eq(eventParticipants.registration_id, eventRegistrations.id), eventParticipants.is_live),
      )
      .where(and(eq(eventRegistrations.event_id, id), ne(eventRegistrations.state, 'cancelled')));
    return new Set(
      rows.flatMap(({ participant, owner }) => [participant, owner]).filter((one) => one?.includes('@')) as string[],
    );
  }

  /** Appends a number to the slug of an event of the same training on the same day. */
  async insert(event: Omit<typeof events.$inferInsert, 'slug'>, slug: string, count = 1): Promise<EventRow> {
    const [row] = await this.db
      .insert(events)
      .values({ ...event, slug: count === 1 ? slug : `${slug}-${count}` })
      .onConflictDoNothing({ target: events.slug })
      .returning();
    return row ?? this.insert(event, slug, count + 1);
  }

  async change(id: number, change: Partial<EventRow>): Promise<EventRow> {
    const [row] = await this.db
      .update(events)
      .set({ ...change, sequence: sql`${events.sequence} + 1` })
      .where(eq(events.id, id))
      .returning();
    if (!row) throw new Error(`Event ${id} not found`);
    return row;
  }
}
