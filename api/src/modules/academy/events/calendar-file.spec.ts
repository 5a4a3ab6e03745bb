import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { rowsOf } from '../../../db/database.ts';
import type { EventRow } from '../../../tables/academy-tables.ts';
import { calendarFile } from './calendar-file.ts';

let api: TestApp;
beforeAll(async () => void (api = await startTestApp()), 60_000);
afterAll(() => api.close());

/** Parses with an independent library, and with the time zones of the file itself. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents('vevent').map((item) => new ICAL.Event(item));
}

test('exports one event by its local time, without a request key', async () => {
  const response = await api.get('/api/academy/calendar/parkovochnye-sistemy-prodvinutyy/event.ics', { key: null });
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const [event, ...more] = read(response.body);
  expect(more).toEqual([]);
  expect(event?.summary).toMatch(/Парковочные системы/);
  expect(event?.startDate.zone.tzid).toBe('Asia/Yekaterinburg');
  // 7:00 in Moscow.
  expect(event?.startDate.toString()).toBe('2026-12-07T09:00:00');
  expect(event?.startDate.toJSDate().toISOString()).toBe('2026-12-07T04:00:00.000Z');
  expect((await api.get('/api/academy/calendar/nothing/event.ics', { key: null })).statusCode).toBe(404);
});

test('filters the subscription like the calendar', async () => {
  const all = read((await api.get('/api/academy/calendar.ics', { key: null })).body);
  expect(all.length).toBeGreaterThan(8);
  const webinars = read((await api.get('/api/academy/calendar.ics?type=webinar&city=', { key: null })).body);
  expect(webinars.length).toBeGreaterThan(2);
  expect(webinars.every(({ location }) => location === 'Онлайн')).toBe(true);
  const cancelled = all.find(({ summary }) => /Болларды/.test(summary));
  expect(cancelled?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
});

test('keeps the local time of both ends across a clock change', async () => {
  const [row] = await rowsOf<EventRow>(api.db.execute(sql`select * from events where slug = 'vebinar-novinki-sezona'`));
  const file = calendarFile(
    [
      {
        event: {
          ...row!,
          timezone: 'Europe/Berlin',
          starts_at: new Date('2027-03-27T09:00:00Z'),
          ends_at: new Date('2027-03-28T15:00:00Z'),
        },
      },
    ],
    { host: 'https://site.test', name: 'Академия', now: new Date('2026-11-21T09:00:00Z') },
  );
  const [event] = read(file);
  expect([event?.startDate.toString(), event?.endDate.toString()]).toEqual([
    '2027-03-27T10:00:00',
    '2027-03-28T17:00:00',
  ]);
  expect(event?.endDate.toJSDate().toISOString()).toBe('2027-03-28T15:00:00.000Z');
});

test('increases the sequence number with each change', async () => {
  const slug = 'parkovochnye-sistemy-prodvinutyy';
  const sequence = async () =>
    read((await api.get(`/api/academy/calendar/${slug}/event.ics`, { key: null })).body)[0]?.sequence;
  const before = await sequence();
  const move = async (starts_at: string) => {
    expect((await api.manage('POST', `/events/${slug}/move/`, { starts_at })).statusCode).toBe(200);
    api.wait(60_000);
  };
  await move('2026-12-08T10:00');
  expect(await sequence()).toBe(Number(before) + 1);
  await move('2026-12-09T10:00');
  expect(await sequence()).toBe(Number(before) + 2);
});
