import { BroadcastChannel as NodeChannel } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { UserData } from '@site/contracts/user-data';
import { createSessionStore, guest, toastQueue } from '@site/runtime/shell';
import { testSite } from '../testing/site.ts';
import { followAuth } from './follow-auth.ts';
import { createLiveSite } from './live-site.ts';
import { logout } from './logout.ts';
import { createSessionEnd } from './session-end.ts';
import { sessionChannel, shareSession } from './share-session.ts';

const personal = { id: 'u1', role: 'customer', name: 'Анна' } as UserData['personal'];
const user: UserData = { ...guest, authed: true, personal, cart_qty: 2 };
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.useRealTimers();
  toastQueue.setState({ toasts: [] });
});

test('posts one message for a change and its confirmation, and none for a dialog', () => {
  jest.useFakeTimers();
  const session = createSessionStore(user);
  const channel = { postMessage: jest.fn(), onmessage: null };
  shareSession({ session, api: { userData: async () => guest }, channel, onOtherVisitor: () => {} });
  session.setState({ b2bDialogOpen: true });
  jest.advanceTimersByTime(1000);
  expect(channel.postMessage).not.toHaveBeenCalled();
  session.setState({ cart_qty: 3 });
  jest.advanceTimersByTime(100);
  session.setState({ cart_qty: 3, cart_products: {} });
  jest.advanceTimersByTime(1000);
  expect(channel.postMessage).toHaveBeenCalledTimes(1);
});

test('posts a message only after the server confirmed the change', () => {
  jest.useFakeTimers();
  const session = createSessionStore(user);
  const channel = { postMessage: jest.fn(), onmessage: null };
  shareSession({ session, api: { userData: async () => guest }, channel, onOtherVisitor: () => {} });
  const change = {
    apply: <Shop>(shop: Shop) => ({ ...shop, cart_qty: 3 }),
    send: () => Promise.reject(new Error('not sent here')),
    sent: true,
    outcome: Promise.resolve(undefined),
    settle: () => {},
  };
  session.setPending([change]);
  expect(session.getState().cart_qty).toBe(3);
  jest.advanceTimersByTime(60_000);
  expect(channel.postMessage).not.toHaveBeenCalled();
  session.setPending([], { cart_qty: 3, cart_products: {} });
  jest.advanceTimersByTime(1000);
  expect(channel.postMessage).toHaveBeenCalledTimes(1);
});

test('posts a message at once after a logout', () => {
  jest.useFakeTimers();
  const session = createSessionStore(user);
  const channel = { postMessage: jest.fn(), onmessage: null };
  shareSession({ session, api: { userData: async () => guest }, channel, onOtherVisitor: () => {} });
  session.setState(guest);
  jest.advanceTimersByTime(0);
  expect(channel.postMessage).toHaveBeenCalledTimes(1);
});

test('reloads the session on a message, without posting one itself', async () => {
  const session = createSessionStore(user);
  const channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'> = {
    postMessage: jest.fn<never>(),
    onmessage: null,
  };
  const onOtherVisitor = jest.fn();
  const userData = jest.fn(async () => ({ ...user, cart_qty: 9 }));
  shareSession({ session, api: { userData }, channel, onOtherVisitor });
  const receive = (): void => void channel.onmessage?.call({} as BroadcastChannel, {} as MessageEvent);
  receive();
  await settled();
  expect(session.getState().cart_qty).toBe(9);
  expect(channel.postMessage).not.toHaveBeenCalled();
  expect(onOtherVisitor).not.toHaveBeenCalled();
  userData.mockResolvedValue(guest);
  receive();
  await settled();
  expect(session.getState().authed).toBe(false);
  expect(onOtherVisitor).toHaveBeenCalledTimes(1);
});

test('combines messages during a reload into one more reload', async () => {
  const session = createSessionStore(user);
  const channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'> = {
    postMessage: jest.fn<never>(),
    onmessage: null,
  };
  const responses: ((user: UserData) => void)[] = [];
  const userData = jest.fn(() => new Promise<UserData>((resolve) => responses.push(resolve)));
  shareSession({ session, api: { userData }, channel, onOtherVisitor: () => {} });
  for (let click = 0; click < 10; click += 1) channel.onmessage?.call({} as BroadcastChannel, {} as MessageEvent);
  expect(userData).toHaveBeenCalledTimes(1);
  responses[0]!({ ...user, cart_qty: 3 });
  await settled();
  expect(userData).toHaveBeenCalledTimes(2);
  responses[1]!({ ...user, cart_qty: 10 });
  await settled();
  expect(session.getState().cart_qty).toBe(10);
  expect(userData).toHaveBeenCalledTimes(2);
});

test('returns no channel without BroadcastChannel', () => {
  // jsdom has none.
  expect(sessionChannel()).toBeUndefined();
});

test('synchronises a change and a logout between two tabs, without a loop', async () => {
  let server: UserData = user;
  const userData = jest.fn(async () => server);
  const tab = () => {
    const channel = new NodeChannel('session-of-tests') as unknown as BroadcastChannel; // jsdom has none.
    const session = createSessionStore(user);
    const onOtherVisitor = jest.fn();
    const stop = shareSession({ session, api: { userData }, channel, onOtherVisitor });
    return { session, onOtherVisitor, close: () => (stop(), channel.close()) };
  };
  const [one, other] = [tab(), tab()];
  const seen = (fits: (now: UserData) => boolean) =>
    new Promise<void>((resolve) => other.session.subscribe((now) => fits(now) && resolve()));

  const counted = seen(({ cart_qty }) => cart_qty === 5);
  server = { ...user, cart_qty: 5 };
  one.session.setState({ cart_qty: 5 });
  await counted;
  expect(userData).toHaveBeenCalledTimes(1);

  const out = seen(({ authed }) => !authed);
  server = guest;
  one.session.setState(guest);
  await out;
  expect(other.onOtherVisitor).toHaveBeenCalledTimes(1);
  expect(one.onOtherVisitor).not.toHaveBeenCalled();
  expect(userData).toHaveBeenCalledTimes(2);
  one.close();
  other.close();
});

test('keeps the visitor logged in and shows a toast when the logout fails', async () => {
  const session = createSessionStore(user);
  const problem = { status: 'error' as const, code: 'network', message: '' };
  const call = async () => ({ ok: false as const, status: 503, problem });
  expect(await logout({ api: { call }, session, phone: '' })).toBeUndefined();
  expect(session.getState().authed).toBe(true);
  expect(toastQueue.getState().toasts[0]?.text).toContain('Нет соединения с сервером');
});

test('logs out when the session has already ended', async () => {
  const session = createSessionStore(user);
  const call = async () => ({
    ok: false as const,
    status: 401,
    problem: { status: 'error' as const, code: 'no_user', message: '' },
  });
  expect(await logout({ api: { call }, session, phone: '' })).toBe('/login/');
  expect(session.getState().personal).toBeNull();
});

test('shows one toast for an expired session, and none for a guest', () => {
  followAuth(createSessionStore(guest))();
  expect(toastQueue.getState().toasts).toEqual([]);
  followAuth(createSessionStore(user))();
  followAuth(createSessionStore(guest))();
  followAuth(createSessionStore(guest))();
  expect(toastQueue.getState().toasts.map(({ text }) => text)).toEqual(['Сессия завершена. Войдите снова']);
});

test('makes the visitor a guest with one toast when the session ends in an open tab', async () => {
  const session = createSessionStore(user);
  followAuth(session)();
  let calls = 0;
  const end = createSessionEnd({ session, api: { userData: async () => (calls++, guest) } });
  await Promise.all([end(), end()]);
  await end();
  expect([session.getState().authed, session.getState().personal, calls]).toEqual([false, null, 1]);
  expect(toastQueue.getState().toasts.map(({ text }) => text)).toEqual(['Сессия завершена. Войдите снова']);
  followAuth(createSessionStore(guest))();
  expect(toastQueue.getState().toasts).toHaveLength(1);
});

test('keeps the session when a reload after a 401 finds it valid', async () => {
  const session = createSessionStore(user);
  await createSessionEnd({ session, api: { userData: async () => user } })();
  expect([session.getState().authed, toastQueue.getState().toasts]).toEqual([true, []]);
});

describe('drafts of this tab', () => {
  const typed = () => sessionStorage.getItem('draft:personal');
  const sessionOf = (id: string) => createSessionStore({ ...user, personal: { ...personal!, id } });
  beforeEach(() => {
    sessionStorage.clear();
    sessionStorage.setItem('draft:personal', '{"name":"Анна"}');
    sessionStorage.setItem('scroll', '7');
  });

  test('are kept for a guest who logs in, and after an expired session of the same user', () => {
    followAuth(createSessionStore(guest))();
    followAuth(sessionOf('u1'))();
    followAuth(createSessionStore(guest))();
    followAuth(sessionOf('u1'))();
    expect(typed()).toBe('{"name":"Анна"}');
  });

  test('are deleted when another user logs in', () => {
    followAuth(sessionOf('u1'))();
    const session = createSessionStore(guest);
    const stop = followAuth(session);
    expect(typed()).not.toBeNull();
    session.setState({ authed: true, personal: { ...personal!, id: 'u2' } });
    expect([typed(), sessionStorage.getItem('scroll')]).toEqual([null, '7']);
    stop();
  });

  test('are deleted by a logout', async () => {
    const session = sessionOf('u1');
    followAuth(session)();
    await logout({
      api: { call: async () => ({ ok: true as const, data: { status: 'ok' as const } }) as never },
      session,
      phone: '',
    });
    expect(typed()).toBeNull();
  });
});

test('refreshes site data older than a minute in the background', async () => {
  let time = 0;
  const newer = { ...testSite, settings: { ...testSite.settings, maintenance: true } };
  const siteData = jest.fn(async () => newer);
  const site = createLiveSite(Promise.resolve(testSite), { siteData }, () => time);
  time = 59_000;
  await site();
  expect(siteData).not.toHaveBeenCalled();
  time = 61_000;
  expect((await site()).settings.maintenance).toBe(false);
  await settled();
  expect((await site()).settings.maintenance).toBe(true);
  expect(siteData).toHaveBeenCalledTimes(1);
});

test('refreshes site data at once on request', async () => {
  const newer = { ...testSite, settings: { ...testSite.settings, maintenance: true } };
  const site = createLiveSite(Promise.resolve(testSite), { siteData: async () => newer }, () => 0);
  expect((await site()).settings.maintenance).toBe(false);
  expect((await site.refresh()).settings.maintenance).toBe(true);
  expect((await site()).settings.maintenance).toBe(true);
});
