import { addressOf } from '@site/contracts/endpoint-address';
import { paths, withQuery } from '@site/contracts/paths';

/** Query parameters that the links of the page keep; the API validates them. */
const names = ['type', 'category', 'city', 'free', 'past', 'view', 'month'] as const;
export type CalendarView = Partial<Record<(typeof names)[number], string>>;

const filters = ['type', 'category', 'city', 'free'] as const;

export const readView = (search: URLSearchParams): CalendarView =>
  Object.fromEntries(names.map((name) => [name, search.get(name) || undefined]));

export const calendarHref = (view: CalendarView): string => withQuery(paths.academyCalendar(), view);

export const isNarrowed = (view: CalendarView): boolean => filters.some((name) => view[name] !== undefined);

/** The same filters for a calendar subscription, which has upcoming events only. */
export const feedHref = ({ type, category, city, free }: CalendarView): string =>
  withQuery(addressOf('GET /academy/calendar.ics'), { type, category, city, free });
