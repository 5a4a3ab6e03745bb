import { expect, jest, test } from '@jest/globals';
import type { Cart } from '@site/contracts/cart';
import type { UserData } from '@site/contracts/user-data';
import type { PendingChange } from '../changes/change.ts';
import { refetchSession, createSessionStore, guest } from './session-store.ts';

const anna = { id: 'u1', name: 'Анна' } as UserData['personal'];
const emptyCart: Cart = {
  items: [],
  qty: 0,
  total: 0,
  total_retail: 0,
  vat: 0,
  vat_rate: 22,
  changed: false,
  blocked: [],
};
const keep = (id: number): PendingChange => ({
  apply: (shop) => ({ ...shop, wishlist_products: [...shop.wishlist_products, id] }),
  send: () => Promise.reject(new Error('not sent here')),
  sent: false,
  outcome: Promise.resolve(undefined),
  settle: jest.fn(),
});

test('puts server state below pending changes, and shows it when none are left', () => {
  const store = createSessionStore(guest);
  store.setPending([keep(7)]);
  store.setState({ wishlist_products: [1], cart_qty: 2 });
  expect(store.getState()).toMatchObject({ wishlist_products: [1, 7], cart_qty: 2, settling: true });
  store.setPending([]);
  expect(store.getState()).toMatchObject({ wishlist_products: [1], settling: false });
});

test('carries a guest’s changes over a login, but does not apply them to another visitor’s cart', () => {
  const store = createSessionStore(guest);
  const change = keep(7);
  store.setPending([change]);
  store.setState({ authed: true, personal: anna });
  expect(store.getState().wishlist_products).toEqual([7]);
  store.setState({ ...guest, cart: undefined });
  expect(store.getState()).toMatchObject({ wishlist_products: [], settling: false });
  expect(change.settle).toHaveBeenCalledWith(undefined);
});

test('does not show one visitor’s cart to the next', () => {
  const store = createSessionStore({ ...guest, authed: true, personal: anna });
  store.setState({ cart: emptyCart });
  store.setState(guest);
  expect(store.getState().cart).toBeUndefined();
});

test('discards a response that a newer write has overtaken, and refetches', async () => {
  const store = createSessionStore(guest);
  const answers: ((user: Partial<UserData>) => void)[] = [];
  const refetched = refetchSession(store, () => new Promise<Partial<UserData>>((resolve) => answers.push(resolve)));
  store.setState({ cart_qty: 5 });
  answers[0]!({ cart_qty: 4 });
  await new Promise((resolve) => setTimeout(resolve));
  expect(store.getState().cart_qty).toBe(5);
  answers[1]!({ cart_qty: 6 });
  await refetched;
  expect(store.getState().cart_qty).toBe(6);
});
