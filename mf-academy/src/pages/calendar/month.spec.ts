import { expect, test } from '@jest/globals';
import type { CalendarEvent } from '@site/contracts/academy';
import { eventsOn, monthAt, monthTitle, weeksOf } from './month.ts';

test('covers the month with whole weeks from Monday', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect([weeks[0]![0], weeks[0]![6], weeks[5]![6]]).toEqual(['2026-10-26', '2026-11-01', '2026-12-06']);
  // February 2027 starts on a Monday and takes four.
  expect(weeksOf('2027-02')).toHaveLength(4);
});

test('continues across the year, and names months as calendars do', () => {
  expect([monthAt('2026-12', 1), monthAt('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
  expect(monthTitle('2026-11')).toBe('Ноябрь\u00a02026');
});

test('lists an event on each of its days, in its local time', () => {
  const event = {
    url: '/academy/calendar/parking/',
    starts_at: '2026-11-20T20:00:00Z',
    ends_at: '2026-11-22T10:00:00Z',
    timezone: 'Asia/Novosibirsk',
  } as CalendarEvent;
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23'];
  expect(days.map((day) => eventsOn(day, [event]).length)).toEqual([0, 1, 1, 0]);
});
