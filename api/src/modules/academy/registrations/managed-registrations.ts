import type { ManagedRegistration } from '@site/contracts/manage-registrations';
import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import type { DecisionService } from '../../manage/decision-service.ts';
import { paged } from '../../manage/managed-page.ts';
import { EventInvoiceRepository } from '../invoices/event-invoice-repository.ts';
import type { EventRow, RegistrationRow } from '../../../tables/academy-tables.ts';
import { refundText } from './registration-rules.ts';
import type { Messages } from './messages.ts';
import { ManagedRegistrationRepository, type RegistrationFilter } from './managed-registration-repository.ts';
import { RegistrationRepository } from './registration-repository.ts';
import type { Seats } from './seats.ts';

type Dependencies = { db: Db; decisions: DecisionService; messages: Messages; seats: Seats; now: () => Date };

const mayEnd = ({ state }: RegistrationRow, { starts_at }: EventRow, now: Date) =>
  state !== 'cancelled' && starts_at > now;

export class ManagedRegistrations {
  private readonly repository: RegistrationRepository;
  private readonly managed: ManagedRegistrationRepository;

  constructor(private readonly deps: Dependencies) {
    this.repository = new RegistrationRepository(deps.db);
    this.managed = new ManagedRegistrationRepository(deps.db);
  }

  private async views(by: Parameters<ManagedRegistrationRepository['list']>[0]): Promise<ManagedRegistration[]> {
    const rows = await this.managed.list(by);
    const ids = rows.map(({ registration }) => registration.id);
    const participants = await this.repository.participants(ids);
    const left = await this.repository.refunded(ids);
    const invoices = await new EventInvoiceRepository(this.deps.db).ofRegistrations(ids);
    return rows.map(({ registration, event, surname, name, company }) => {
      const { id, state, seat_price, pay_until } = registration;
      const people = participants.filter(({ registration_id }) => registration_id === id);
      return {
        id,
        event: event.title,
        slug: event.slug,
        starts_at: event.starts_at.toISOString(),
        timezone: event.timezone,
        state,
        person: `${surname} ${name}`,
        company: company ?? '',
        people: people.map((one) => `${one.surname} ${one.name}`),
        left: left
          .filter(({ registration_id }) => registration_id === id)
          .map((one) => `${one.surname} ${one.name}: ${one.left_reason}`),
        price: seat_price * people.length,
        invoice: invoices.get(id)?.number ?? null,
        pay_until: pay_until?.toISOString() ?? null,
        may_cancel: mayEnd(registration, event, this.deps.now()),
        refund: refundText(registration, event, this.deps.now()),
      };
    });
  }

  /** Runs `work` with the event locked, on the current state of the registration. */
  private async decide(id: string, work: (tx: Db, event: EventRow, row: RegistrationRow) => Promise<void>) {
    const known = await this.repository.find(id);
    if (!known) throw problems.notFound();
    await this.deps.db.transaction(async (tx) => {
      const within = new RegistrationRepository(tx);
      const event = await within.lockEventById(known.event_id);
      const row = await within.find(id);
      if (!event || !row) throw problems.notFound();
      await work(tx, event, row);
    });
    const [view] = await this.views({ id });
    if (!view) throw problems.notFound();
    return view;
  }

  list({ page, ...filter }: RegistrationFilter & { page: number }) {
    return paged(page, {
      count: () => this.managed.count(filter),
      rows: (limit, offset) => this.views({ ...filter, limit, offset }),
    });
  }

  paid(id: string, author: string) {
    return this.decide(id, async (tx, event, row) => {
      if (row.state !== 'awaiting_payment') throw problems.tooLate();
      await this.deps.seats.pay(tx, event, row);
      await this.deps.decisions.record(tx, {
        author,
        noun: 'registrations',
        subject: id,
        action: 'paid',
        text: event.title,
      });
    });
  }

  /**
   * Allowed until the event begins, while participants can cancel only until three days before. Refunds follow the
   * same rules.
   */
  cancel(id: string, reason: string, author: string) {
    const { now, seats, decisions } = this.deps;
    return this.decide(id, async (tx, event, row) => {
      if (!mayEnd(row, event, now())) throw problems.tooLate();
      const refund = refundText(row, event, now());
      await seats.release(tx, event, row, { kind: 'cancelled', reason: [reason, refund].filter(Boolean).join(' ') });
      await decisions.record(tx, { author, noun: 'registrations', subject: id, action: 'cancel', text: reason });
    });
  }
}
