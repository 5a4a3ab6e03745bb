/** Default time zone, the company's: the server and the browser display times in it. */
export const SITE_TIME_ZONE = 'Europe/Moscow';

/**
 * Plain dates, «2026-03-12», in the zone of the site or in the zone of a place. A string without a zone, from the wire, is
 * accepted as either; one kind is not accepted as the other.
 */
export type SiteDay = string & { readonly zone?: 'site' };
export type LocalDay = string & { readonly zone?: 'place' };

const PLAIN = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A plain date («2026-03-12») has no zone; as UTC it is the same day everywhere. */
const zoneOf = (value: string, timeZone: string) => (PLAIN.test(value) ? 'UTC' : timeZone);

const formats = new Map<string, Intl.DateTimeFormat>();

// Creating a format costs a thousand times more than using it.
function formatter(timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = timeZone + JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.DateTimeFormat('ru-RU', { ...options, timeZone });
  formats.set(key, known);
  return known;
}

/** Makes the spaces that Intl puts between day, month and year non-breaking. */
const bind = (text: string) => text.replace(/[ \u2009\u202f]/g, '\u00a0');

type Part = Intl.DateTimeFormatPartTypes;

const parts = (value: string, timeZone: string, options: Intl.DateTimeFormatOptions): Partial<Record<Part, string>> =>
  Object.fromEntries(
    formatter(zoneOf(value, timeZone), options)
      .formatToParts(new Date(value))
      .map(({ type, value: text }) => [type, text]),
  );

const long = { day: 'numeric', month: 'long', year: 'numeric' } as const;

const MONTHS = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ');

/** «12 марта 2026 г.» Plain dates avoid Intl, because its first use loads data and blocks slow phones. */
export function formatDate(value: string, timeZone = SITE_TIME_ZONE): string {
  const [, year, month, day] = PLAIN.exec(value) ?? [];
  if (day) return bind(`${Number(day)} ${MONTHS[Number(month) - 1]} ${year} г.`);
  return bind(formatter(timeZone, long).format(new Date(value)));
}

/** «12.03.2026» */
export function formatDateShort(value: string, timeZone = SITE_TIME_ZONE): string {
  const [, year, month, day] = PLAIN.exec(value) ?? [];
  if (day) return `${day}.${month}.${year}`;
  return formatter(timeZone, { day: '2-digit', month: '2-digit', year: 'numeric' }).format(new Date(value));
}

/** In milliseconds. */
export const DAY = 24 * 60 * 60_000;

/** Adds days to a plain date: «2026-03-12» and 3 give «2026-03-15». */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY).toISOString().slice(0, 10);

/** From 0, Monday, to 6. */
export const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

const plainDate = (value: string, timeZone: string): string =>
  formatDateShort(value, timeZone).split('.').reverse().join('-');

/** Returns the day of a moment in the time zone of a place. */
export const dayIn = (value: string, timeZone: string): LocalDay => plainDate(value, timeZone);

export const siteDay = (moment: Date): SiteDay => plainDate(moment.toISOString(), SITE_TIME_ZONE);

/** «10:00» */
export const formatTime = (value: string, timeZone = SITE_TIME_ZONE): string =>
  formatter(timeZone, { hour: '2-digit', minute: '2-digit' }).format(new Date(value));

/** A moment as a field of the type `datetime-local` holds it: «2026-03-12T14:05». */
export const typedMoment = (value: string, timeZone = SITE_TIME_ZONE): string =>
  `${dayIn(value, timeZone)}T${formatTime(value, timeZone)}`;

/** The moment that such a field holds, in Moscow time, which has had one offset since 2014. */
export const siteMoment = (typed: string): string => `${typed}:00+03:00`;

/** «12 марта 2026 г. в 14:05» */
export const formatDateTime = (value: string, timeZone = SITE_TIME_ZONE): string =>
  `${formatDate(value, timeZone)} в\u00a0${formatTime(value, timeZone)}`;

/** «12–14 марта 2026 г.», «30 марта — 2 апреля 2026 г.»; a single day when both ends are on it. */
export function formatDateRange(from: string, to: string, timeZone = SITE_TIME_ZONE): string {
  const [a, b] = [parts(from, timeZone, long), parts(to, timeZone, long)];
  const end = formatDate(to, timeZone);
  if (a.year !== b.year) return `${formatDate(from, timeZone)}\u00a0— ${end}`;
  if (a.month !== b.month) return `${a.day}\u00a0${a.month}\u00a0— ${end}`;
  return a.day === b.day ? end : `${a.day}–${end}`;
}
