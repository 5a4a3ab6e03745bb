import type { Counters } from '@site/contracts/cart';
import type { Problem } from '@site/contracts/problem';
import { askAnew, type SessionStore } from '../session/session-store.ts';
import type { Wish } from './wish.ts';
import { supersededBy, type Change, type PendingChange, type ShopAnswer } from './change.ts';

interface QueueOptions {
  session: SessionStore;
  /** What the server says now, after it has refused something. */
  ask: () => Promise<Counters>;
  tell: {
    problem: (problem: Problem) => void;
    /** What the server remarks on a change that it made: «Количество должно быть кратно 4». */
    remark: (message: string) => void;
    /** The connection is lost, and changes are kept until it is back. */
    kept: () => void;
    /** It is back, and what was kept has been sent. */
    sent: () => void;
  };
  /** Calls back when it is worth another try, the nth in a row; what it returns ends the waiting. */
  waitForConnection: (attempt: number, retry: () => void, isKept: boolean) => () => void;
  /** Where wishes outlive a reload while there is no connection. */
  wishes: {
    put: (wishes: readonly Wish[], visitor: string | null) => boolean;
    take: (wish: Wish) => boolean;
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
  const outcome = new Promise<ShopAnswer | undefined>((resolve) => (settle = resolve));
  return { outcome, settle };
}

/**
 * Sends the visitor's changes of cart and lists one after another, so that answers come in the order of the changes. A
 * change that was refused is simply no longer over what the server says. Without a connection what is shown is kept, and
 * sent when the connection is back. The result is the answer, or undefined when the visitor has been told of a failure.
 */
export function createChangeQueue({ session, ask, tell, waitForConnection, wishes }: QueueOptions) {
  let working = false;
  /** In a row that have met no server. */
  let failures = 0;
  let stopWaiting = () => {};

  /** Takes a change off the list, with what the server said to it: one step, so that nothing else is shown between. */
  function remove(change: PendingChange, answer?: ShopAnswer) {
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
    if (hidden.length > 0) tell.problem(problem);
    const waiting = session.pending();
    failures = waiting.length > 0 ? failures + 1 : 0;
    const areKept = wishes.put(
      waiting.flatMap(({ wish }) => wish ?? []),
      session.getState().personal?.id ?? null,
    );
    for (const each of waiting) each.kept = areKept && each.wish !== undefined;
    if (failures === 1) tell.kept();
    if (failures > 0)
      stopWaiting = waitForConnection(
        failures,
        () => void work(),
        waiting.every(({ kept }) => kept),
      );
  }

  const askHow = () => askAnew(session, async () => countersOf(await ask())).catch(() => {});

  /** Off what is kept before it is carried out, so that it is not done twice. */
  function takeOver({ wish, kept = false }: PendingChange): boolean {
    const taken = wish !== undefined && wishes.take(wish);
    return taken || !kept;
  }

  /** Whether the server was there to answer. */
  async function send(change: PendingChange): Promise<boolean> {
    if (!takeOver(change)) {
      // By another tab, whose visitor may have changed his mind since.
      giveUp(change);
      await askHow();
      return true;
    }
    change.sent = true;
    const result = await change.send().catch((error: unknown) => {
      giveUp(change);
      throw error;
    });
    // Otherwise the visitor is another by now, and the change went with the one before.
    if (session.pending().includes(change)) {
      if (!result.ok && result.problem.code === 'network') {
        loseConnection(change, result.problem);
        return false;
      }
      const answer = result.ok ? result.value : undefined;
      remove(change, answer);
      if (!result.ok) {
        tell.problem(result.problem);
        await askHow();
      } else if (result.value.message) tell.remark(result.value.message);
      change.settle(answer);
    }
    if (session.pending().length > 0) return true;
    if (failures > 0 && result.ok) tell.sent();
    failures = 0;
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

  return function change(wish: Change): Promise<ShopAnswer | undefined> {
    const pending = session.pending();
    const superseded = supersededBy(wish, pending);
    const next = { ...wish, sent: false, ...(superseded ? outcomeOf(superseded) : newOutcome()) };
    session.setPending(superseded ? pending.map((other) => (other === superseded ? next : other)) : [...pending, next]);
    queueMicrotask(() => void work());
    return next.outcome;
  };
}
