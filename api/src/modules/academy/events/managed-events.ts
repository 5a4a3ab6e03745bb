import type { ManagedEvent, ManagedEventDetails } from '@site/contracts/manage-events';
import { formatEventTime } from '@site/kernel/events';
import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import { momentAt } from '../../../days/moments.ts';
import type { DecisionService } from '../../manage/decision-service.ts';
import { paged } from '../../manage/managed-page.ts';
import type { EventRow } from '../../../tables/academy-tables.ts';
import { isOver } from '../attendance/trainer-links.ts';
import type { Messages } from '../registrations/messages.ts';
import { MessageRepository } from '../registrations/message-repository.ts';
import { RegistrationRepository } from '../registrations/registration-repository.ts';
import type { Seats } from '../registrations/seats.ts';
import { fullName } from '../trainers/trainer-view.ts';
import { EventRepository } from './event-repository.ts';
import { statusOf } from './event-view.ts';
import { type EventFilter, ManagedEventRepository } from './managed-event-repository.ts';

type Dependencies = { db: Db; decisions: DecisionService; messages: Messages; seats: Seats; now: () => Date };
type Listed = { event: EventRow; waiting: number };
type NewTime = { starts_at: string; ends_at?: string | undefined };

/** Decisions of the organiser: cancel an event, move it, set its stream URL. */
export class ManagedEvents {
  private readonly repository: ManagedEventRepository;

  constructor(private readonly deps: Dependencies) {
    this.repository = new ManagedEventRepository(deps.db);
  }

  private toView({ event, waiting }: Listed): ManagedEvent {
    return {
      slug: event.slug,
      title: event.title,
      starts_at: event.starts_at.toISOString(),
      ends_at: event.ends_at.toISOString(),
      timezone: event.timezone,
      city: event.city,
      stream_url: event.stream_url,
      status: statusOf(event, this.deps.now()),
      seats_total: event.seats_total,
      seats_taken: event.seats_taken,
      waiting,
    };
  }

  /**
   * Runs `work` with the event locked. Throws `tooLate` when the event is cancelled or the `until` moment has passed.
   */
  private async decide(
    slug: string,
    work: (tx: Db, event: EventRow) => Promise<void>,
    until: 'starts_at' | 'ends_at' = 'starts_at',
  ): Promise<ManagedEvent> {
    await this.deps.db.transaction(async (tx) => {
      const event = await new RegistrationRepository(tx).lockEvent(slug);
      if (!event) throw problems.notFound();
      if (event.is_cancelled || event[until] <= this.deps.now()) throw problems.tooLate();
      await work(tx, event);
    });
    const found = await this.repository.find(slug);
    if (!found) throw problems.notFound();
    return this.toView(found);
  }

  private changed(event: EventRow, { starts_at, ends_at }: NewTime) {
    const start = momentAt(starts_at, event.timezone);
    const later = start.getTime() - event.starts_at.getTime();
    const end = ends_at ? momentAt(ends_at, event.timezone) : new Date(event.ends_at.getTime() + later);
    if (!(start > this.deps.now())) throw problems.invalid({ starts_at: 'Новая дата должна быть в\u00a0будущем' });
    if (!(end > start)) throw problems.invalid({ ends_at: 'Окончание должно быть позже начала' });
    return {
      starts_at: start,
      ends_at: end,
      registration_closes_at: new Date(event.registration_closes_at.getTime() + later),
      moved_from: event.starts_at,
      moved_at: this.deps.now(),
    };
  }

  list({ page, ...query }: Omit<EventFilter, 'now'> & { page: number }) {
    const filter = { ...query, now: this.deps.now() };
    return paged(page, {
      count: () => this.repository.count(filter),
      rows: async (limit, offset) =>
        (await this.repository.list({ ...filter, limit, offset })).map((row) => this.toView(row)),
    });
  }

  async show(slug: string): Promise<ManagedEventDetails> {
    const found = await this.repository.find(slug);
    if (!found) throw problems.notFound();
    const { event } = found;
    const [location, trainers, addresses, trainer_links, decisions] = await Promise.all([
      new EventRepository(this.deps.db).locationOf(event),
      this.repository.trainersOf(event),
      this.repository.addressesOf(event),
      this.repository.linksOf(event),
      this.deps.decisions.about('events', slug),
    ]);
    return {
      ...this.toView(found),
      place: location ? { title: location.title, address: location.address } : null,
      lead: event.lead,
      trainers: trainers.map((trainer) => ({ slug: trainer.slug, name: fullName(trainer) })),
      registration_closes_at: event.registration_closes_at.toISOString(),
      price: event.price,
      partner_price: event.partner_price,
      moved_from: event.moved_from?.toISOString() ?? null,
      concerned: addresses.size,
      trainer_links,
      may_link: !isOver(event, this.deps.now()),
      decisions,
    };
  }

  cancel(slug: string, reason: string, author: string) {
    const { now, messages, decisions } = this.deps;
    return this.decide(slug, async (tx, event) => {
      const registrations = new RegistrationRepository(tx);
      for (const { id, state, seat_price } of await registrations.active(event.id)) {
        const isPaid = seat_price > 0 && state === 'confirmed';
        const reasonWithRefund = isPaid ? `${reason} Вернём 100\u00a0% оплаты на\u00a0тот\u00a0же счёт.` : reason;
        const ended = await registrations.change(id, {
          state: 'cancelled',
          cancelled_at: now(),
          reason: reasonWithRefund,
        });
        await messages.write(tx, ended, 'event_cancelled');
      }
      await new ManagedEventRepository(tx).change(event.id, { is_cancelled: true, seats_taken: 0 });
      await decisions.record(tx, { author, noun: 'events', subject: slug, action: 'cancel', text: reason });
    });
  }

  move(slug: string, time: NewTime, author: string) {
    const { messages, seats, decisions } = this.deps;
    return this.decide(slug, async (tx, event) => {
      const change = this.changed(event, time);
      if (change.starts_at.getTime() === event.starts_at.getTime()) throw problems.noChanges();
      const moved = await new ManagedEventRepository(tx).change(event.id, change);
      await new MessageRepository(tx).forgetOfEvent(event.id);
      for (const registration of await new RegistrationRepository(tx).active(event.id))
        await messages.move(tx, await seats.reschedule(tx, moved, registration), moved);
      const text = formatEventTime(moved.starts_at.toISOString(), moved.ends_at.toISOString(), moved.timezone);
      await decisions.record(tx, { author, noun: 'events', subject: slug, action: 'move', text });
    });
  }

  /** Allowed during the event too, to correct a wrong URL. */
  stream(slug: string, stream_url: string, author: string) {
    return this.decide(
      slug,
      async (tx, event) => {
        if (event.city) throw problems.invalid({ url: 'Ссылка бывает у\u00a0вебинара, а\u00a0это очное занятие' });
        if (event.stream_url === stream_url) throw problems.noChanges();
        const changed = await new ManagedEventRepository(tx).change(event.id, { stream_url });
        for (const registration of await new RegistrationRepository(tx).active(event.id))
          await this.deps.messages.sendStreamUrl(tx, registration, changed);
        await this.deps.decisions.record(tx, {
          author,
          noun: 'events',
          subject: slug,
          action: 'stream',
          text: stream_url,
        });
      },
      'ends_at',
    );
  }
}
