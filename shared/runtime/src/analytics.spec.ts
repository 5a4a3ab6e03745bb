import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { countWith, hit, reachGoal } from './analytics.ts';

const ym = jest.fn();
const open = (page: string, from = '') => hit(`https://site.test${page}`, page, from);
const counted = () => ym.mock.calls.map(([id, action, what]) => [id, action, what].join(' '));

beforeEach(() => {
  window.ym = ym;
});
afterEach(() => {
  countWith(undefined);
  ym.mockReset();
});

test('counts nothing without consent; after consent, counts the current page once', () => {
  open('/');
  open('/catalog/', 'https://site.test/');
  reachGoal('add_to_cart');
  expect(ym).not.toHaveBeenCalled();
  countWith(7);
  countWith(7);
  reachGoal('add_to_cart', { qty: 2 });
  expect(ym.mock.calls).toEqual([
    [7, 'hit', 'https://site.test/catalog/', { title: '/catalog/', referer: 'https://site.test/' }],
    [7, 'reachGoal', 'add_to_cart', { qty: 2 }],
  ]);
});

test('stops counting when consent is withdrawn; when it is given again, counts no page twice', () => {
  countWith(7);
  open('/');
  countWith(undefined);
  reachGoal('order_sent');
  countWith(7);
  open('/cart/');
  expect(counted()).toEqual(['7 hit https://site.test/', '7 hit https://site.test/cart/']);
});
