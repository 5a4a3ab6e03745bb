import { describe, expect, jest, test } from '@jest/globals';
import type { Counters } from '@site/contracts/cart';
import type { UserData } from '@site/contracts/user-data';
import type { CallResult } from '../api-client.ts';
import { createSessionStore, guest } from '../session/session-store.ts';
import { createChangeQueue } from './change-queue.ts';
import type { ShopResponse } from './change.ts';
import type { Mutation } from './change.ts';
import { keyOf } from './mutation.ts';

type Result = CallResult<ShopResponse>;

const nothing: Counters = { cart_qty: 0, cart_products: {}, compare_products: [], wishlist_products: [] };
const ok = (user: Partial<Counters>): Result => ({ ok: true, value: { user: { ...nothing, ...user } } });
const refusal = (code: string, status = 409): Result => ({
  ok: false,
  status,
  problem: { status: 'error', code, message: 'Список сравнения полон' },
});

function setUp(start: Partial<Counters> = {}) {
  const session = createSessionStore({ ...guest, ...start });
  const fetchCounters = jest.fn(async (): Promise<Counters> => nothing);
  const notify = { problem: jest.fn(), remark: jest.fn(), kept: jest.fn(), sent: jest.fn() };
  const connection = { attempts: [] as number[], back: () => {}, isKept: false, isAwaited: false };
  const storage = { isThere: true };
  const stored = new Map<string, Mutation>();
  const change = createChangeQueue({
    session,
    fetchCounters,
    notify,
    mutations: {
      put: (mutations) => {
        if (storage.isThere) for (const mutation of mutations) stored.set(keyOf(mutation), mutation);
        return storage.isThere;
      },
      take: (mutation) => stored.delete(keyOf(mutation)),
    },
    waitForConnection(attempt, retry, isKept) {
      connection.isKept = isKept;
      connection.attempts.push(attempt);
      connection.back = retry;
      connection.isAwaited = true;
      return () => {
        connection.back = () => {};
        connection.isAwaited = false;
      };
    },
  });
  /** Calls in the order in which the server receives them; each test responds by hand. */
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
      mutation: { list: 'wishlist', id, on },
      apply: (shop) => ({ ...shop, wishlist_products: on ? [id] : [] }),
      send: send(`${on ? 'like' : 'unlike'} ${id}`),
    });
  const repeatOrder = () => change({ send: send('repeat') });
  return { session, fetchCounters, notify, connection, calls, addTo, like, storage, stored, repeatOrder };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('shows a change at once and replaces it with the server’s response', async () => {
  const { session, calls, addTo } = setUp();
  const done = addTo('compare', [1]);
  expect(session.getState().compare_products).toEqual([1]);
  await settled();
  calls[0]!.answer(ok({ compare_products: [1, 7], cart_qty: 3 }));
  expect((await done)?.user.cart_qty).toBe(3);
  expect(session.getState()).toMatchObject({ compare_products: [1, 7], cart_qty: 3 });
});

test('sends only the first and the last of many quick changes of one thing, and settles all of them', async () => {
  const { session, calls, addTo } = setUp();
  const all = [addTo('compare', [1]), settled().then(() => addTo('compare', [1, 2]))];
  await settled();
  all.push(addTo('compare', [1, 2, 3]), addTo('compare', [1, 2, 3, 4]));
  expect(session.getState().compare_products).toEqual([1, 2, 3, 4]);

  calls[0]!.answer(ok({ compare_products: [1] }));
  await settled();
  // The response to the first call must not undo later changes.
  expect(session.getState().compare_products).toEqual([1, 2, 3, 4]);
  calls[1]!.answer(ok({ compare_products: [1, 2, 3, 4] }));
  await Promise.all(all);
  expect(calls.map(({ what }) => what)).toEqual(['compare 1', 'compare 1,2,3,4']);
});

test('sends changes of different things one after another, so that an older response never arrives last', async () => {
  const { calls, addTo } = setUp();
  const both = Promise.all([addTo('compare', [1]), addTo('wishlist', [9])]);
  await settled();
  expect(calls).toHaveLength(1);
  calls[0]!.answer(ok({ compare_products: [1] }));
  await settled();
  calls[1]!.answer(ok({ compare_products: [1], wishlist_products: [9] }));
  await both;
});

test('rolls a rejected change back to the server’s state, reports the reason and keeps the other changes', async () => {
  const { session, fetchCounters, notify, calls, addTo } = setUp({ compare_products: [1] });
  fetchCounters.mockResolvedValue({ ...nothing, compare_products: [1, 5] });
  const refused = addTo('compare', [1, 2]);
  const kept = addTo('wishlist', [9]);
  await settled();
  calls[0]!.answer(refusal('list_full'));
  expect(await refused).toBeUndefined();
  expect(session.getState()).toMatchObject({ compare_products: [1, 5], wishlist_products: [9] });
  expect(notify.problem).toHaveBeenCalledWith(expect.objectContaining({ code: 'list_full' }));
  await settled();
  calls[1]!.answer(ok({ compare_products: [1, 5], wishlist_products: [9] }));
  await kept;
  expect(notify.problem).toHaveBeenCalledTimes(1);
});

test('keeps changes while offline, notifies once, and sends them when the connection is back', async () => {
  const { session, fetchCounters, notify, connection, calls, addTo } = setUp({ compare_products: [1] });
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
  expect(notify.kept).toHaveBeenCalledTimes(1);
  expect(notify.sent).not.toHaveBeenCalled();

  connection.back();
  await settled();
  calls[2]!.answer(ok({ compare_products: [1, 2] }));
  await settled();
  calls[3]!.answer(ok({ compare_products: [1, 2], wishlist_products: [9] }));
  await Promise.all(both);
  expect(calls.map(({ what }) => what)).toEqual(['compare 1,2', 'compare 1,2', 'compare 1,2', 'wishlist 9']);
  expect(session.getState()).toMatchObject({ compare_products: [1, 2], wishlist_products: [9], settling: false });
  expect(notify.sent).toHaveBeenCalledTimes(1);
  expect(notify.problem).not.toHaveBeenCalled();
  expect(fetchCounters).not.toHaveBeenCalled();
});

test('retries at once with the latest value when the visitor makes another change while offline', async () => {
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

test('rolls back a kept change that the server then rejects', async () => {
  const { session, notify, connection, calls, addTo } = setUp();
  const change = addTo('compare', [1]);
  await settled();
  calls[0]!.answer(refusal('network', 503));
  await settled();
  connection.back();
  await settled();
  calls[1]!.answer(refusal('list_full'));
  expect(await change).toBeUndefined();
  expect(session.getState().compare_products).toEqual([]);
  expect(notify.problem).toHaveBeenCalledTimes(1);
  expect(notify.sent).not.toHaveBeenCalled();
});

test('gives up a change without an optimistic update at once when offline', async () => {
  const { session, notify, connection, calls, repeatOrder } = setUp();
  const repeated = repeatOrder();
  await settled();
  calls[0]!.answer(refusal('network', 503));
  expect(await repeated).toBeUndefined();
  expect(notify.problem).toHaveBeenCalledWith(expect.objectContaining({ code: 'network' }));
  expect(notify.kept).not.toHaveBeenCalled();
  expect(connection.attempts).toEqual([]);
  expect(session.getState().settling).toBe(false);
});

test('keeps pending changes on top of state written by another tab or a login', async () => {
  const { session, fetchCounters, calls, addTo } = setUp();
  fetchCounters.mockResolvedValue({ ...nothing, compare_products: [1] });
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

test('ignores a response that arrives after the visitor has changed', async () => {
  const { session, calls, addTo } = setUp();
  session.setState({ authed: true, personal: { id: 'u1' } as UserData['personal'] });
  const change = addTo('compare', [1]);
  await settled();
  session.setState(guest);
  calls[0]!.answer(ok({ compare_products: [1] }));
  expect(await change).toBeUndefined();
  expect(session.getState().compare_products).toEqual([]);
});

test('stores a mutation while offline for a reload, and removes it before sending it', async () => {
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

test('refetches instead of resending a mutation that another tab has taken', async () => {
  const { session, fetchCounters, connection, calls, like, stored } = setUp();
  fetchCounters.mockResolvedValue({ ...nothing, wishlist_products: [9, 4] });
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

test('announces the next loss of the connection after another tab has taken the kept change', async () => {
  const { notify, connection, calls, like, stored } = setUp();
  const change = like(9);
  await settled();
  calls[0]!.answer(refusal('network', 503));
  await settled();
  stored.clear();
  connection.back();
  await change;
  await settled();

  void like(4);
  await settled();
  calls[1]!.answer(refusal('network', 503));
  await settled();
  expect(notify.kept).toHaveBeenCalledTimes(2);
  expect(connection.attempts).toEqual([1, 1]);
});

describe('when the visitor changes while offline', () => {
  async function loseConnection() {
    const fake = setUp();
    fake.session.setState({ authed: true, personal: { id: 'u1' } as UserData['personal'] });
    const change = fake.like(9);
    await settled();
    fake.calls[0]!.answer(refusal('network', 503));
    await settled();
    return { ...fake, change };
  }
  async function expectNextLossIsAnnounced({ calls, like, notify, connection }: ReturnType<typeof setUp>) {
    const sent = calls.length;
    void like(4);
    await settled();
    calls[sent]!.answer(refusal('network', 503));
    await settled();
    expect(notify.kept).toHaveBeenCalledTimes(2);
    expect(connection.attempts).toEqual([1, 1]);
    expect(connection.isAwaited).toBe(true);
  }

  test('stops waiting for the connection', async () => {
    const { change, ...fake } = await loseConnection();
    expect(fake.connection.isAwaited).toBe(true);
    fake.session.setState(guest);
    expect(await change).toBeUndefined();
    expect(fake.connection.isAwaited).toBe(false);
    await expectNextLossIsAnnounced(fake);
  });

  test('does not report that the changes of the other visitor were sent', async () => {
    const { change, ...fake } = await loseConnection();
    fake.connection.back();
    await settled();
    fake.session.setState(guest);
    fake.calls[1]!.answer(ok({}));
    await change;
    await settled();
    expect(fake.notify.sent).not.toHaveBeenCalled();
    await expectNextLossIsAnnounced(fake);
  });
});

test('keeps a change without a mutation in its page only, and warns before the page is left', async () => {
  const { connection, calls, addTo } = setUp();
  void addTo('compare', [1]);
  await settled();
  calls[0]!.answer(refusal('network', 503));
  await settled();
  expect(connection.isKept).toBe(false);
});

test('resends a mutation from its page when storage is unavailable', async () => {
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
