import { beforeEach, expect, test } from '@jest/globals';
import { storedMutations } from './stored-mutations.ts';
import type { Mutation } from './change.ts';

const buy = (id: number, qty: number): Mutation => ({ list: 'cart', id, qty });
const like = (id: number, on = true): Mutation => ({ list: 'wishlist', id, on });
const DAY = 24 * 60 * 60_000;

beforeEach(() => localStorage.clear());

test('keeps the last mutation of one thing, and takes all of them once', () => {
  storedMutations.put([buy(1, 2), like(7)], null);
  storedMutations.put([buy(1, 5)], null);
  expect(storedMutations.takeAll(null)).toEqual([like(7), buy(1, 5)]);
  expect(storedMutations.takeAll(null)).toEqual([]);
});

test('lets only one tab take a mutation before it is sent', () => {
  storedMutations.put([buy(1, 2), like(1)], null);
  expect([storedMutations.take(buy(1, 9)), storedMutations.take(buy(1, 9))]).toEqual([true, false]);
  expect(storedMutations.takeAll(null)).toEqual([like(1)]);
});

test('carries a guest’s mutations over a login, but never one visitor’s to another', () => {
  storedMutations.put([like(1)], null);
  storedMutations.put([like(2)], 'u1');
  expect(storedMutations.takeAll('u2')).toEqual([like(1)]);
  storedMutations.put([like(2)], 'u1');
  expect(storedMutations.takeAll('u1')).toEqual([like(2)]);
});

test('drops mutations older than a day and invalid data', () => {
  storedMutations.put([like(1)], null, 0);
  expect(storedMutations.takeAll(null, DAY)).toEqual([]);
  for (const damaged of ['{', '7', '[null, {"wish":{"list":"cart","id":"x"}}, {"wish":{"list":"other","id":1}}]']) {
    localStorage.setItem('kept-wishes', damaged);
    expect(storedMutations.takeAll(null)).toEqual([]);
  }
});
