import type { Session, SessionStore } from '@site/runtime';

/** A value that a component read of the session. */
export interface Reading {
  isSameFor(session: SessionStore): boolean;
}

/**
 * Wraps the session to record the values read through `useSession`. After any other access during the rendering,
 * `readings` returns undefined, because the dependencies are unknown.
 */
export function watchedSession(session: SessionStore): {
  store: SessionStore;
  readings(): Reading[] | undefined;
} {
  const readings: Reading[] = [];
  let isReadUnobserved = false;
  const flagging =
    <Args extends unknown[], Result>(read: (...args: Args) => Result) =>
    (...args: Args): Result => {
      isReadUnobserved = true;
      return read(...args);
    };
  const unwatched = new Proxy<Session>(session.getState(), {
    get: flagging(Reflect.get),
    has: flagging(Reflect.has),
    ownKeys: flagging(Reflect.ownKeys),
  });
  return {
    store: {
      ...session,
      getState: flagging(session.getState),
      confirmed: flagging(session.confirmed),
      pending: flagging(session.pending),
      getInitialState: () => unwatched,
      watched: (select) => () => {
        const seen = select(session.getState());
        readings.push({ isSameFor: (another) => isEqual(select(another.getState()), seen) });
        return seen;
      },
    },
    readings: () => (isReadUnobserved ? undefined : readings),
  };
}

const isEqual = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) ||
  (typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other));
