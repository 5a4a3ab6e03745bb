import { describe, expect, test } from 'vitest';
import { payUntil } from './registration-rules.ts';

describe('the term of payment', () => {
  const ends = (now: string, starts_at: string) =>
    payUntil(new Date(now), { starts_at: new Date(starts_at) }).toISOString();

  test('is three banking days, to the end of the last', () => {
    expect(ends('2026-11-21T09:00:00Z', '2026-12-21T09:00:00Z')).toBe('2026-11-25T20:59:59.000Z');
  });

  test('ends on the eve of an event that begins earlier', () => {
    expect(ends('2026-11-21T09:00:00Z', '2026-11-24T07:00:00Z')).toBe('2026-11-23T20:59:59.000Z');
    // 10:00 in Vladivostok is three in the morning in Moscow, where the bank is.
    expect(ends('2026-11-21T09:00:00Z', '2026-11-24T00:00:00Z')).toBe('2026-11-23T20:59:59.000Z');
    expect(ends('2026-11-21T09:00:00Z', '2026-11-23T23:30:00Z')).toBe('2026-11-23T20:59:59.000Z');
  });

  test('ends when an event of the same day begins', () => {
    expect(ends('2026-11-23T04:00:00Z', '2026-11-23T07:00:00Z')).toBe('2026-11-23T07:00:00.000Z');
  });
});
