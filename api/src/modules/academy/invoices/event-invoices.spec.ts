import { expect, test } from 'vitest';
import { vatRateOf } from './event-invoices.ts';

// The lower VAT rate ended with 2025.
test.each([
  ['Asia/Vladivostok', '2025-12-31T19:00:00Z', 20],
  ['Europe/Kaliningrad', '2025-12-31T21:30:00Z', 22],
])('uses the VAT rate of the day in Moscow for an event in %s at %s: %i %%', (timezone, starts_at, rate) => {
  const event = { starts_at: new Date(starts_at), timezone };
  expect(vatRateOf(event)).toBe(rate);
});
