import type { Participant } from '@site/contracts/academy';
import { FREE_CANCELLATION_DAYS } from '@site/contracts/academy-lists';
import { addDays, DAY, dayIn, siteDay } from '@site/kernel/dates';
import { dayEnds } from '../../../days/moments.ts';
import { workingDaysAfter } from '../../../days/working-days.ts';
import type { EventRow, RegistrationRow } from '../../../tables/academy-tables.ts';

/** Banking days in which an invoice can be paid. */
const PAYMENT_DAYS = 3;
/** Working days before the event until which the refund is 100 %; later it is 50 %. */
const FULL_REFUND_DAYS = 5;

/** States that occupy a seat. */
export const seated = new Set<RegistrationRow['state']>(['confirmed', 'awaiting_payment', 'offered']);

type Known = Pick<Participant, 'phone' | 'email'>;

/** Participants with a phone number or email that is earlier in the list or registered already. */
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
 * The payment deadline: the last second, Moscow time, of the third banking day or of the day before the event,
 * whichever is earlier. For an event on the same day, the start of the event.
 */
export function payUntil(now: Date, { starts_at }: Pick<EventRow, 'starts_at'>): Date {
  const eve = addDays(siteDay(starts_at), -1);
  const lastDay = workingDaysAfter(now, PAYMENT_DAYS).at(-1) ?? eve;
  const end = new Date(dayEnds(lastDay < eve ? lastDay : eve).getTime() - SECOND);
  return end > now ? end : starts_at;
}

const isForAnotherDay = ({ created_at }: RegistrationRow, { moved_at }: EventRow) =>
  moved_at !== null && created_at < moved_at;

/**
 * Whether the owner may cancel: a confirmed seat until three days before, a waiting or offered one, or one for a moved
 * event, until the start.
 */
export function mayLeave(row: RegistrationRow, event: EventRow, now: Date): boolean {
  const { state } = row;
  const { starts_at } = event;
  if (state === 'cancelled' || starts_at <= now) return false;
  if (isForAnotherDay(row, event)) return true;
  return (
    state === 'waitlist' || state === 'offered' || starts_at.getTime() - now.getTime() >= FREE_CANCELLATION_DAYS * DAY
  );
}

/** Whether the owner may exchange a participant: until the start, because no seat is freed and nothing is refunded. */
export const mayReplace = ({ state }: RegistrationRow, { starts_at }: EventRow, now: Date): boolean =>
  state !== 'cancelled' && starts_at > now;

/** Counts days in the time zone of the location. Null when nothing was paid. */
export function refundPercent(row: RegistrationRow, event: EventRow, now: Date): number | null {
  if (row.seat_price === 0 || row.state !== 'confirmed') return null;
  if (isForAnotherDay(row, event)) return 100;
  const { starts_at, timezone } = event;
  const fullUntil = workingDaysAfter(now, FULL_REFUND_DAYS, timezone).at(-1) ?? '';
  return fullUntil <= dayIn(starts_at.toISOString(), timezone) ? 100 : 50;
}

/** The refund sentence of a cancellation; empty when nothing was paid. */
export function refundText(row: RegistrationRow, event: EventRow, now: Date): string {
  const refund = refundPercent(row, event, now);
  return refund === null ? '' : `Вернём ${refund}\u00a0% оплаты на\u00a0тот\u00a0же счёт.`;
}

/** The refund sentence of one seat, by the same share. */
export function seatRefundText(row: RegistrationRow, event: EventRow, now: Date): string {
  const refund = refundPercent(row, event, now);
  return refund === null ? '' : `Вернём ${refund}\u00a0% стоимости этого места на\u00a0тот\u00a0же счёт.`;
}

/** Reminders to participants a week and a day before the event, without those already past. */
export const remindersOf = ({ starts_at }: EventRow, now: Date) =>
  (
    [
      ['reminder_week', 7],
      ['reminder_day', 1],
    ] as const
  )
    .map(([kind, days]) => ({ kind, due_at: new Date(starts_at.getTime() - days * DAY) }))
    .filter(({ due_at }) => due_at > now);
