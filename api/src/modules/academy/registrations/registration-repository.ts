import { and, asc, count, eq, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/database.ts';
import {
  eventParticipants,
  eventRegistrations,
  events,
  type EventRow,
  type ParticipantRow,
  type RegistrationRow,
} from '../../../tables/academy-tables.ts';
import type { Owner, Viewer } from './registration-owner.ts';

export type NewParticipant = Pick<ParticipantRow, 'surname' | 'name' | 'patronymic' | 'phone' | 'email' | 'position'>;
type Consent = Pick<ParticipantRow, 'agreed_version' | 'agreed_hash'>;

export const owned = ({ userId, companyId }: Owner) =>
  companyId === null
    ? eq(eventRegistrations.user_id, userId)
    : or(eq(eventRegistrations.user_id, userId), eq(eventRegistrations.company_id, companyId));

/** Own registrations, and live ones in which the viewer takes part. */
export const concerning = ({ phone, ...owner }: Viewer) =>
  or(
    owned(owner),
    sql`exists (select from ${eventParticipants} where ${eventParticipants.registration_id} = ${eventRegistrations.id}
      and ${eventParticipants.phone} = ${phone} and ${eventParticipants.is_live})`,
  );

export class RegistrationRepository {
  constructor(private readonly db: Db) {}

  /** Serialises requests for an event: each sees the seats left by the one before. */
  async lockEvent(slug: string): Promise<EventRow | undefined> {
    const [row] = await this.db.select().from(events).where(eq(events.slug, slug)).for('update');
    return row;
  }

  async lockEventById(id: number): Promise<EventRow | undefined> {
    const [row] = await this.db.select().from(events).where(eq(events.id, id)).for('update');
    return row;
  }

  takeSeats(eventId: number, seats: number) {
    return this.db
      .update(events)
      .set({ seats_taken: sql`${events.seats_taken} + ${seats}` })
      .where(eq(events.id, eventId));
  }

  async insert(row: typeof eventRegistrations.$inferInsert, people: NewParticipant[]): Promise<RegistrationRow> {
    const [registration] = await this.db.insert(eventRegistrations).values(row).returning();
    if (!registration) throw new Error('Insert returned no row');
    const { id: registration_id, event_id } = registration;
    await this.db.insert(eventParticipants).values(people.map((person) => ({ ...person, registration_id, event_id })));
    return registration;
  }

  async change(id: string, change: Partial<RegistrationRow>): Promise<RegistrationRow> {
    const none = { offered_until: null, pay_until: null };
    const [row] = await this.db
      .update(eventRegistrations)
      .set({ ...none, ...change })
      .where(eq(eventRegistrations.id, id))
      .returning();
    if (!row) throw new Error(`Registration ${id} not found`);
    if (row.state === 'cancelled')
      await this.db.update(eventParticipants).set({ is_live: false }).where(eq(eventParticipants.registration_id, id));
    return row;
  }

  async find(id: string): Promise<RegistrationRow | undefined> {
    const [row] = await this.db.select().from(eventRegistrations).where(eq(eventRegistrations.id, id));
    return row;
  }

  reassign({ companyId, from, to }: { companyId: number; from: string; to: string }) {
    return this.db
      .update(eventRegistrations)
      .set({ user_id: to })
      .where(and(eq(eventRegistrations.company_id, companyId), eq(eventRegistrations.user_id, from)));
  }

  /**
   * Phone numbers are unique among the live participants of an event: where the new number is registered already, both
   * rows stay.
   */
  movePhone(from: string, to: string) {
    return this.db
      .update(eventParticipants)
      .set({ phone: to })
      .where(
        and(
          eq(eventParticipants.phone, from),
          sql`not (${eventParticipants.is_live} and exists (select from ${eventParticipants} other
            where other.event_id = ${eventParticipants.event_id} and other.phone = ${to} and other.is_live))`,
        ),
      );
  }

  /** A participant, also one who has left. */
  async participant(id: number): Promise<ParticipantRow | undefined> {
    const [row] = await this.db.select().from(eventParticipants).where(eq(eventParticipants.id, id));
    return row;
  }

  addParticipant({ id, event_id }: RegistrationRow, person: NewParticipant & Consent) {
    return this.db.insert(eventParticipants).values({ ...person, registration_id: id, event_id });
  }

  removeParticipant(id: number, left: Pick<ParticipantRow, 'left_at' | 'left_reason'>) {
    return this.db
      .update(eventParticipants)
      .set({ ...left, is_live: false })
      .where(eq(eventParticipants.id, id));
  }

  /** Registrations that are not cancelled, in order of arrival. */
  active(eventId: number): Promise<RegistrationRow[]> {
    return this.db
      .select()
      .from(eventRegistrations)
      .where(and(eq(eventRegistrations.event_id, eventId), ne(eventRegistrations.state, 'cancelled')))
      .orderBy(asc(eventRegistrations.queue));
  }

  /**
   * Active registrations that concern the viewer. For a cancelled event, all of them, so that the viewer sees the
   * cancellation.
   */
  ofEvent({ id, is_cancelled }: EventRow, viewer: Viewer): Promise<RegistrationRow[]> {
    return this.db
      .select()
      .from(eventRegistrations)
      .where(
        and(
          eq(eventRegistrations.event_id, id),
          is_cancelled ? undefined : ne(eventRegistrations.state, 'cancelled'),
          concerning(viewer),
        ),
      )
      .orderBy(asc(eventRegistrations.queue));
  }

  /** The number of people by registration, without cancelled ones. */
  async sizes(eventId: number): Promise<Map<string, number>> {
    const rows = await this.db
      .select({ id: eventParticipants.registration_id, people: count() })
      .from(eventParticipants)
      .where(and(eq(eventParticipants.event_id, eventId), eventParticipants.is_live))
      .groupBy(eventParticipants.registration_id);
    return new Map(rows.map(({ id, people }) => [id, people]));
  }

  /** Participants who have not left; of a cancelled registration, the ones at its cancellation. */
  async participants(ids: string[]): Promise<ParticipantRow[]> {
    return ids.length
      ? this.db
          .select()
          .from(eventParticipants)
          .where(and(inArray(eventParticipants.registration_id, ids), isNull(eventParticipants.left_at)))
          .orderBy(asc(eventParticipants.id))
      : [];
  }

  /** Participants who left with a refund of their seat. */
  async refunded(ids: string[]): Promise<ParticipantRow[]> {
    return ids.length
      ? this.db
          .select()
          .from(eventParticipants)
          .where(and(inArray(eventParticipants.registration_id, ids), ne(eventParticipants.left_reason, '')))
          .orderBy(asc(eventParticipants.id))
      : [];
  }

  /** Places on the waiting lists of their events by registration id, counted from 1. */
  async places(ids: string[]): Promise<Map<string, number>> {
    if (ids.length === 0) return new Map();
    const before = alias(eventRegistrations, 'before');
    const rows = await this.db
      .select({ id: eventRegistrations.id, place: count() })
      .from(eventRegistrations)
      .innerJoin(
        before,
        and(
          eq(before.event_id, eventRegistrations.event_id),
          eq(before.state, 'waitlist'),
          lte(before.queue, eventRegistrations.queue),
        ),
      )
      .where(and(inArray(eventRegistrations.id, ids), eq(eventRegistrations.state, 'waitlist')))
      .groupBy(eventRegistrations.id);
    return new Map(rows.map(({ id, place }) => [id, place]));
  }

  overdue(now: Date) {
    return this.db
      .select({ id: eventRegistrations.id, event_id: eventRegistrations.event_id, state: eventRegistrations.state })
      .from(eventRegistrations)
      .where(or(lte(eventRegistrations.offered_until, now), lte(eventRegistrations.pay_until, now)));
  }
}
