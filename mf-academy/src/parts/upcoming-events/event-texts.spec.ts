import { expect, test } from '@jest/globals';
import type { EventCard } from '@site/contracts/blocks';
import { eventTime } from './event-texts.ts';

const event: EventCard = {
  url: '/academy/calendar/barriers/',
  title: 'Монтаж шлагбаумов',
  type_label: 'Практикум',
  starts_at: '2026-11-20T07:00:00Z',
  ends_at: '2026-11-22T14:00:00Z',
  timezone: 'Europe/Moscow',
  city: 'Москва',
  status_label: 'Идёт набор',
  seats_free: 3,
  price: 12_000,
};
/** A word joiner keeps each range on one line. */
const shown = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '|');

test('shows Moscow time without a zone', () => {
  expect(shown(eventTime(event))).toBe('20–|22 ноября 2026 г., 10:00–|17:00');
});

test('shows an event in another zone by its local time with the zone', () => {
  expect(shown(eventTime({ ...event, timezone: 'Asia/Yekaterinburg' }))).toBe(
    '20–|22 ноября 2026 г., 12:00–|19:00 (UTC+5)',
  );
});
