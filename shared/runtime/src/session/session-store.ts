import type { Cart } from '@site/contracts/cart';
import type { UserData } from '@site/contracts/user-data';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { optimisticShop, type PendingChange } from '../changes/change.ts';

export interface Session extends UserData {
  /** Every line of the cart with its product, once loaded. */
  cart?: Cart;
  /** Whether some changes are not yet confirmed by the server. */
  settling: boolean;
  b2bDialogOpen: boolean;
}

/**
 * Reading returns the optimistic state: the confirmed state with the pending changes applied. Writing replaces the
 * confirmed state, so that a response, a login or an update from another tab never undoes a click.
 */
export interface SessionStore extends StoreApi<Session> {
  /** The confirmed state; a new object after every write. */
  confirmed: () => Session;
  pending: () => readonly PendingChange[];
  /** Replaces the pending changes, and optionally updates the confirmed state in the same step. */
  setPending: (pending: readonly PendingChange[], confirmed?: Partial<Session>) => void;
  /** Server only: wraps a selector to record which session data a page has read. */
  watched?: <T>(select: (session: Session) => T) => () => T;
}

export const guest: UserData = {
  authed: false,
  personal: null,
  cart_qty: 0,
  cart_products: {},
  compare_products: [],
  wishlist_products: [],
  bpt: false,
};

/** Created once per page load in the browser and once per request on the server: visitors never share a store. */
export function createSessionStore(user: UserData): SessionStore {
  let confirmed: Session = { ...user, settling: false, b2bDialogOpen: false };
  let pending: readonly PendingChange[] = [];
  const store = createStore(() => confirmed);
  const show = () => store.setState({ ...optimisticShop(confirmed, pending), settling: pending.length > 0 }, true);

  /** Drops the pending changes when the visitor changes. A guest who logs in keeps them. */
  function forget() {
    for (const { settle } of pending) settle(undefined);
    pending = [];
    delete confirmed.cart;
  }

  return {
    ...store,
    confirmed: () => confirmed,
    pending: () => pending,
    setPending(next, news) {
      pending = next;
      if (news) confirmed = { ...confirmed, ...news };
      show();
    },
    setState(change: Partial<Session> | ((shown: Session) => Partial<Session>)) {
      const before = confirmed.personal?.id;
      confirmed = { ...confirmed, ...(typeof change === 'function' ? change(store.getState()) : change) };
      if (before !== undefined && confirmed.personal?.id !== before) forget();
      show();
    },
  };
}

/**
 * Refetches the confirmed state. When it was written during the request, the response may be stale, so the request is
 * repeated.
 */
export async function refetchSession<Answer extends Partial<Session>>(
  store: SessionStore,
  load: () => Promise<Answer>,
  take: (answer: Answer) => void = store.setState,
): Promise<void> {
  for (;;) {
    const before = store.confirmed();
    const answer = await load();
    if (store.confirmed() === before) return take(answer);
  }
}
