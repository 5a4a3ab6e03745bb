import { addDays, dayIn, formatTime } from '@site/kernel/dates';
import { expect, test } from 'vitest';
import { dayOff } from '../src/days/day-off.ts';
import { eventRows } from './events.ts';

/** Every day of a year of seeding, with all of its holidays. */
const moments = Array.from({ length: 365 }, (_, index) => new Date(`${addDays('2026-01-01', index)}T09:00:00Z`));

test('holds every event on working days, in the daytime', () => {
  for (const { slug, starts_at, ends_at, timezone = 'Europe/Moscow' } of moments.flatMap(eventRows)) {
    const [first, last] = [starts_at, ends_at].map((moment) => dayIn(moment.toISOString(), timezone)) as [
      string,
      string,
    ];
    for (let day = first; day <= last; day = addDays(day, 1))
      expect([slug, day, dayOff(day)]).toEqual([slug, day, null]);
    const [from, to] = [starts_at, ends_at].map((moment) => formatTime(moment.toISOString(), timezone)) as [
      string,
      string,
    ];
    expect([slug, from >= '08:00' && from < to && to <= '19:00']).toEqual([slug, true]);
  }
});

test('keeps past events in the past', () => {
  const now = new Date('2026-11-21T09:00:00Z');
  const rows = eventRows(now);
  expect(rows.filter(({ ends_at }) => ends_at < now)).toHaveLength(4);
});
