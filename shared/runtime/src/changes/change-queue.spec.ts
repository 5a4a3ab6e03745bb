import { expect, jest, test } from '@jest/globals';
import type { Counters } from '@site/contracts/cart';
import type { UserData } from '@site/contracts/user-data';
import type { CallResult } from '../api-client.ts';
import { createSessionStore, guest } from '../session/session-store.ts';
import { createChangeQueue } from './change-queue.ts';
import type { ShopAnswer } from './change.ts';
import { keyOf, type Wish } from './wish.ts';

type Result = CallResult<ShopAnswer>;

const nothing: Counters = { cart_qty: 0, cart_products: {}, compare_products: [], wishlist_products: [] };
const ok = (user: Partial<Counters>): Result => ({ ok: true, value: { user: { ...nothing, ...user } } });
const refusal = (code: string, status = 409): Result => ({
  ok: false,
  status,
  problem: { status: 'error', code, message: 'Список сравнения полон' },
});

function setUp(start: Partial<Counters> = {}) {
  const session = createSessionStore({ ...guest, ...start });
  const ask = jest.fn(async (): Promise<Counters> => nothing);
  const tell = { problem: jest.fn(), remark: jest.fn(), kept: jest.fn(), sent: jest.fn() };
  const connection = { attempts: [] as number[], back: () => {}, isKept: false };
  const storage = { isThere: true };
  const stored = new Map<string, Wish>();
  const change = createChangeQueue({
    session,
    ask,
    tell,
    wishes: {
      put: (wishes) => {
        if (storage.isThere) for (const wish of wishes) stored.set(keyOf(wish), wish);
        return storage.isThere;
      },
      take: (wish) => stored.delete(keyOf(wish)),
    },
    waitForConnection(attempt, retry, isKept) {
      connection.isKept = isKept;
      connection.attempts.push(attempt);
      connection.back = retry;
      return () => (connection.back = () => {});
    },
  });
  /** Calls as the server gets them; each is answered by hand. */
  const calls: { what: string; answer: (result: Result) => void }[] = [];
  const send = (what: string) => () => new Promise<Result>((resolve) => calls.push({ what, answer: resolve }));
  const addTo = (list: 'compare' | 'wishlist', ids: number[]) =>
    change({
      key: list,
      apply: (shop) => ({ ...shop, [`${list}_products`]: ids }),
      send: send(`${list} ${ids.join()}`),
    });
  const like = (id: number, on = true) =>
    change({
      key: `wishlist ${id}`,
      wish: { list: 'wishlist', id, on },
      apply: (shop) => ({ ...shop, wishlist_products: on ? [id] : [] }),
      send: send(`${on ? 'like' : 'unlike'} ${id}`),
    });
  /** Of which nothing shows before the answer. */
  const repeatOrder = () => change({ send: send('repeat') });
  return { session, ask, tell, connection, calls, addTo, like, storage, stored, repeatOrder };
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
  expect(tell.problem).toHaveBeenCalledWith(expect.objectContaining({ code: 'list_full' }));
  await settled();
  calls[1]!.answer(ok({ compare_products: [1, 5], wishlist_products: [9] }));
  await kept;
  expect(tell.problem).toHaveBeenCalledTimes(1);
});

test('without a connection what is shown is kept, which is said once, and sent when it is back', async () => {
  const { session, ask, tell, connection, calls, addTo } = setUp({ compare_products: [1] });
  const both = [addTo('compare', [1, 2]), addTo('wishlist', [9])];
  await settled();
  calls[0]!.answer(refusal('network', 503));
  await settled();
  expect(session.getState()).toMatchObject({ compare_products: [1, 2], wishlist_products: [9], settling: true });
  expect(calls).toHaveLength(1);

  connection.back();
  await settled();
  calls[1]!.answer(refusal('network', 503));
  await settled();
  expect(connection.attempts).toEqual([1, 2]);
  expect(tell.kept).toHaveBeenCalledTimes(1);
  expect(tell.sent).not.toHaveBeenCalled();

  connection.back();
  await settled();
  calls[2]!.answer(ok({ compare_products: [1, 2] }));
  await settled();
  calls[3]!.answer(ok({ compare_products: [1, 2], wishlist_products: [9] }));
  await Promise.all(both);
  expect(calls.map(({ what }) => what)).toEqual(['compare 1,2', 'compare 1,2', 'compare 1,2', 'wishlist 9']);
  expect(session.getState()).toMatchObject({ compare_products: [1, 2], wishlist_products: [9], settling: false });
  expect(tell.sent).toHaveBeenCalledTimes(1);
  expect(tell.problem).not.toHaveBeenCalled();
  expect(ask).not.toHaveBeenCalled();
});

test('what the visitor does while the connection is lost is another try, with his last word', async () => {
  const { connection, calls, addTo } = setUp();
  void addTo('compare', [1]);
  await settled();
  calls[0]!.answer(refusal('network', 503));
  await settled();
  void addTo('compare', [1, 2]);
  await settled();
  expect(calls.map(({ what }) => what)).toEqual(['compare 1', 'compare 1,2']);
  connection.back();
  await settled();
  expect(calls).toHaveLength(2);
});

test('a kept change that the server then refuses is taken back', async () => {
  const { session, tell, connection, calls, addTo } = setUp();
  const change = addTo('compare', [1]);
  await settled();
  calls[0]!.answer(refusal('network', 503));
  await settled();
  connection.back();
  await settled();
  calls[1]!.answer(refusal('list_full'));
  expect(await change).toBeUndefined();
  expect(session.getState().compare_products).toEqual([]);
  expect(tell.problem).toHaveBeenCalledTimes(1);
  expect(tell.sent).not.toHaveBeenCalled();
});

test('a change that shows nothing is waited for: without a connection it is given up at once', async () => {
  const { session, tell, connection, calls, repeatOrder } = setUp();
  const repeated = repeatOrder();
  await settled();
  calls[0]!.answer(refusal('network', 503));
  expect(await repeated).toBeUndefined();
  expect(tell.problem).toHaveBeenCalledWith(expect.objectContaining({ code: 'network' }));
  expect(tell.kept).not.toHaveBeenCalled();
  expect(connection.attempts).toEqual([]);
  expect(session.getState().settling).toBe(false);
});

test('what another tab or a login has written, also while a change is on its way, stays below it', async () => {
  const { session, ask, calls, addTo } = setUp();
  ask.mockResolvedValue({ ...nothing, compare_products: [1] });
  const first = addTo('compare', [1]);
  await settled();
  calls[0]!.answer(ok({ compare_products: [1] }));
  await first;
  session.setState({ cart_qty: 4 });
  const second = addTo('compare', [1, 2]);
  await settled();
  session.setState({ cart_qty: 6, compare_products: [1] });
  expect(session.getState()).toMatchObject({ compare_products: [1, 2], cart_qty: 6 });
  calls[1]!.answer(refusal('list_full'));
  await second;
  expect(session.getState().compare_products).toEqual([1]);
});

test('an answer that comes for the visitor before this one is nobody’s', async () => {
  const { session, calls, addTo } = setUp();
  session.setState({ authed: true, personal: { id: 'u1' } as UserData['personal'] });
  const change = addTo('compare', [1]);
  await settled();
  session.setState(guest);
  calls[0]!.answer(ok({ compare_products: [1] }));
  expect(await change).toBeUndefined();
  expect(session.getState().compare_products).toEqual([]);
});

test('what is wished without a connection is stored for a reload, and taken before it is sent', async () => {
  const { connection, calls, like, stored } = setUp();
  void like(9);
  await settled();
  expect(stored.size).toBe(0);
  calls[0]!.answer(refusal('network', 503));
  await settled();
  expect([...stored.keys()]).toEqual(['wishlist 9']);
  expect(connection.isKept).toBe(true);

  void like(9, false);
  await settled();
  expect(stored.size).toBe(0);
  calls[1]!.answer(refusal('network', 503));
  await settled();
  expect(stored.get('wishlist 9')).toMatchObject({ on: false });
  connection.back();
  await settled();
  calls[2]!.answer(ok({}));
  await settled();
  expect(calls.map(({ what }) => what)).toEqual(['like 9', 'unlike 9', 'unlike 9']);
  expect(stored.size).toBe(0);
});

test('a wish that another tab has taken is not sent again: the server is asked', async () => {
  const { session, ask, connection, calls, like, stored } = setUp();
  ask.mockResolvedValue({ ...nothing, wishlist_products: [9, 4] });
  const change = like(9);
  await settled();
  calls[0]!.answer(refusal('network', 503));
  await settled();
  stored.clear();
  connection.back();
  expect(await change).toBeUndefined();
  await settled();
  expect(calls).toHaveLength(1);
  expect(session.getState()).toMatchObject({ wishlist_products: [9, 4], settling: false });
});

test('a change that is no wish lives in its page alone, which is then asked about', async () => {
  const { connection, calls, addTo } = setUp();
  void addTo('compare', [1]);
  await settled();
  calls[0]!.answer(refusal('network', 503));
  await settled();
  expect(connection.isKept).toBe(false);
});

test('where nothing can be stored, a wish is sent from its page all the same', async () => {
  const { connection, calls, like, storage } = setUp();
  storage.isThere = false;
  void like(9);
  await settled();
  calls[0]!.answer(refusal('network', 503));
  await settled();
  expect(connection.isKept).toBe(false);
  connection.back();
  await settled();
  expect(calls.map(({ what }) => what)).toEqual(['like 9', 'like 9']);
});
