import { expect, test } from '@jest/globals';
import {
  addDays,
  dayIn,
  formatDate,
  formatDateRange,
  formatDateShort,
  formatTime,
  type SiteDay,
  siteDay,
  siteMoment,
  typedMoment,
  weekdayOf,
} from './dates.ts';

const shown = (text: string) => text.replaceAll('\u00a0', '_');

test('keeps a plain date the same day in every zone', () => {
  expect(shown(formatDate('2026-03-12'))).toBe('12_марта_2026_г.');
  expect(formatDateShort('2026-03-12', 'Pacific/Honolulu')).toBe('12.03.2026');
});

test('formats a plain date like a moment of that day', () => {
  for (let month = 1; month <= 12; month++) {
    const day = `2026-${String(month).padStart(2, '0')}-0${(month % 9) + 1}`;
    expect(formatDate(day)).toBe(formatDate(`${day}T09:00:00Z`));
    expect(formatDateShort(day)).toBe(formatDateShort(`${day}T09:00:00Z`));
  }
});

test('shows a moment in Moscow time, or in the given zone', () => {
  expect(formatTime('2026-03-12T07:00:00Z')).toBe('10:00');
  expect(formatTime('2026-03-12T07:00:00Z', 'Asia/Yekaterinburg')).toBe('12:00');
  expect(formatDateShort('2026-03-12T22:30:00Z')).toBe('13.03.2026');
});

test('uses the Moscow day', () => {
  expect(siteDay(new Date('2026-03-12T20:59:59Z'))).toBe('2026-03-12');
  expect(siteDay(new Date('2026-03-12T21:00:00Z'))).toBe('2026-03-13');
});

test('adds days across the ends of months and years', () => {
  expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});

test('counts weekdays from Monday', () => {
  expect(['2026-11-23', '2026-11-25', '2026-11-29'].map(weekdayOf)).toEqual([0, 2, 6]);
});

test('merges the common parts of a range', () => {
  expect(shown(formatDateRange('2026-03-12', '2026-03-14'))).toBe('12–14_марта_2026_г.');
  expect(shown(formatDateRange('2026-03-30', '2026-04-02'))).toBe('30_марта_— 2_апреля_2026_г.');
  expect(shown(formatDateRange('2026-12-30', '2027-01-02'))).toBe('30_декабря_2026_г._— 2_января_2027_г.');
  expect(shown(formatDateRange('2026-03-12T07:00:00Z', '2026-03-12T14:00:00Z'))).toBe('12_марта_2026_г.');
});

test('accepts the day of a place as no day of the site', () => {
  const moment = '2026-03-12T21:30:00Z';
  // @ts-expect-error -- the types differ
  const day: SiteDay = dayIn(moment, 'Europe/London');
  expect(day).not.toBe(siteDay(new Date(moment)));
});

test('reads and shows the moment of a field in Moscow time', () => {
  expect(typedMoment('2026-03-12T21:30:00Z')).toBe('2026-03-13T00:30');
  expect(typedMoment('2026-03-12T21:30:00Z', 'Asia/Omsk')).toBe('2026-03-13T03:30');
  expect(new Date(siteMoment('2026-03-13T00:30')).toISOString()).toBe('2026-03-12T21:30:00.000Z');
});
