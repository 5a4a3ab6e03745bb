import { expect, test } from '@jest/globals';
import { guest } from '../session/session-store.ts';
import { shownShop, supersededBy, type PendingChange } from './change.ts';

const pending = (key: string | undefined, sent = false): PendingChange => ({
  key,
  sent,
  send: () => Promise.reject(new Error('not sent here')),
  outcome: Promise.resolve(undefined),
  settle: () => {},
});
const add = (id: number): Pick<PendingChange, 'apply'> => ({
  apply: (shop) => ({ ...shop, compare_products: [...shop.compare_products, id] }),
});

test('shown is what the server said, with every pending change over it in its order', () => {
  const said = { ...guest, compare_products: [1] };
  expect(shownShop(said, [add(2), { apply: undefined }, add(3)]).compare_products).toEqual([1, 2, 3]);
  expect(shownShop(said, [])).toBe(said);
  expect(said.compare_products).toEqual([1]);
});

test.each([
  ['nothing waits', []],
  ['it is on its way', [pending('cart 1', true)]],
  ['it is about something else', [pending('cart 2')]],
  ['the cart was emptied since', [pending('cart 1'), pending(undefined)]],
])('a change takes no other’s place when %s', (_when, waiting) => {
  expect(supersededBy(pending('cart 1'), waiting)).toBeUndefined();
});

test('of one thing that waits, the last change takes the place, whatever else waits beside it', () => {
  const same = pending('cart 1');
  expect(supersededBy(pending('cart 1'), [pending('cart 1', true), same, pending('wishlist 1')])).toBe(same);
  expect(supersededBy(pending(undefined), [pending(undefined)])).toBeUndefined();
});
