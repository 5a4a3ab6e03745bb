import type { AttendanceMark, AttendingPerson } from '@site/contracts/academy-attendance';

/**
 * How the marks stand that the trainer has made. `closed`: the address does not open any more; `refused`: the server rejects
 * these marks; they are sent again only together with the next one.
 */
export type MarksState = {
  people: readonly AttendingPerson[];
  /** Not taken by the server yet. */
  waiting: ReadonlyMap<number, boolean>;
  link: 'good' | 'away' | 'refused' | 'closed';
};

type Outcome = { ok: true; people: AttendingPerson[] } | { ok: false; status: number };

/** With the time at which it was decided. */
export interface KeptMark {
  id: number;
  attended: boolean;
  at: number;
}

interface MarksOptions {
  people: readonly AttendingPerson[];
  send: (marks: AttendanceMark[]) => Promise<Outcome>;
  /** Of the phone: what has not left it outlives a reload. */
  kept: { read: () => KeptMark[]; write: (marks: KeptMark[]) => void };
  now: () => number;
  /** The returned function cancels it. */
  later: (again: () => void, ms: number) => () => void;
}

const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 30_000;

/** Repeating the call may succeed: the server was away, busy or gave up waiting. */
const isTemporary = (status: number) => status >= 500 || status === 429 || status === 408;

/** Marks leave at once, one call after another. What does not get through is kept and sent again until it does. */
export function createMarks({ people, send, kept, now, later }: MarksOptions) {
  let state: MarksState = { people, waiting: new Map(), link: 'good' };
  let isSending = false;
  let pause = FIRST_PAUSE;
  let cancelRetry = () => {};
  let isStopped = false;
  const decided = new Map<number, number>();
  const listeners = new Set<() => void>();

  function change(next: Partial<MarksState>) {
    state = { ...state, ...next };
    listeners.forEach((listener) => listener());
  }

  function keep(waiting: ReadonlyMap<number, boolean>, next: Partial<MarksState> = {}) {
    if (!isStopped)
      kept.write(Array.from(waiting, ([id, attended]) => ({ id, attended, at: decided.get(id) ?? now() })));
    change({ ...next, waiting });
  }

  async function flush(): Promise<void> {
    if (isSending || isStopped || state.waiting.size === 0 || state.link === 'closed') return;
    cancelRetry();
    isSending = true;
    const sent = state.waiting;
    const answer = await send(
      // Another trainer may have decided otherwise since then.
      Array.from(sent, ([id, attended]) => ({ id, attended, ago: Math.max(0, now() - (decided.get(id) ?? now())) })),
    );
    isSending = false;
    if (answer.ok) {
      pause = FIRST_PAUSE;
      // Who was marked anew in the meantime still waits.
      const left = new Map([...state.waiting].filter(([id, attended]) => sent.get(id) !== attended));
      keep(left, { people: answer.people, link: 'good' });
      return flush();
    }
    if (answer.status === 404) return change({ link: 'closed' });
    if (!isTemporary(answer.status)) {
      change({ link: 'refused' });
      // Made during the call, and not refused with it.
      return state.waiting === sent ? undefined : flush();
    }
    change({ link: 'away' });
    if (isStopped) return;
    cancelRetry = later(() => void flush(), pause);
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
        decided.set(id, now());
      }
      keep(waiting);
      void flush();
    },

    /** Sends what an earlier visit of the page could not; the returned function leaves what is left to the next visit. */
    start() {
      isStopped = false;
      const known = new Set(state.people.map(({ id }) => id));
      const left = kept.read().filter(({ id }) => known.has(id));
      // Marks that an earlier release has kept have no time.
      for (const { id, at = now() } of left as (Omit<KeptMark, 'at'> & Partial<KeptMark>)[]) decided.set(id, at);
      if (left.length)
        change({ waiting: new Map([...left.map((one) => [one.id, one.attended] as const), ...state.waiting]) });
      void flush();
      return () => {
        isStopped = true;
        cancelRetry();
      };
    },

    /** The connection may be back. */
    flush() {
      if (state.link !== 'refused') void flush();
    },
  };
}
