import type { Counters } from '@site/contracts/cart';
import type { Problem } from '@site/contracts/problem';
import { refetchSession, type SessionStore } from '../session/session-store.ts';
import { supersededBy, type Change, type Mutation, type PendingChange, type ShopResponse } from './change.ts';

interface QueueOptions {
  session: SessionStore;
  /** Fetches the confirmed state after the server has rejected a change. */
  fetchCounters: () => Promise<Counters>;
  notify: {
    problem: (problem: Problem) => void;
    /** The server's note on a change that it made: «Количество должно быть кратно 4». */
    remark: (message: string) => void;
    /** The connection is lost; changes are kept until it is back. */
    kept: () => void;
    /** The connection is back, and the kept changes have been sent. */
    sent: () => void;
  };
  /** Calls `retry` when the nth attempt is worthwhile; the returned function cancels the wait. */
  waitForConnection: (attempt: number, retry: () => void, isKept: boolean) => () => void;
  /** Storage in which mutations outlive a reload while offline. */
  mutations: {
    put: (mutations: readonly Mutation[], visitor: string | null) => boolean;
    take: (mutation: Mutation) => boolean;
  };
}

const countersOf = ({ cart_qty, cart_products, compare_products, wishlist_products }: Counters): Counters => ({
  cart_qty,
  cart_products,
  compare_products,
  wishlist_products,
});

type Outcome = Pick<PendingChange, 'outcome' | 'settle'>;

const outcomeOf = ({ outcome, settle }: Outcome): Outcome => ({ outcome, settle });

function newOutcome(): Outcome {
  let settle: Outcome['settle'] = () => {};
  const outcome = new Promise<ShopResponse | undefined>((resolve) => (settle = resolve));
  return { outcome, settle };
}

/**
 * Sends the changes of cart and lists one after another, so that responses arrive in the order of the changes. A
 * rejected change is removed from the pending changes. Changes with an optimistic update are kept while offline and
 * sent when the connection is back. The promise resolves with the response, or with undefined after a failure.
 */
export function createChangeQueue({ session, fetchCounters, notify, waitForConnection, mutations }: QueueOptions) {
  let working = false;
  /** Consecutive attempts that failed to reach the server. */
  let failures = 0;
  let stopWaiting = () => {};

  /** Removes a change and stores the server's response in one step, so that no intermediate state is rendered. */
  function remove(change: PendingChange, answer?: ShopResponse) {
    const rest = session.pending().filter((other) => other !== change);
    session.setPending(rest, answer && { ...countersOf(answer.user), ...(answer.cart && { cart: answer.cart }) });
  }

  function giveUp(change: PendingChange) {
    remove(change);
    change.settle(undefined);
  }

  function loseConnection(change: PendingChange, problem: Problem) {
    change.sent = false;
    const hidden = session.pending().filter(({ apply }) => !apply);
    for (const awaited of hidden) giveUp(awaited);
    if (hidden.length > 0) notify.problem(problem);
    const waiting = session.pending();
    if (waiting.length === 0) return;
    failures++;
    const areKept = mutations.put(
      waiting.flatMap(({ mutation }) => mutation ?? []),
      session.getState().personal?.id ?? null,
    );
    for (const each of waiting) each.kept = areKept && each.mutation !== undefined;
    if (failures === 1) notify.kept();
    stopWaiting = waitForConnection(
      failures,
      () => void work(),
      waiting.every(({ kept }) => kept),
    );
  }

  // The last change may be confirmed, given up, or dropped because the visitor has changed.
  session.subscribe(() => {
    if (session.pending().length > 0) return;
    stopWaiting();
    failures = 0;
  });

  const refetch = () => refetchSession(session, async () => countersOf(await fetchCounters())).catch(() => {});

  /** Removes a stored mutation, so that no other tab sends it too; false when it was stored and is gone. */
  function claim({ mutation, kept = false }: PendingChange): boolean {
    const taken = mutation !== undefined && mutations.take(mutation);
    return taken || !kept;
  }

  /** Whether the server was reached. */
  async function send(change: PendingChange): Promise<boolean> {
    if (!claim(change)) {
      // Another tab has taken it, and may have changed it since.
      giveUp(change);
      await refetch();
      return true;
    }
    const wasOffline = failures > 0;
    change.sent = true;
    const result = await change.send().catch((error: unknown) => {
      giveUp(change);
      throw error;
    });
    // When the change is no longer pending, the visitor has changed: ignore the response.
    if (!session.pending().includes(change)) return true;
    if (!result.ok && result.problem.code === 'network') {
      loseConnection(change, result.problem);
      return false;
    }
    const answer = result.ok ? result.value : undefined;
    remove(change, answer);
    if (!result.ok) {
      notify.problem(result.problem);
      await refetch();
    } else if (result.value.message) notify.remark(result.value.message);
    change.settle(answer);
    if (wasOffline && result.ok && session.pending().length === 0) notify.sent();
    return true;
  }

  async function work() {
    if (working) return;
    working = true;
    stopWaiting();
    try {
      let [next] = session.pending();
      while (next && (await send(next))) [next] = session.pending();
    } finally {
      working = false;
    }
  }

  return function change(requested: Change): Promise<ShopResponse | undefined> {
    const pending = session.pending();
    const superseded = supersededBy(requested, pending);
    const next = { ...requested, sent: false, ...(superseded ? outcomeOf(superseded) : newOutcome()) };
    session.setPending(superseded ? pending.map((other) => (other === superseded ? next : other)) : [...pending, next]);
    queueMicrotask(() => void work());
    return next.outcome;
  };
}
