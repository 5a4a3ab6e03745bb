import type { EventChange, EventChoices, NewEvent } from '@site/contracts/manage-events';
import { DAY, dayIn } from '@site/kernel/dates';
import { formatEventTime } from '@site/kernel/events';
import { formatCount } from '@site/kernel/plurals';
import { momentAt } from '../../../days/moments.ts';
import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import type { EventRow, TrainerRow, TrainingRow } from '../../../tables/academy-tables.ts';
import { transliterate } from '../../../text/transliterate.ts';
import type { DecisionService } from '../../manage/decision-service.ts';
import { LocationRepository } from '../locations/location-repository.ts';
import { RegistrationRepository } from '../registrations/registration-repository.ts';
import type { Seats } from '../registrations/seats.ts';
import { fullName } from '../trainers/trainer-view.ts';
import { TrainerRepository } from '../trainers/trainer-repository.ts';
import { TrainingRepository } from '../trainings/training-repository.ts';
import { ManagedEventRepository } from './managed-event-repository.ts';
import type { ManagedEvents } from './managed-events.ts';

type Dependencies = { db: Db; decisions: DecisionService; events: ManagedEvents; seats: Seats; now: () => Date };

const formatHours = (hours: number) =>
  hours < 1
    ? formatCount(Math.round(hours * 60), ['минута', 'минуты', 'минут'])
    : formatCount(hours, ['час', 'часа', 'часов']);

/** Fits a slug with a date into the 200 characters of an address. */
const TITLE_IN_SLUG = 120;

/** Creates events of trainings, and changes what participants need not be told. */
export class EventPlanning {
  constructor(private readonly deps: Dependencies) {}

  async choices(): Promise<EventChoices> {
    const { db } = this.deps;
    const [trainings, locations, trainers] = await Promise.all([
      new TrainingRepository(db).list(),
      new LocationRepository(db).list(),
      new TrainerRepository(db).list(),
    ]);
    return {
      trainings: trainings
        .filter(({ type }) => type !== 'online')
        .map(({ slug, title, type, price, partner_price }) => ({ slug, title, type, price, partner_price })),
      locations: locations.map(({ slug, title, city }) => ({ slug, title, city })),
      trainers: trainers.map((trainer) => ({ slug: trainer.slug, name: fullName(trainer) })),
    };
  }

  async create(body: NewEvent, author: string) {
    const { db, decisions, events } = this.deps;
    const training = await new TrainingRepository(db).find(body.training);
    if (!training) throw problems.invalid({ training: 'Такого обучения нет' });
    if (training.type === 'online') throw problems.invalid({ training: 'Онлайн-курс проходят без\u00a0расписания' });
    const times = this.timesOf(body);
    const prices = pricesOf(body, training);
    const [place, trainer_ids] = await Promise.all([
      this.placeOf(body.location, training),
      body.trainers ? this.trainerIds(body.trainers) : training.trainer_ids,
    ]);
    const { title, lead, type, category, programme } = training;
    const slug = `${transliterate(title).slice(0, TITLE_IN_SLUG)}-${dayIn(times.starts_at.toISOString(), body.timezone)}`;
    const added = await db.transaction(async (tx) => {
      const event = await new ManagedEventRepository(tx).insert(
        {
          ...{ training_id: training.id, title, lead, type, category, trainer_ids },
          ...{ ...times, ...place, ...prices, timezone: body.timezone },
          seats_total: body.seats,
          seats_taken: 0,
          programme: programme.map(({ module, hours }) => ({ title: module, hours: formatHours(hours) })),
        },
        slug,
      );
      const text = formatEventTime(event.starts_at.toISOString(), event.ends_at.toISOString(), event.timezone);
      await decisions.record(tx, { author, noun: 'events', subject: event.slug, action: 'create', text });
      return event;
    });
    return events.show(added.slug);
  }

  async change(slug: string, body: EventChange, author: string) {
    const { db, decisions, events, seats, now } = this.deps;
    const trainer_ids = await this.trainerIds(body.trainers);
    await db.transaction(async (tx) => {
      const event = await new RegistrationRepository(tx).lockEvent(slug);
      if (!event) throw problems.notFound();
      if (event.is_cancelled || event.starts_at <= now()) throw problems.tooLate();
      if (body.seats < event.seats_taken)
        throw problems.invalid({ seats: `Мест занято: ${event.seats_taken}. Меньше сделать нельзя` });
      const change = {
        ...{ title: body.title, lead: body.lead, trainer_ids, seats_total: body.seats },
        ...pricesOf(body, body),
        registration_closes_at: closingOf(body.registration_closes_at, event),
      };
      const changed = changedOf(event, change);
      if (changed.length === 0) throw problems.noChanges();
      const next = await new ManagedEventRepository(tx).change(event.id, change);
      await seats.offerFree(tx, next);
      await decisions.record(tx, { author, noun: 'events', subject: slug, action: 'change', text: changed.join(', ') });
    });
    return events.show(slug);
  }

  private timesOf({ starts_at, ends_at, timezone, registration_closes_at }: NewEvent) {
    const now = this.deps.now();
    const [start, end] = [momentAt(starts_at, timezone), momentAt(ends_at, timezone)];
    if (!(start > now)) throw problems.invalid({ starts_at: 'Начало должно быть в\u00a0будущем' });
    if (!(end > start)) throw problems.invalid({ ends_at: 'Окончание должно быть позже начала' });
    const dayBefore = new Date(start.getTime() - DAY);
    const closes = registration_closes_at
      ? closingOf(registration_closes_at, { timezone, starts_at: start })
      : dayBefore > now
        ? dayBefore
        : start;
    if (!(closes > now)) throw problems.invalid({ registration_closes_at: 'Срок должен быть в\u00a0будущем' });
    return { starts_at: start, ends_at: end, registration_closes_at: closes };
  }

  private async placeOf(slug: string | null, { type }: TrainingRow) {
    if (type === 'webinar') {
      if (slug !== null) throw problems.invalid({ location: 'Вебинар проходит онлайн' });
      return { location_id: null, city: null };
    }
    const location = slug === null ? undefined : await new LocationRepository(this.deps.db).find(slug);
    if (!location) throw problems.invalid({ location: 'Выберите место' });
    return { location_id: location.id, city: location.city };
  }

  private async trainerIds(slugs: readonly string[]): Promise<number[]> {
    const known = await new TrainerRepository(this.deps.db).bySlugs([...slugs]);
    const found = slugs.map((slug) => known.find((trainer) => trainer.slug === slug));
    if (found.includes(undefined)) throw problems.invalid({ trainers: 'Такого преподавателя нет' });
    return found.map((trainer) => (trainer as TrainerRow).id);
  }
}

type Prices = { price?: number | undefined; partner_price?: number | null | undefined };

function pricesOf(stated: Prices, known: { price: number; partner_price: number | null }) {
  const price = stated.price ?? known.price;
  // Another price leaves no reason for the discount of the training.
  const standard = stated.price === undefined ? known.partner_price : null;
  const partner_price = stated.partner_price === undefined ? standard : stated.partner_price;
  if (partner_price !== null && partner_price > price)
    throw problems.invalid({ partner_price: 'Цена для\u00a0партнёров не\u00a0может быть больше обычной' });
  return { price, partner_price };
}

function closingOf(local: string, { timezone, starts_at }: Pick<EventRow, 'timezone' | 'starts_at'>): Date {
  const closes = momentAt(local, timezone);
  if (!(closes <= starts_at)) throw problems.invalid({ registration_closes_at: 'Запись закрывается до\u00a0начала' });
  return closes;
}

const names = {
  title: 'название',
  lead: 'описание',
  trainer_ids: 'преподаватели',
  seats_total: 'места',
  price: 'цена',
  partner_price: 'цена для\u00a0партнёров',
  registration_closes_at: 'срок записи',
};
type Changeable = Pick<EventRow, keyof typeof names>;

const changedOf = (event: Changeable, change: Changeable): string[] =>
  (Object.keys(names) as (keyof typeof names)[])
    .filter((field) => JSON.stringify(event[field]) !== JSON.stringify(change[field]))
    .map((field) => names[field]);
