import { beforeEach, expect, test } from '@jest/globals';
import { keptWishes } from './kept-wishes.ts';
import type { Wish } from './wish.ts';

const buy = (id: number, qty: number): Wish => ({ list: 'cart', id, qty });
const like = (id: number, on = true): Wish => ({ list: 'wishlist', id, on });
const DAY = 24 * 60 * 60_000;

beforeEach(() => localStorage.clear());

test('of one thing the last wish is kept, and all are taken once', () => {
  keptWishes.put([buy(1, 2), like(7)], null);
  keptWishes.put([buy(1, 5)], null);
  expect(keptWishes.takeAll(null)).toEqual([like(7), buy(1, 5)]);
  expect(keptWishes.takeAll(null)).toEqual([]);
});

test('one can be taken before it is carried out, by one tab alone', () => {
  keptWishes.put([buy(1, 2), like(1)], null);
  expect([keptWishes.take(buy(1, 9)), keptWishes.take(buy(1, 9))]).toEqual([true, false]);
  expect(keptWishes.takeAll(null)).toEqual([like(1)]);
});

test('what a guest wished goes along with his login; what one visitor did is not done to another', () => {
  keptWishes.put([like(1)], null);
  keptWishes.put([like(2)], 'u1');
  expect(keptWishes.takeAll('u2')).toEqual([like(1)]);
  keptWishes.put([like(2)], 'u1');
  expect(keptWishes.takeAll('u1')).toEqual([like(2)]);
});

test('what is older than a day, or no wish, is dropped', () => {
  keptWishes.put([like(1)], null, 0);
  expect(keptWishes.takeAll(null, DAY)).toEqual([]);
  for (const damaged of ['{', '7', '[null, {"wish":{"list":"cart","id":"x"}}, {"wish":{"list":"other","id":1}}]']) {
    localStorage.setItem('kept-wishes', damaged);
    expect(keptWishes.takeAll(null)).toEqual([]);
  }
});
