import type { CalendarEvent } from '@site/contracts/academy';
import { formatDate } from '@site/kernel/dates';
import { formatEventClock } from '@site/kernel/events';
import { typograph } from '@site/kernel/typography';
import { cx } from '@site/ui/cx';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import { eventsOn, monthTitle, weeksOf } from './month.ts';
import css from './month-grid.module.css';

const weekdays = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс'];

interface MonthGridProps {
  month: string;
  today: string;
  events: readonly CalendarEvent[];
}

export function MonthGrid({ month, today, events }: MonthGridProps) {
  return (
    <table aria-label={monthTitle(month)} className={css.grid}>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day} scope="col">
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <Day key={day} day={day} month={month} today={today} events={eventsOn(day, events)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** «09:00 (UTC+5)» with plain spaces: the column may be narrower than both parts. */
const clockOf = ({ starts_at, timezone }: CalendarEvent) =>
  formatEventClock(starts_at, timezone).replaceAll('\u00a0', ' ');

function Day({ day, month, today, events }: MonthGridProps & { day: string }) {
  return (
    <td
      className={cx(css.day, !day.startsWith(month) && css.outside, day === today && css.today)}
      aria-current={day === today ? 'date' : undefined}
    >
      <time dateTime={day} className={css.number}>
        <span aria-hidden="true">{Number(day.slice(8))}</span>
        <VisuallyHidden>{formatDate(day)}</VisuallyHidden>
      </time>
      {events.map((event) => (
        <a key={event.url} href={event.url} className={cx(css.event, css[event.status])}>
          <span className={css.time}>{clockOf(event)}</span> {typograph(event.title)}
        </a>
      ))}
    </td>
  );
}
