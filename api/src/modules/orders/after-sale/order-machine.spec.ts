import { describe, expect, test } from 'vitest';
import { type OrderStatus, orderStatuses } from '@site/contracts/orders';
import { DAY } from '@site/kernel/dates';
import { isAfter, mayMove, mayPayOnSite, openStatuses, wayTo } from './order-machine.ts';
import type { Actor } from '../../../tables/order-tables.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * DAY);

/** All transitions and their actors, written out independently of the machine. */
const ways: [OrderStatus, OrderStatus, Actor[]][] = [
  ['new', 'processing', ['staff']],
  ['new', 'cancelled', ['buyer', 'staff']],
  ['processing', 'awaiting_payment', ['staff']],
  ['processing', 'cancelled', ['buyer', 'staff']],
  ['awaiting_payment', 'partially_paid', ['staff']],
  ['awaiting_payment', 'paid', ['staff', 'system']],
  ['awaiting_payment', 'cancelled', ['buyer', 'staff', 'system']],
  ['partially_paid', 'paid', ['staff']],
  ['partially_paid', 'cancelled', ['buyer', 'staff']],
  ['paid', 'assembling', ['staff']],
  ['paid', 'return_requested', ['buyer']],
  ['assembling', 'ready_for_pickup', ['staff']],
  ['assembling', 'shipped', ['staff']],
  ['assembling', 'partially_shipped', ['staff']],
  ['partially_shipped', 'shipped', ['staff']],
  ['ready_for_pickup', 'completed', ['staff']],
  ['ready_for_pickup', 'cancelled', ['staff', 'system']],
  ['shipped', 'delivered', ['staff']],
  ['shipped', 'return_requested', ['buyer']],
  ['delivered', 'completed', ['staff', 'system']],
  ['delivered', 'return_requested', ['buyer']],
  ['completed', 'return_requested', ['buyer']],
  ['return_requested', 'returned', ['staff']],
];

const unmoved = {
  status_since: NOW,
  payment: 'invoice',
  paid_at: null,
  returned_from: null,
  customer_type: 'company',
  supplier: null,
  ships_on_request: false,
} as const;

const actors: Actor[] = ['buyer', 'staff', 'system'];
const pairs = orderStatuses.flatMap((from) => orderStatuses.map((to) => [from, to] as const));

test.each(pairs)('%s → %s', (status, to) => {
  const allowed = ways.find(([from, next]) => from === status && next === to)?.[2] ?? [];
  const order = { ...unmoved, status };
  expect(actors.filter((actor) => mayMove(order, to, actor, NOW))).toEqual(allowed);
});

test('allows assembly before payment only with deferred payment', () => {
  const order = { ...unmoved, status: 'processing' } as const;
  expect(mayMove({ ...order, payment: 'credit' }, 'assembling', 'staff', NOW)).toBe(true);
  expect(mayMove({ ...order, payment: null }, 'assembling', 'staff', NOW)).toBe(false);
});

test('allows the return of a completed order for 14 days', () => {
  const completed = (days: number) => ({ ...unmoved, status: 'completed', status_since: ago(days) }) as const;
  expect(mayMove(completed(14), 'return_requested', 'buyer', NOW)).toBe(true);
  expect(mayMove(completed(14.001), 'return_requested', 'buyer', NOW)).toBe(false);
});

test.each(orderStatuses)('allows a rejected return only back into its earlier status: %s', (to) => {
  const requested = { ...unmoved, status: 'return_requested', returned_from: 'shipped' } as const;
  expect(mayMove(requested, to, 'staff', NOW)).toBe(to === 'shipped' || to === 'returned');
  expect(mayMove(requested, to, 'buyer', NOW)).toBe(false);
});

test.each(['new', 'processing', 'awaiting_payment', 'partially_paid'] as const)(
  'allows only the staff to cancel a paid order: %s',
  (status) => {
    const paid = { ...unmoved, status, paid_at: NOW };
    expect(actors.filter((actor) => mayMove(paid, 'cancelled', actor, NOW))).toEqual(['staff']);
  },
);

describe('an individual who pays on the site', () => {
  const order = { ...unmoved, customer_type: 'person', payment: 'card', status: 'new' } as const;
  const partner = { slug: 'sever', name: 'Север' };

  test.each([
    ['pays at once', {}, true],
    ['pays at once by sbp', { payment: 'sbp' as const }, true],
    ['waits for a manager, who gives the day of shipment', { ships_on_request: true }, false],
    ['waits for a manager, with whom the payment is agreed', { payment: null }, false],
    ['waits for the partner who supplies the order', { supplier: partner }, false],
  ])('%s', (_case, change, expected) => {
    expect(mayMove({ ...order, ...change }, 'awaiting_payment', 'system', NOW)).toBe(expected);
  });

  test.each([
    ['that awaits payment', {}, true],
    ['agreed with a manager', { payment: null }, true],
    ['not confirmed yet', { status: 'processing' as const }, false],
    ['of a company', { customer_type: 'company' as const }, false],
    ['of a partner', { supplier: partner }, false],
    ['paid already', { paid_at: NOW }, false],
  ])('is checked for an order %s', (_case, change, expected) => {
    expect(mayPayOnSite({ ...order, status: 'awaiting_payment', ...change })).toBe(expected);
  });
});

test('treats all statuses as open except completed, returned and cancelled', () => {
  const closed = orderStatuses.filter((status) => !openStatuses.includes(status));
  expect(closed).toEqual(['completed', 'returned', 'cancelled']);
});

test.each<[OrderStatus, OrderStatus, OrderStatus[]]>([
  ['new', 'paid', ['processing', 'awaiting_payment', 'paid']],
  ['paid', 'shipped', ['assembling', 'shipped']],
  ['assembling', 'shipped', ['shipped']],
  // An unpaid order is not shipped, and no way leads out of a cancelled one: the status itself will be refused.
  ['awaiting_payment', 'shipped', ['shipped']],
  ['cancelled', 'paid', ['paid']],
])('leads from %s to %s without stating another fact', (status, to, way) => {
  expect(wayTo({ ...unmoved, status }, to, NOW)).toEqual(way);
});

test('leads an order with deferred payment to its shipment without the payment', () => {
  expect(wayTo({ ...unmoved, payment: 'credit', status: 'new' }, 'shipped', NOW)).toEqual([
    'processing',
    'assembling',
    'shipped',
  ]);
});

test.each<[OrderStatus, OrderStatus, boolean]>([
  ['shipped', 'paid', true],
  ['returned', 'paid', true],
  ['paid', 'shipped', false],
  ['paid', 'paid', false],
  ['shipped', 'return_requested', false],
  ['cancelled', 'new', false],
])('returns for %s after %s: %s', (status, before, expected) => {
  expect(isAfter(status, before)).toBe(expected);
});
