import type { EventRegistration } from '@site/contracts/academy';
import type { ParticipantOutcome } from '@site/contracts/academy-lists';
import { formatEventMoment } from '@site/kernel/events';
import type { EventInvoiceRow, EventRow, ParticipantRow, RegistrationRow } from '../../../tables/academy-tables.ts';
import { toEventInvoice } from '../invoices/event-invoice-view.ts';
import { isOwn, type Viewer } from './registration-owner.ts';
import { mayLeave, mayReplace, refundPercent } from './registration-rules.ts';

function labelOf({ state, offered_until }: RegistrationRow, { timezone }: EventRow, place: number): string {
  switch (state) {
    case 'confirmed':
      return 'Подтверждена';
    case 'awaiting_payment':
      return 'Ожидает оплаты';
    case 'waitlist':
      return `Лист ожидания №\u00a0${place}`;
    case 'offered':
      return `Место ждёт вашего подтверждения до ${formatEventMoment(offered_until?.toISOString() ?? '', timezone)}`;
    case 'cancelled':
      return 'Отменена';
  }
}

function outcomeOf({ attended, certified_at }: ParticipantRow): ParticipantOutcome | null {
  if (certified_at) return 'certified';
  return attended === null ? null : attended ? 'attended' : 'absent';
}

type ViewContext = {
  event: EventRow;
  participants: readonly ParticipantRow[];
  places: ReadonlyMap<string, number>;
  invoices: ReadonlyMap<string, EventInvoiceRow>;
  viewer: Viewer;
  now: Date;
};

/** A participant who does not own the registration sees no other participants. */
export function toRegistration(
  row: RegistrationRow,
  { event, participants, places, invoices, viewer, now }: ViewContext,
): EventRegistration {
  const own = isOwn(row, viewer);
  // A cancelled event cancels its registrations, even those not updated yet.
  const known: RegistrationRow = event.is_cancelled ? { ...row, state: 'cancelled' } : row;
  const people = participants.filter(({ registration_id }) => registration_id === known.id);
  const invoice = own && known.state !== 'cancelled' ? invoices.get(known.id) : undefined;
  return {
    id: known.id,
    state: known.state,
    label: labelOf(known, event, places.get(known.id) ?? 0),
    participants: people
      .filter(({ phone }) => own || phone === viewer.phone)
      .map((person) => ({
        id: person.id,
        name: [person.surname, person.name, person.patronymic].filter(Boolean).join(' '),
        position: person.position,
        outcome: outcomeOf(person),
      })),
    reason: known.reason || (event.is_cancelled ? 'Мероприятие отменено организатором' : ''),
    offered_until: known.offered_until?.toISOString() ?? null,
    pay_until: known.pay_until?.toISOString() ?? null,
    price: own ? known.seat_price * people.length : null,
    invoice: invoice ? toEventInvoice(invoice) : null,
    is_own: own,
    may_cancel: own && mayLeave(known, event, now),
    may_replace: own && viewer.registersOthers && mayReplace(known, event, now),
    refund_percent: own ? refundPercent(known, event, now) : null,
    stream_url: known.state === 'confirmed' && event.ends_at > now ? event.stream_url || null : null,
  };
}
