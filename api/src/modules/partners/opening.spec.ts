import { expect, test } from 'vitest';
import { openingAt } from './opening.ts';

const HOURS = 'Пн–Пт, 9:00–18:00; Сб, 10:00–16:00; обед 13:00–14:00';
const shown = (hours: string, zone: string, now: string) =>
  openingAt(hours, zone, new Date(now))?.text.replaceAll('\u00a0', ' ');

test.each([
  // 2026-11-23 is a Monday.
  ['Europe/Moscow', '2026-11-23T05:59:00Z', 'Закрыто, откроется в 9:00'],
  ['Europe/Moscow', '2026-11-23T06:00:00Z', 'Открыто до 13:00'],
  ['Europe/Moscow', '2026-11-23T10:30:00Z', 'Закрыто, откроется в 14:00'],
  ['Europe/Moscow', '2026-11-23T15:00:00Z', 'Закрыто, откроется завтра в 9:00'],
  // The same morning seven hours further east, and an hour further west.
  ['Asia/Vladivostok', '2026-11-23T06:00:00Z', 'Открыто до 18:00'],
  ['Europe/Kaliningrad', '2026-11-23T06:30:00Z', 'Закрыто, откроется в 9:00'],
  // Saturday evening in Moscow is Sunday in Vladivostok.
  ['Europe/Moscow', '2026-11-28T15:00:00Z', 'Закрыто, откроется пн в 9:00'],
  ['Asia/Vladivostok', '2026-11-28T15:00:00Z', 'Закрыто, откроется завтра в 9:00'],
])('uses the local time of %s at %s: %s', (zone, now, text) => expect(shown(HOURS, zone, now)).toBe(text));

test.each([
  // 4 November 2026 is a Wednesday.
  ['2026-11-03T16:00:00Z', 'Закрыто, откроется чт в 9:00'],
  ['2026-11-04T09:00:00Z', 'Праздничный день: часы работы уточните по телефону'],
  // 9 January 2026 is a Friday made a day off by decree, treated as a Sunday.
  ['2026-01-09T09:00:00Z', 'Закрыто, откроется завтра в 10:00'],
  ['2026-12-30T16:00:00Z', 'Закрыто, откроется 9 января в 10:00'],
])('gives no hours on public holidays: %s: %s', (now, text) => expect(shown(HOURS, 'Europe/Moscow', now)).toBe(text));

test('handles closing after midnight, and returns null for hours in words', () => {
  expect(shown('Пт–Вс, 20:00–2:00', 'Europe/Moscow', '2026-11-22T22:30:00Z')).toBe('Открыто до 2:00');
  expect(shown('Пт–Вс, 20:00–2:00', 'Europe/Moscow', '2026-11-22T23:00:00Z')).toBe('Закрыто, откроется пт в 20:00');
  expect(openingAt('по договорённости', 'Europe/Moscow', new Date())).toBeNull();
});
