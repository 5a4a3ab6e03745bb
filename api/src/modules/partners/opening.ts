import { TZDate } from '@date-fns/tz';
import { weekdays } from '@site/contracts/company-lists';
import { openingHours } from './partner-structured-data.ts';

export type Opening = { is_open: boolean; text: string };

const DAY = 24 * 60;
const machineDays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const clock = (minutes: number) => `${Math.floor(minutes / 60) % 24}:${String(minutes % 60).padStart(2, '0')}`;

/** In minutes from the beginning of the week, in the order of time. Who closes after midnight closes the next day. */
function spansOf(hours: string): [from: number, to: number][] {
  const spans = openingHours(hours).flatMap((text) => {
    const [days = '', times = ''] = text.split(' ');
    const [first = 0, last = first] = days.split('-').map((day) => machineDays.indexOf(day));
    const [from = 0, to = 0] = times.split('-').map(minutesOf);
    // «Сб–Вт» goes on in the next week.
    return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index): [number, number] => {
      const day = ((first + index) % 7) * DAY;
      return [day + from, day + (to > from ? to : to + DAY)];
    });
  });
  return spans.sort(([a], [b]) => a - b);
}

/** Whether somebody is there now, by the clock of his town, and until when. Null: his hours are words that say nothing to a clock. */
export function openingAt(hours: string, timezone: string, now: Date): Opening | null {
  const spans = spansOf(hours);
  if (spans.length === 0) return null;
  const there = new TZDate(now, timezone);
  const today = (there.getDay() + 6) % 7;
  const minute = today * DAY + there.getHours() * 60 + there.getMinutes();
  const week = 7 * DAY;
  // Sunday's night belongs to the week before.
  const current = spans.find(([from, to]) => [minute, minute + week].some((at) => from <= at && at < to));
  if (current) return { is_open: true, text: `Открыто до\u00a0${clock(current[1])}` };

  const [next] = spans.find(([from]) => from > minute) ?? [spans[0]![0] + week];
  const days = Math.floor(next / DAY) - today;
  const when = days === 0 ? '' : days === 1 ? 'завтра ' : `${weekdays[Math.floor(next / DAY) % 7]!.toLowerCase()} `;
  return { is_open: false, text: `Закрыто, откроется ${when}в\u00a0${clock(next)}` };
}
