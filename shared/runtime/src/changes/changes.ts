import type { Cart, Counters } from '@site/contracts/cart';
import type { Problem } from '@site/contracts/problem';
import type { CallResult } from '../api-client.ts';
import type { SessionStore } from '../session.tsx';

/** What the answers of the shop's calls have in common. */
export interface ShopAnswer {
  user: Counters;
  cart?: Cart;
  message?: string;
}

export interface Change {
  /** Of several changes of one thing that wait, the last takes the place of the others: ten clicks on plus are one call. */
  key: string;
  /** What the visitor sees at once, as if the server had agreed. */
  apply: (counters: Counters) => Counters;
  send: () => Promise<CallResult<ShopAnswer>>;
}

interface Waiting extends Change {
  sent: boolean;
  settled: Promise<ShopAnswer | undefined>;
}

interface ChangesOptions {
  session: SessionStore;
  /** What the server says now, after it has refused something. */
  ask: () => Promise<Counters>;
  tell: (problem: Problem) => void;
  /** What the server remarks on a change that it made: «Количество должно быть кратно 4». */
  remark: (message: string) => void;
}

const countersOf = ({ cart_qty, cart_products, compare_products, wishlist_products }: Counters): Counters => ({
  cart_qty, cart_products, compare_products, wishlist_products,
});

/**
 * The visitor's changes of cart and lists: shown at once, sent one after another, so that answers come in the order of
 * the changes. What is shown is what the server confirmed last, and over it whatever still waits. A change that failed
 * is simply no longer over it. The result is the answer, or undefined when the visitor has been told of a failure.
 */
export function createChanges({ session, ask, tell, remark }: ChangesOptions) {
  const waiting = new Map<string, Waiting>();
  let confirmed = countersOf(session.getState());
  let unsettled = 0;
  let turn: Promise<unknown> = Promise.resolve();

  const show = () => {
    let counters = confirmed;
    for (const { apply } of waiting.values()) counters = apply(counters);
    session.setState(counters);
  };

  async function send(change: Waiting): Promise<ShopAnswer | undefined> {
    if (waiting.get(change.key) !== change) return undefined; // Given up with a call before it.
    change.sent = true;
    const result = await change.send();
    if (waiting.get(change.key) === change) waiting.delete(change.key);
    if (result.ok) {
      confirmed = countersOf(result.value.user);
      show();
      if (result.value.message) remark(result.value.message);
      return result.value;
    }
    // Without a connection nothing of what waits would arrive either, and one message is enough.
    const offline = result.problem.code === 'network';
    if (offline) waiting.clear();
    show();
    tell(result.problem);
    if (!offline) {
      confirmed = await ask().then(countersOf, () => confirmed);
      show();
    }
    return undefined;
  }

  return function change(wish: Change): Promise<ShopAnswer | undefined> {
    const same = waiting.get(wish.key);
    if (same && !same.sent) {
      Object.assign(same, wish);
      show();
      return same.settled;
    }
    // Between the changes others may have written the session: a login, another tab.
    if (unsettled === 0) confirmed = countersOf(session.getState());
    unsettled += 1;
    const next: Waiting = { ...wish, sent: false, settled: Promise.resolve(undefined) };
    waiting.set(wish.key, next);
    show();
    next.settled = turn.then(() => send(next)).finally(() => {
      unsettled -= 1;
    });
    turn = next.settled.catch(() => {});
    return next.settled;
  };
}
