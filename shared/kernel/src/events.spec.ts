import { expect, test } from '@jest/globals';
import { calendarLeaf, formatEventClock, formatEventTime } from './events.ts';

const [from, to] = ['2026-11-20T07:00:00Z', '2026-11-22T14:00:00Z'];
const shown = (text: string) => text.replaceAll('\u00a0', ' ');

test('omits the zone for Moscow time', () => {
  expect(shown(formatEventTime(from, to, 'Europe/Moscow'))).toBe('20–22 ноября 2026 г., 10:00–17:00');
});

test('shows other events in local time and names the zone', () => {
  expect(shown(formatEventTime(from, to, 'Asia/Yekaterinburg'))).toBe('20–22 ноября 2026 г., 12:00–19:00 (UTC+5)');
});

test('shows a single moment without an end', () => {
  expect(shown(formatEventTime(from, from, 'Europe/Moscow'))).toBe('20 ноября 2026 г., 10:00');
});

test('names the zone next to a bare time as well', () => {
  expect(shown(formatEventClock(from, 'Europe/Moscow'))).toBe('10:00');
  expect(shown(formatEventClock(from, 'Asia/Yekaterinburg'))).toBe('12:00 (UTC+5)');
});

test('shows the local day on the calendar leaf', () => {
  expect(calendarLeaf('2026-11-20T21:30:00Z', 'Europe/Moscow')).toEqual({ day: '21', month: 'нояб.' });
});
