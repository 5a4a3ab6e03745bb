import type { CalendarQuery } from '@site/contracts/academy';
import type { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import { dayIn, siteDay } from '@site/kernel/dates';
import type { SeoBuilder } from '../../seo/seo-builder.ts';
import type { Visitor } from '../../session/visitor.ts';
import { academyCrumb } from '../academy-page.ts';
import { type CalendarDeps, thisMinute } from './upcoming-events.ts';
import type { EventRow } from '../../../tables/academy-tables.ts';
import { toCalendarEvent } from './event-view.ts';

export type CalendarPageDeps = CalendarDeps & { seo: SeoBuilder };

export const calendarCrumb = { name: 'Расписание', url: paths.academyCalendar() };

/** Compares local dates of the location: an event just after midnight on the 1st belongs to the new month. */
const touches = ({ starts_at, ends_at, timezone }: EventRow, month: string) => {
  const [from, to] = [starts_at, ends_at].map((moment) => dayIn(moment.toISOString(), timezone).slice(0, 7));
  return from !== undefined && to !== undefined && from <= month && month <= to;
};

export async function calendarPage(
  { cachedEvents, seo, now }: CalendarPageDeps,
  { view, month: wanted, past, ...filter }: CalendarQuery,
  visitor: Visitor,
): Promise<PageResponse> {
  const today = siteDay(now());
  const month = wanted ?? today.slice(0, 7);
  const minute = thisMinute(now());
  const [ahead, over, cities] = await Promise.all([
    past && view === 'list' ? [] : cachedEvents.ahead(minute, filter),
    past ? cachedEvents.past(minute, filter) : [],
    cachedEvents.cities(),
  ]);
  const found =
    view === 'list' ? [...ahead, ...over] : [...over.toReversed(), ...ahead].filter((row) => touches(row, month));
  const narrowed = past || view === 'month' || Object.values(filter).some((value) => value !== undefined);
  return {
    seo: seo.build({
      title: 'Расписание занятий академии',
      description:
        'Ближайшие очные курсы и\u00a0вебинары: даты, города, свободные места, запись сотрудников компании на\u00a0сайте.',
      h1: 'Расписание',
      path: paths.academyCalendar(),
      crumbs: [academyCrumb, calendarCrumb],
      ...(narrowed && { robots: 'noindex, follow' }),
    }),
    content: [],
    pagedata: {
      kind: 'academy-calendar',
      view,
      month,
      today,
      events: found.map((row) => toCalendarEvent(row, { visitor, now: now() })),
      cities,
    },
  };
}
