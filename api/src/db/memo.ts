import { LRUCache } from 'lru-cache';
import type { Clock } from '../days/clock.ts';

export type Memo<T> = (() => Promise<T>) & {
  /** Invalidates the cached result: the next call loads again. */
  forget: () => void;
};

/** Caches promises: simultaneous callers share one load, and a failed load is not cached. */
function cacheOf<T>(ms: number, now: Clock, max: number) {
  const kept = new LRUCache<string, Promise<T>>({
    max,
    // lru-cache expires an entry that is older than `ttl`; ours must expire at the age of `ms`.
    ttl: ms - 1,
    // Read the clock at every access: tests move it.
    ttlResolution: 0,
    perf: { now: now.elapsed ?? (() => now().getTime()) },
  });
  return {
    read: (key: string, load: () => Promise<T>): Promise<T> => {
      const known = kept.get(key);
      if (known) return known;
      const answer = load();
      kept.set(key, answer);
      answer.catch(() => {
        if (kept.peek(key) === answer) kept.delete(key);
      });
      return answer;
    },
    clear: () => kept.clear(),
  };
}

/** Caches the result of a loader for `ms`. */
export function memoize<T>(ms: number, now: Clock, load: () => Promise<T>): Memo<T> {
  const cache = cacheOf<T>(ms, now, 1);
  return Object.assign(() => cache.read('', load), { forget: cache.clear });
}

/** An object of functions, or an instance of a class with no other public properties. */
type Reads<T> = { [Name in keyof T]: (...args: never[]) => Promise<unknown> };

/** Passes each call to `answer` with a key of its name and arguments. */
const intercept = <T extends Reads<T>>(
  reads: T,
  answer: (key: string, load: () => Promise<unknown>) => Promise<unknown>,
): T =>
  new Proxy(reads, {
    get:
      (target, name) =>
      (...args: never[]) =>
        // A drizzle query runs again each time it is awaited, so a promise of its rows is cached instead.
        answer(`${String(name)} ${JSON.stringify(args)}`, async () => target[name as keyof T](...args)),
  });

/** Maximum staleness in ms: equals `max-age` of the site data. */
export const MAX_STALENESS = 5_000;
const MAX_ANSWERS = 400;

/**
 * Returns the same reads, cached for `ms` by their arguments. Only for data that is the same for every visitor: partner
 * prices are computed from the cached rows on each call. The least recently used entry is evicted first, so that a
 * crawler of filter combinations cannot fill the memory.
 */
export function cacheReads<T extends Reads<T>>(reads: T, now: Clock, ms = MAX_STALENESS, max = MAX_ANSWERS): T {
  return intercept(reads, cacheOf<unknown>(ms, now, max).read);
}

/**
 * Returns the same reads, cached until the version of their data changes. For data that is expensive to read and seldom
 * changes.
 */
export function cacheReadsByVersion<T extends Reads<T>>(
  version: () => Promise<string>,
  reads: T,
  max = MAX_ANSWERS,
): T {
  const kept = new LRUCache<string, Promise<unknown>>({ max });
  let known: string | undefined;
  return intercept(reads, async (key, load) => {
    const current = await version();
    if (current !== known) kept.clear();
    known = current;
    const answer = kept.get(key) ?? load();
    kept.set(key, answer);
    answer.catch(() => kept.delete(key));
    return answer;
  });
}

/** Returns the same reads, one at a time: the connection of a transaction has one query at a time. */
export function readInTurn<T extends Reads<T>>(reads: T): T {
  let last: Promise<unknown> = Promise.resolve();
  return intercept(reads, (_key, load) => {
    const next = last.then(load);
    last = next.catch(() => {});
    return next;
  });
}
