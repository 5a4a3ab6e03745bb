import { describe, expect, test } from 'vitest';
import type { EventRow, RegistrationRow } from '../../../tables/academy-tables.ts';
import { payUntil, refundPercent } from './registration-rules.ts';

describe('the payment deadline', () => {
  const ends = (now: string, starts_at: string) =>
    payUntil(new Date(now), { starts_at: new Date(starts_at) }).toISOString();

  test('is the end of the third banking day', () => {
    expect(ends('2026-11-21T09:00:00Z', '2026-12-21T09:00:00Z')).toBe('2026-11-25T20:59:59.000Z');
  });

  test('is the eve of an event that begins earlier', () => {
    expect(ends('2026-11-21T09:00:00Z', '2026-11-24T07:00:00Z')).toBe('2026-11-23T20:59:59.000Z');
    // 10:00 in Vladivostok is three in the morning in Moscow, where the bank is.
    expect(ends('2026-11-21T09:00:00Z', '2026-11-24T00:00:00Z')).toBe('2026-11-23T20:59:59.000Z');
    expect(ends('2026-11-21T09:00:00Z', '2026-11-23T23:30:00Z')).toBe('2026-11-23T20:59:59.000Z');
  });

  test('is the start of an event on the same day', () => {
    expect(ends('2026-11-23T04:00:00Z', '2026-11-23T07:00:00Z')).toBe('2026-11-23T07:00:00.000Z');
  });
});

describe('the refund of a payment', () => {
  const paid = {
    seat_price: 5000,
    state: 'confirmed',
    created_at: new Date('2026-11-01T09:00:00Z'),
  } as RegistrationRow;
  const refund = (now: string, starts_at: string, timezone: string) =>
    refundPercent(paid, { starts_at: new Date(starts_at), timezone, moved_at: null } as EventRow, new Date(now));

  test('counts working days in the time zone of the location', () => {
    // Monday, 30 November, 09:00 in Vladivostok is still Sunday in UTC.
    expect(refund('2026-11-23T02:00:00Z', '2026-11-29T23:00:00Z', 'Asia/Vladivostok')).toBe(100);
    // Monday in Vladivostok, where the fifth working day is the next Monday.
    expect(refund('2026-11-22T15:00:00Z', '2026-11-29T23:00:00Z', 'Asia/Vladivostok')).toBe(100);
    // Tuesday in Vladivostok, still Monday in Moscow.
    expect(refund('2026-11-23T15:00:00Z', '2026-11-29T23:00:00Z', 'Asia/Vladivostok')).toBe(50);
    expect(refund('2026-11-23T15:00:00Z', '2026-11-30T07:00:00Z', 'Europe/Moscow')).toBe(100);
    expect(refund('2026-11-23T21:00:00Z', '2026-11-30T07:00:00Z', 'Europe/Moscow')).toBe(50);
  });
});
