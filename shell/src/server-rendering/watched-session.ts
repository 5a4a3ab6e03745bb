import type { Session, SessionStore } from '@site/runtime';

/** What a component has read of the visitor, so that it can be asked whether another visitor's is the same. */
export interface Reading {
  isSameFor(session: SessionStore): boolean;
}

/**
 * The session, and what is read of it through `useSession`. Whoever reads it in another way while a page is rendered may
 * have read anything: `readings` then gives `undefined`.
 */
export function watchedSession(session: SessionStore): {
  store: SessionStore;
  readings(): Reading[] | undefined;
} {
  const readings: Reading[] = [];
  let isReadOtherwise = false;
  const noting =
    <Args extends unknown[], Answer>(read: (...args: Args) => Answer) =>
    (...args: Args): Answer => {
      isReadOtherwise = true;
      return read(...args);
    };
  const unwatched = new Proxy<Session>(session.getState(), {
    get: noting(Reflect.get),
    has: noting(Reflect.has),
    ownKeys: noting(Reflect.ownKeys),
  });
  return {
    store: {
      ...session,
      getState: noting(session.getState),
      said: noting(session.said),
      pending: noting(session.pending),
      getInitialState: () => unwatched,
      watched: (select) => () => {
        const seen = select(session.getState());
        readings.push({ isSameFor: (another) => isEqual(select(another.getState()), seen) });
        return seen;
      },
    },
    readings: () => (isReadOtherwise ? undefined : readings),
  };
}

/** Of data that came as JSON. */
const isEqual = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) ||
  (typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other));
