import { OFFER_HOURS } from '@site/contracts/academy-lists';
import type { Db } from '../../../db/database.ts';
import type { EventRow, MessageKind, ParticipantRow, RegistrationRow } from '../../../tables/academy-tables.ts';
import { freeSeats } from '../events/event-view.ts';
import type { Seller } from '../../../tables/seller.ts';
import type { EventInvoices } from '../invoices/event-invoices.ts';
import type { Messages } from './messages.ts';
import { RegistrationRepository, type NewParticipant } from './registration-repository.ts';
import { payUntil, seated } from './registration-rules.ts';

const OFFER = OFFER_HOURS * 60 * 60_000;

type Entry = Pick<RegistrationRow, 'user_id' | 'company_id' | 'agreed_version' | 'agreed_hash' | 'seat_price'>;
/** The seller on the invoice, read before the transaction. */
type Paid = { seller: Seller };
type Leaving = { kind: MessageKind; reason: string };

type Dependencies = { messages: Messages; eventInvoices: EventInvoices; now: () => Date };

/**
 * All changes of seats of an event. Each runs in a transaction that has locked the event, and gets the event as locked.
 */
export class Seats {
  constructor(private readonly deps: Dependencies) {}

  /** The state of a taken seat: one with a price is held until the payment deadline. */
  private settled({ seat_price }: Pick<RegistrationRow, 'seat_price'>, event: EventRow) {
    return seat_price === 0
      ? ({ state: 'confirmed', pay_until: null } as const)
      : ({ state: 'awaiting_payment', pay_until: payUntil(this.deps.now(), event) } as const);
  }

  private async notifySettled(tx: Db, registration: RegistrationRow, event: EventRow, seller: Seller) {
    const { messages, eventInvoices } = this.deps;
    if (registration.state === 'confirmed') return messages.confirm(tx, registration, event);
    await eventInvoices.issue(tx, registration, event, seller);
    await messages.write(tx, registration, 'payment');
  }

  /** Offers free seats to the waiting list in order. A group that does not fit is skipped. */
  private async offerFreed(tx: Db, { id, starts_at }: EventRow, free: number) {
    const repository = new RegistrationRepository(tx);
    const sizes = await repository.sizes(id);
    let left = free;
    for (const registration of await repository.active(id)) {
      const size = sizes.get(registration.id) ?? 0;
      if (registration.state !== 'waitlist' || size > left) continue;
      left -= size;
      await repository.takeSeats(id, size);
      const until = Math.min(this.deps.now().getTime() + OFFER, starts_at.getTime());
      const offered = await repository.change(registration.id, { state: 'offered', offered_until: new Date(until) });
      await this.deps.messages.write(tx, offered, 'offered');
    }
  }

  async enter(
    tx: Db,
    event: EventRow,
    { seller, ...entry }: Entry & Paid,
    people: NewParticipant[],
  ): Promise<RegistrationRow> {
    const repository = new RegistrationRepository(tx);
    const waits = people.length > freeSeats(event);
    const row = { ...entry, event_id: event.id, created_at: this.deps.now() };
    if (waits) {
      const registration = await repository.insert({ ...row, state: 'waitlist' }, people);
      await this.deps.messages.write(tx, registration, 'waitlist');
      return registration;
    }
    await repository.takeSeats(event.id, people.length);
    const registration = await repository.insert({ ...row, ...this.settled(entry, event) }, people);
    await this.notifySettled(tx, registration, event, seller);
    return registration;
  }

  async accept(tx: Db, event: EventRow, row: RegistrationRow, { seller }: Paid): Promise<RegistrationRow> {
    const registration = await new RegistrationRepository(tx).change(row.id, this.settled(row, event));
    await this.notifySettled(tx, registration, event, seller);
    return registration;
  }

  async pay(tx: Db, event: EventRow, { id }: RegistrationRow): Promise<RegistrationRow> {
    const registration = await new RegistrationRepository(tx).change(id, { state: 'confirmed' });
    await this.deps.messages.confirm(tx, registration, event);
    return registration;
  }

  /**
   * Restarts the payment deadline of an unpaid registration, and ends an offer at the new start of the event at the
   * latest.
   */
  async reschedule(tx: Db, event: EventRow, row: RegistrationRow): Promise<RegistrationRow> {
    const { id, state, offered_until } = row;
    const repository = new RegistrationRepository(tx);
    if (state === 'awaiting_payment') {
      const kept = await repository.change(id, { pay_until: payUntil(this.deps.now(), event) });
      await this.deps.eventInvoices.renew(tx, kept);
      return kept;
    }
    if (state === 'offered' && offered_until && offered_until > event.starts_at)
      return repository.change(id, { offered_until: event.starts_at });
    return row;
  }

  async release(tx: Db, event: EventRow, registration: RegistrationRow, { kind, reason }: Leaving) {
    const { now, messages } = this.deps;
    const repository = new RegistrationRepository(tx);
    const size = (await repository.sizes(event.id)).get(registration.id) ?? 0;
    const left = await repository.change(registration.id, { state: 'cancelled', cancelled_at: now(), reason });
    await messages.write(tx, left, kind);
    await this.freeSeatsOf(tx, event, registration, size);
    return left;
  }

  /** One of several participants leaves. The smaller group may get an offer at once. */
  async leave(
    tx: Db,
    event: EventRow,
    registration: RegistrationRow,
    { person, reason }: { person: ParticipantRow; reason: string },
  ): Promise<RegistrationRow> {
    const { now, messages, eventInvoices } = this.deps;
    const repository = new RegistrationRepository(tx);
    await repository.removeParticipant(person.id, { left_at: now(), left_reason: reason });
    await messages.writeOfParticipant(tx, registration, person, 'participant_left');
    await eventInvoices.amend(tx, registration, event);
    await this.freeSeatsOf(tx, event, registration, 1);
    return (await repository.find(registration.id)) ?? registration;
  }

  /** Another person gets the seat of a participant, and the messages that the participant would get. */
  async replace(
    tx: Db,
    event: EventRow,
    registration: RegistrationRow,
    {
      person,
      successor,
    }: { person: ParticipantRow; successor: Parameters<RegistrationRepository['addParticipant']>[1] },
  ) {
    const { now, messages, eventInvoices } = this.deps;
    const repository = new RegistrationRepository(tx);
    await repository.removeParticipant(person.id, { left_at: now(), left_reason: '' });
    await repository.addParticipant(registration, successor);
    await messages.writeOfParticipant(tx, registration, person, 'participant_replaced');
    await eventInvoices.amend(tx, registration, event);
    if (registration.state === 'confirmed') await messages.confirm(tx, registration, event);
  }

  /** Offers all free seats, for example those that were added. */
  offerFree(tx: Db, event: EventRow) {
    return this.offerFreed(tx, event, freeSeats(event));
  }

  /** Offers the seats that `size` people of the registration held, or that a smaller group now fits. */
  private async freeSeatsOf(tx: Db, event: EventRow, { state }: RegistrationRow, size: number) {
    const freed = seated.has(state) ? size : 0;
    if (freed > 0) await new RegistrationRepository(tx).takeSeats(event.id, -freed);
    if (!event.is_cancelled && event.starts_at > this.deps.now())
      await this.offerFreed(tx, event, freeSeats(event) + freed);
  }
}
