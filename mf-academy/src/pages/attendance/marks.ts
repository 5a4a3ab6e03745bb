import type { AttendanceMark, AttendingPerson } from '@site/contracts/academy-attendance';

/**
 * State of the trainer's marks. `closed`: the link no longer works; `refused`: the server rejects these marks, and they
 * are sent again only with the next one.
 */
export type MarksState = {
  people: readonly AttendingPerson[];
  /** Marks not saved by the server yet. */
  waiting: ReadonlyMap<number, boolean>;
  link: 'good' | 'away' | 'refused' | 'closed';
};

type Outcome = { ok: true; people: AttendingPerson[] } | { ok: false; status: number };

/** A mark with its time, in ms. */
export interface StoredMark {
  id: number;
  attended: boolean;
  at: number;
}

interface MarksOptions {
  people: readonly AttendingPerson[];
  send: (marks: AttendanceMark[]) => Promise<Outcome>;
  /** Storage on the phone: unsent marks survive a reload. */
  store: { read: () => StoredMark[]; write: (marks: StoredMark[]) => void };
  now: () => number;
  /** Schedules a retry; the returned function cancels it. */
  schedule: (retry: () => void, ms: number) => () => void;
}

const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 30_000;

/** Whether a retry may succeed: the server was unavailable, busy or timed out. */
const isTemporary = (status: number) => status >= 500 || status === 429 || status === 408;

/** Sends marks at once, one request at a time. Failed marks are stored and retried. */
export function createMarks({ people, send, store, now, schedule }: MarksOptions) {
  let state: MarksState = { people, waiting: new Map(), link: 'good' };
  let isSending = false;
  let pause = FIRST_PAUSE;
  let cancelRetry = () => {};
  let isStopped = false;
  const decidedAt = new Map<number, number>();
  const listeners = new Set<() => void>();

  function change(next: Partial<MarksState>) {
    state = { ...state, ...next };
    listeners.forEach((listener) => listener());
  }

  function setWaiting(waiting: ReadonlyMap<number, boolean>, next: Partial<MarksState> = {}) {
    if (!isStopped && state.link !== 'closed')
      store.write(Array.from(waiting, ([id, attended]) => ({ id, attended, at: decidedAt.get(id) ?? now() })));
    change({ ...next, waiting });
  }

  async function flush(): Promise<void> {
    if (isSending || isStopped || state.waiting.size === 0 || state.link === 'closed') return;
    cancelRetry();
    isSending = true;
    const sent = state.waiting;
    const response = await send(
      // The age of a mark: another trainer may have changed it since.
      Array.from(sent, ([id, attended]) => ({ id, attended, ago: Math.max(0, now() - (decidedAt.get(id) ?? now())) })),
    );
    isSending = false;
    if (response.ok) {
      pause = FIRST_PAUSE;
      // Marks changed during the request are still pending.
      const remaining = new Map([...state.waiting].filter(([id, attended]) => sent.get(id) !== attended));
      setWaiting(remaining, { people: response.people, link: 'good' });
      return flush();
    }
    if (response.status === 404) {
      // The link is never valid again, and its page responds with 404, so the marks have to be removed here.
      store.write([]);
      return change({ link: 'closed' });
    }
    if (!isTemporary(response.status)) {
      change({ link: 'refused' });
      // Marks made during the request were not rejected with it.
      return state.waiting === sent ? undefined : flush();
    }
    change({ link: 'away' });
    if (isStopped) return;
    cancelRetry = schedule(() => void flush(), pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current: () => state,

    mark(marks: readonly AttendanceMark[]) {
      const waiting = new Map(state.waiting);
      for (const { id, attended } of marks) {
        waiting.set(id, attended);
        decidedAt.set(id, now());
      }
      setWaiting(waiting);
      void flush();
    },

    /** Sends the stored marks of an earlier visit; the returned function leaves unsent ones to the next visit. */
    start() {
      isStopped = false;
      const known = new Set(state.people.map(({ id }) => id));
      const remaining = store.read().filter(({ id }) => known.has(id));
      // Marks stored by an earlier release have no time.
      for (const { id, at = now() } of remaining as (Omit<StoredMark, 'at'> & Partial<StoredMark>)[])
        decidedAt.set(id, at);
      if (remaining.length)
        change({ waiting: new Map([...remaining.map((one) => [one.id, one.attended] as const), ...state.waiting]) });
      void flush();
      return () => {
        isStopped = true;
        cancelRetry();
      };
    },

    /** Called when the connection may be back. */
    flush() {
      if (state.link !== 'refused') void flush();
    },
  };
}
