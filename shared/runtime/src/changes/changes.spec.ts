import { expect, jest, test } from '@jest/globals';
import type { Counters } from '@site/contracts/cart';
import type { CallResult } from '../api-client.ts';
import { createSessionStore, guest } from '../session.tsx';
import { createChanges, type ShopAnswer } from './changes.ts';

type Result = CallResult<ShopAnswer>;

const nothing: Counters = { cart_qty: 0, cart_products: {}, compare_products: [], wishlist_products: [] };
const ok = (user: Partial<Counters>): Result => ({ ok: true, value: { user: { ...nothing, ...user } } });
const refusal = (code: string, status = 409): Result => ({
  ok: false, status, problem: { status: 'error', code, message: 'Список сравнения полон' },
});

function setUp(start: Partial<Counters> = {}) {
  const session = createSessionStore({ ...guest, ...start });
  const ask = jest.fn(async (): Promise<Counters> => nothing);
  const tell = jest.fn();
  const change = createChanges({ session, ask, tell, remark: () => {} });
  /** Calls as the server gets them; each is answered by hand. */
  const calls: { what: string; answer: (result: Result) => void }[] = [];
  const send = (what: string) => () => new Promise<Result>((resolve) => calls.push({ what, answer: resolve }));
  const addTo = (list: 'compare' | 'wishlist', ids: number[]) =>
    change({
      key: list,
      apply: (counters) => ({ ...counters, [`${list}_products`]: ids }),
      send: send(`${list} ${ids.join()}`),
    });
  return { session, ask, tell, calls, addTo };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('a change shows at once, and what the server answers is shown in its place', async () => {
  const { session, calls, addTo } = setUp();
  const done = addTo('compare', [1]);
  expect(session.getState().compare_products).toEqual([1]);
  await settled();
  calls[0]!.answer(ok({ compare_products: [1, 7], cart_qty: 3 }));
  expect((await done)?.user.cart_qty).toBe(3);
  expect(session.getState()).toMatchObject({ compare_products: [1, 7], cart_qty: 3 });
});

test('of many quick changes of one thing the first and the last are sent, and all learn the outcome', async () => {
  const { session, calls, addTo } = setUp();
  const all = [addTo('compare', [1]), settled().then(() => addTo('compare', [1, 2]))];
  await settled();
  all.push(addTo('compare', [1, 2, 3]), addTo('compare', [1, 2, 3, 4]));
  expect(session.getState().compare_products).toEqual([1, 2, 3, 4]);

  calls[0]!.answer(ok({ compare_products: [1] }));
  await settled();
  // An answer to the first does not undo what the visitor has done since.
  expect(session.getState().compare_products).toEqual([1, 2, 3, 4]);
  calls[1]!.answer(ok({ compare_products: [1, 2, 3, 4] }));
  await Promise.all(all);
  expect(calls.map(({ what }) => what)).toEqual(['compare 1', 'compare 1,2,3,4']);
});

test('changes of different things go one after another, so that an older answer never comes last', async () => {
  const { calls, addTo } = setUp();
  const both = Promise.all([addTo('compare', [1]), addTo('wishlist', [9])]);
  await settled();
  expect(calls).toHaveLength(1);
  calls[0]!.answer(ok({ compare_products: [1] }));
  await settled();
  calls[1]!.answer(ok({ compare_products: [1], wishlist_products: [9] }));
  await both;
});

test('a refusal takes the change back to what the server says, tells why, and leaves the others', async () => {
  const { session, ask, tell, calls, addTo } = setUp({ compare_products: [1] });
  ask.mockResolvedValue({ ...nothing, compare_products: [1, 5] });
  const refused = addTo('compare', [1, 2]);
  const kept = addTo('wishlist', [9]);
  await settled();
  calls[0]!.answer(refusal('list_full'));
  expect(await refused).toBeUndefined();
  expect(session.getState()).toMatchObject({ compare_products: [1, 5], wishlist_products: [9] });
  expect(tell).toHaveBeenCalledWith(expect.objectContaining({ code: 'list_full' }));
  await settled();
  calls[1]!.answer(ok({ compare_products: [1, 5], wishlist_products: [9] }));
  await kept;
  expect(tell).toHaveBeenCalledTimes(1);
});

test('without a connection everything that waits is taken back, and it is said once', async () => {
  const { session, ask, tell, calls, addTo } = setUp({ compare_products: [1] });
  const both = [addTo('compare', [1, 2]), addTo('wishlist', [9])];
  await settled();
  calls[0]!.answer(refusal('network', 503));
  expect(await Promise.all(both)).toEqual([undefined, undefined]);
  expect(session.getState()).toMatchObject({ compare_products: [1], wishlist_products: [] });
  expect(tell).toHaveBeenCalledTimes(1);
  expect(ask).not.toHaveBeenCalled();
  expect(calls).toHaveLength(1);
});

test('what another tab or a login has written between two changes is kept', async () => {
  const { session, calls, addTo } = setUp();
  const first = addTo('compare', [1]);
  await settled();
  calls[0]!.answer(ok({ compare_products: [1] }));
  await first;
  session.setState({ cart_qty: 4 });
  const second = addTo('compare', [1, 2]);
  await settled();
  calls[1]!.answer(refusal('network', 503));
  await second;
  expect(session.getState()).toMatchObject({ compare_products: [1], cart_qty: 4 });
});
