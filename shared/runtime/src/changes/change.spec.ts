import { expect, test } from '@jest/globals';
import { guest } from '../session/session-store.ts';
import { optimisticShop, supersededBy, type PendingChange } from './change.ts';

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

test('applies every pending change to the confirmed state, in order', () => {
  const confirmed = { ...guest, compare_products: [1] };
  expect(optimisticShop(confirmed, [add(2), { apply: undefined }, add(3)]).compare_products).toEqual([1, 2, 3]);
  expect(optimisticShop(confirmed, [])).toBe(confirmed);
  expect(confirmed.compare_products).toEqual([1]);
});

test.each([
  ['nothing is pending', []],
  ['the pending change has been sent', [pending('cart 1', true)]],
  ['the pending change has another key', [pending('cart 2')]],
  ['the cart was emptied since', [pending('cart 1'), pending(undefined)]],
])('supersedes no change when %s', (_when, waiting) => {
  expect(supersededBy(pending('cart 1'), waiting)).toBeUndefined();
});

test('supersedes the last pending change of the same key, whatever else is pending', () => {
  const same = pending('cart 1');
  expect(supersededBy(pending('cart 1'), [pending('cart 1', true), same, pending('wishlist 1')])).toBe(same);
  expect(supersededBy(pending(undefined), [pending(undefined)])).toBeUndefined();
});
