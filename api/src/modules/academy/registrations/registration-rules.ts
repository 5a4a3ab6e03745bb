import type { Participant } from '@site/contracts/academy';
import { FREE_CANCELLATION_DAYS } from '@site/contracts/academy-lists';
import { addDays, dayIn, siteDay } from '@site/kernel/dates';
import { dayEnds } from '../../../moments.ts';
import { workingDaysAfter } from '../../../working-days.ts';
import type { EventRow, RegistrationRow } from '../academy-tables.ts';

const DAY = 24 * 60 * 60_000;

/** Days of the bank that an invoice may be paid in. */
const PAYMENT_DAYS = 3;
/** So many working days before it begins, all of the price comes back; later, half of it. */
const FULL_REFUND_DAYS = 5;

/** States in which people have a seat. */
export const seated = new Set<RegistrationRow['state']>(['confirmed', 'awaiting_payment', 'offered']);

type Known = Pick<Participant, 'phone' | 'email'>;

/** Those of the list whose number or address is in it before them, or registered already. */
export function duplicatesOf(list: readonly Participant[], registered: readonly Known[]): Participant[] {
  const seen = new Set(registered.flatMap(({ phone, email }) => [phone, email]));
  return list.filter(({ phone, email }) => {
    const known = seen.has(phone) || seen.has(email);
    seen.add(phone).add(email);
    return known;
  });
}

const SECOND = 1000;

/**
 * The last second, in Moscow, of the last banking day of the term, or of the eve of an event that begins earlier: a seat
 * is paid for, or free for others, before the event. On the day itself it is kept until the event begins.
 */
export function payUntil(now: Date, { starts_at }: Pick<EventRow, 'starts_at'>): Date {
  const eve = addDays(siteDay(starts_at), -1);
  const lastDay = workingDaysAfter(now, PAYMENT_DAYS).at(-1) ?? eve;
  const end = new Date(dayEnds(lastDay < eve ? lastDay : eve).getTime() - SECOND);
  return end > now ? end : starts_at;
}

/** Registered for a day that is not the day any more. */
const isForAnotherDay = ({ created_at }: RegistrationRow, { moved_at }: EventRow) =>
  moved_at !== null && created_at < moved_at;

/** A seat is given back by its owner until three days before; whoever only waits, or has met a new date, at any time. */
export function mayLeave(row: RegistrationRow, event: EventRow, now: Date): boolean {
  const { state } = row;
  const { starts_at } = event;
  if (state === 'cancelled' || starts_at <= now) return false;
  if (isForAnotherDay(row, event)) return true;
  return (
    state === 'waitlist' || state === 'offered' || starts_at.getTime() - now.getTime() >= FREE_CANCELLATION_DAYS * DAY
  );
}

/** By the days of the place. Null: nothing has been paid. */
export function refundPercent(row: RegistrationRow, event: EventRow, now: Date): number | null {
  if (row.seat_price === 0 || row.state !== 'confirmed') return null;
  if (isForAnotherDay(row, event)) return 100;
  const { starts_at, timezone } = event;
  const fullUntil = workingDaysAfter(now, FULL_REFUND_DAYS, timezone).at(-1) ?? '';
  return fullUntil <= dayIn(starts_at.toISOString(), timezone) ? 100 : 50;
}

/** For whoever leaves now; empty: nothing has been paid. */
export function refundText(row: RegistrationRow, event: EventRow, now: Date): string {
  const refund = refundPercent(row, event, now);
  return refund === null ? '' : `Вернём ${refund}\u00a0% оплаты на\u00a0тот\u00a0же счёт.`;
}

/** When whoever takes part is reminded: a week before and a day before, unless that has passed. */
export const remindersOf = ({ starts_at }: EventRow, now: Date) =>
  (
    [
      ['reminder_week', 7],
      ['reminder_day', 1],
    ] as const
  )
    .map(([kind, days]) => ({ kind, due_at: new Date(starts_at.getTime() - days * DAY) }))
    .filter(({ due_at }) => due_at > now);
