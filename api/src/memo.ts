export type Memo<T> = (() => Promise<T>) & {
  /** The next caller loads anew. */
  forget: () => void;
};

/** Keeps the answer of a loader for a while; simultaneous callers share one load, and a failed load is not kept. */
export function memoFor<T>(ms: number, now: () => Date, load: () => Promise<T>): Memo<T> {
  let kept: { value: Promise<T>; until: number } | undefined;
  const read = () => {
    const time = now().getTime();
    if (!kept || kept.until <= time) {
      const value = load();
      kept = { value, until: time + ms };
      value.catch(() => {
        if (kept?.value === value) kept = undefined;
      });
    }
    return kept.value;
  };
  return Object.assign(read, { forget: () => void (kept = undefined) });
}

type Reads = Record<string, (...args: never[]) => Promise<unknown>>;

/** How long a visitor may see yesterday's word: as long as the site data, which is told so in its cache header. */
export const FRESH_FOR = 5_000;
const MOST_ANSWERS = 400;

/**
 * The same reads, each kept for a while by its arguments. For what is the same to every visitor only: prices of
 * partners are computed from the kept rows for each call. The oldest answers go first, so that a crawler in the
 * filters cannot fill the memory.
 */
export function keepReads<T extends Reads>(reads: T, now: () => Date, ms = FRESH_FOR, most = MOST_ANSWERS): T {
  const kept = new Map<string, Memo<unknown>>();
  const keep = (name: string, read: Reads[string]) => (...args: never[]) => {
    const key = `${name} ${JSON.stringify(args)}`;
    let memo = kept.get(key);
    if (!memo) {
      // Async, because a query of drizzle runs anew each time that it is awaited: a promise of its rows is kept instead.
      memo = memoFor(ms, now, async () => read(...args));
      kept.set(key, memo);
      if (kept.size > most) kept.delete(kept.keys().next().value ?? '');
    }
    return memo();
  };
  return Object.fromEntries(Object.entries(reads).map(([name, read]) => [name, keep(name, read)])) as T;
}
