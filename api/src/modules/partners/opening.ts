import { weekdays } from '@site/contracts/company-lists';
import { addDays, dayIn, formatTime, weekdayOf } from '@site/kernel/dates';
import { dayOff } from '../../days/day-off.ts';
import { openingHours } from './partner-structured-data.ts';

export type Opening = { is_open: boolean; text: string };

const DAY = 24 * 60;
const machineDays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const clock = (minutes: number) => `${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, '0')}`;

type Span = readonly [from: number, to: number];
const SUNDAY = 6;
/** «9 января» */
const dayAndMonth = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: 'UTC' });
/** How many days ahead the next opening is searched. */
const DAYS_AHEAD = 14;
const CLOSED_FOR_HOLIDAY = 'Праздничный день: часы работы уточните по\u00a0телефону';

/** Spans by weekday, Monday first, in minutes of the day, sorted. A span past midnight ends after 24 × 60. */
function spansByWeekday(hours: string): Span[][] {
  const week: Span[][] = machineDays.map(() => []);
  for (const text of openingHours(hours)) {
    const [days = '', times = ''] = text.split(' ');
    const [first = 0, last = first] = days.split('-').map((day) => machineDays.indexOf(day));
    const [from = 0, to = 0] = times.split('-').map(minutesOf);
    // «Сб–Вт» continues into the next week.
    for (let index = 0; index <= (last - first + 7) % 7; index++)
      week[(first + index) % 7]!.push([from, to > from ? to : to + DAY]);
  }
  return week.map((spans) => spans.sort(([a], [b]) => a - b));
}

/**
 * Whether a place is open now by its local time, and until when. Null when the hours cannot be parsed. Hours are unknown on
 * public holidays; a moved day off counts as a Sunday.
 */
export function openingAt(hours: string, timezone: string, now: Date): Opening | null {
  const week = spansByWeekday(hours);
  if (week.every((spans) => spans.length === 0)) return null;
  const moment = now.toISOString();
  const today = dayIn(moment, timezone);
  const dateIn = (days: number) => addDays(today, days);
  const weekdayIn = (days: number) => weekdayOf(dateIn(days));
  /** Spans in minutes from today's midnight. */
  const spansIn = (days: number): Span[] => {
    const off = dayOff(dateIn(days));
    if (off === 'holiday') return [];
    return week[off === 'moved' ? SUNDAY : weekdayIn(days)]!.map(([from, to]) => [from + days * DAY, to + days * DAY]);
  };

  const minute = minutesOf(formatTime(moment, timezone));
  const current = [...spansIn(-1), ...spansIn(0)].find(([from, to]) => from <= minute && minute < to);
  if (current) return { is_open: true, text: `Открыто до\u00a0${clock(current[1])}` };
  if (dayOff(dateIn(0)) === 'holiday') return { is_open: false, text: CLOSED_FOR_HOLIDAY };

  for (let days = 0; days <= DAYS_AHEAD; days++) {
    const next = spansIn(days).find(([from]) => from > minute);
    if (!next) continue;
    const weekday = weekdays[weekdayIn(days)]!.toLowerCase();
    const when = ['', 'завтра '][days] ?? (days < 7 ? `${weekday} ` : `${dayAndMonth.format(new Date(dateIn(days)))} `);
    return { is_open: false, text: `Закрыто, откроется ${when}в\u00a0${clock(next[0])}` };
  }
  return { is_open: false, text: 'Закрыто' };
}
