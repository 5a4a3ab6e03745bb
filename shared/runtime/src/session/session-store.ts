import type { Cart } from '@site/contracts/cart';
import type { UserData } from '@site/contracts/user-data';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { shownShop, type PendingChange } from '../changes/change.ts';

/** The visitor as the page shows him. */
export interface Session extends UserData {
  /** Every line of the cart with its product, once the server has told. */
  cart?: Cart;
  /** Something that is shown has not been confirmed by the server yet. */
  settling: boolean;
  /** The offer to create a company profile is shown. */
  b2bDialogOpen: boolean;
}

/**
 * Reading gives what is shown: what the server said last, with the visitor's pending changes over it. Writing says what
 * the server says: the changes stay over that, so that an answer, a login and another tab's news never undo a click.
 */
export interface SessionStore extends StoreApi<Session> {
  /** What the server said last; another object each time that it says something. */
  said: () => Session;
  pending: () => readonly PendingChange[];
  /** With what the server said to a change that is no longer pending. */
  setPending: (pending: readonly PendingChange[], said?: Partial<Session>) => void;
  /** On the server, where it is to be known what a page has read of the visitor: reads the same, and takes note of it. */
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

/** One store a page load in the browser, one a request on the server: visitors never share it. */
export function createSessionStore(user: UserData): SessionStore {
  let said: Session = { ...user, settling: false, b2bDialogOpen: false };
  let pending: readonly PendingChange[] = [];
  const store = createStore(() => said);
  const show = () => store.setState({ ...shownShop(said, pending), settling: pending.length > 0 }, true);

  /** What one visitor wanted is not done to the cart of another; a guest who logs in takes his cart along. */
  function forget() {
    for (const { settle } of pending) settle(undefined);
    pending = [];
    delete said.cart;
  }

  return {
    ...store,
    said: () => said,
    pending: () => pending,
    setPending(next, news) {
      pending = next;
      if (news) said = { ...said, ...news };
      show();
    },
    setState(change: Partial<Session> | ((shown: Session) => Partial<Session>)) {
      const before = said.personal?.id;
      said = { ...said, ...(typeof change === 'function' ? change(store.getState()) : change) };
      if (before !== undefined && said.personal?.id !== before) forget();
      show();
    },
  };
}

/**
 * Asks the server how things are. When it has said something else meanwhile, its answer may be the older word: it is asked
 * again.
 */
export async function askAnew<Answer extends Partial<Session>>(
  store: SessionStore,
  ask: () => Promise<Answer>,
  take: (answer: Answer) => void = store.setState,
): Promise<void> {
  for (;;) {
    const before = store.said();
    const answer = await ask();
    if (store.said() === before) return take(answer);
  }
}
