import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { callsOf, cartOf, linesOf } from '../../../test/cart-calls.ts';
import { START } from '../../../test/prepared-database.ts';
import { lastCode, sessionOf, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { CartService } from '../cart/cart-service.ts';
import { ListService } from '../lists/list-service.ts';
import { SessionService } from './session-service.ts';

const CUSTOMER = '+79000000001';
const MINUTE = 60_000;

let api: TestApp;
let calls: ReturnType<typeof callsOf>;
beforeAll(async () => {
  api = await startTestApp();
  calls = callsOf(api);
});
afterAll(() => api.close());
beforeEach(async () => {
  api.wait(25 * 60 * MINUTE);
  await api.db.execute(sql`delete from owners`);
});

test('rejects a change that was in progress during a login', async () => {
  const [had = 0, more = 0] = await calls.products();
  const guest = await calls.begin(had, 1);
  const lists = new ListService(api.db);
  const cart = new CartService({ db: api.db, now: () => START });
  // The session is read before the login, and the change is written after it.
  const { visitor } = await new SessionService({ db: api.db, now: () => START }).visitorOf(guest);
  const session = await calls.logInAs(CUSTOMER, guest);
  await expect(cart.set(visitor, more, 2)).rejects.toMatchObject({ statusCode: 409, code: 'session_replaced' });
  await expect(lists.add(visitor, 'wishlist', more)).rejects.toMatchObject({ code: 'session_replaced' });

  // The browser retries with its new session.
  expect(linesOf(cartOf(await calls.put(more, 2, session)).cart)).toEqual([
    [had, 1],
    [more, 2],
  ]);
});

test('rejects a change with the old session id after a login, without setting cookies', async () => {
  const [had = 0, more = 0] = await calls.products();
  const guest = await calls.begin(had, 1);
  await calls.logInAs(CUSTOMER, guest);
  const late = [
    await calls.put(more, 2, guest),
    await api.delete(`/api/cart/items/${had}/`, { session: guest }),
    await api.put(`/api/compare/${more}/`, undefined, { session: guest }),
  ];
  for (const answer of late) {
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'session_replaced']);
    expect(answer.cookies).toEqual([]);
  }
  // A read with the old id is served as for a guest.
  expect((await calls.cart(guest)).items).toEqual([]);
});

test('applies or rejects each change that is concurrent with a login', async () => {
  const [had = 0, ...others] = (await calls.products()).slice(0, 7);
  const guest = await calls.begin(had, 1);
  await api.post('/api/account/user/login', { phone: CUSTOMER }, { session: guest });
  const code = await lastCode(api, CUSTOMER);
  const [login, ...changes] = await Promise.all([
    api.post('/api/account/user/verify', { phone: CUSTOMER, code }, { session: guest }),
    ...others.map((id) => calls.put(id, 2, guest)),
  ]);
  const session = sessionOf(login) ?? '';
  for (const [index, change] of changes.entries()) {
    expect([200, 409]).toContain(change.statusCode);
    if (change.statusCode === 409) await calls.put(others[index] ?? 0, 2, session);
  }
  const lines = linesOf(await calls.cart(session)).map(([id]) => id);
  expect(new Set(lines)).toEqual(new Set([had, ...others]));
});

test('rejects a change after a logout and treats the id as unknown after ten minutes', async () => {
  const id = await calls.product();
  const session = await calls.logInAs(CUSTOMER, await calls.begin(id, 1));
  await api.post('/api/account/user/logout', {}, { session });
  expect((await calls.put(id, 2, session)).statusCode).toBe(409);
  api.wait(11 * MINUTE);
  const fresh = await calls.put(id, 2, session);
  expect(fresh.statusCode).toBe(200);
  expect(sessionOf(fresh)).toBeDefined();
});

test('finds the valid session among several cookies in any order', async () => {
  const dead = 'd'.repeat(43);
  const asked = await api.post('/api/account/user/login', { phone: CUSTOMER }, { session: dead });
  const begun = `${dead},${sessionOf(asked)}`;
  const typed = { phone: CUSTOMER, code: await lastCode(api, CUSTOMER) };
  const done = await api.post('/api/account/user/verify', typed, { session: begun });
  expect(done.statusCode).toBe(200);
  const own = sessionOf(done);
  for (const session of [`${dead},${own}`, `${own},${dead}`, `x,${own}`])
    expect((await api.get('/api/fetch/userdata/', { session })).json()).toMatchObject({ authed: true });
  expect((await api.get('/api/fetch/userdata/', { session: `${dead},${'e'.repeat(43)}` })).cookies.join()).toMatch(
    /^sid=;/,
  );
});
