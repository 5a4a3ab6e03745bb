import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

export type Memo<T> = (() => Promise<T>) & {
  /** The next caller loads again. */
  forget: () => void;
};

/** Keeps answers on their way: simultaneous callers share one load, and a failed load is not kept. */
function cacheOf<T>(ms: number, now: Clock, max: number) {
  const kept = new LRUCache<string, Promise<T>>({
    max,
    // An answer is stale once it is older than this, and ours is stale at the age of `ms`.
    ttl: ms - 1,
    // The clock is asked each time: tests move it.
    ttlResolution: 0,
    perf: { now: now.elapsed ?? (() => now().getTime()) },
  });
  return {
    read(key: string, load: () => Promise<T>): Promise<T> {
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

/** Keeps the answer of a loader for a while. */
export function memoFor<T>(ms: number, now: Clock, load: () => Promise<T>): Memo<T> {
  const cache = cacheOf<T>(ms, now, 1);
  return Object.assign(() => cache.read('', load), { forget: cache.clear });
}

type Reads = Record<string, (...args: never[]) => Promise<unknown>>;

/** How long a visitor may see yesterday's word: as long as the site data, which is told so in its cache header. */
export const FRESH_FOR = 5_000;
const MAX_ANSWERS = 400;

/**
 * The same reads, each kept for a while by its arguments. For what is the same to every visitor only: prices of
 * partners are computed from the kept rows for each call. What has not been asked for longest goes first, so that a
 * crawler in the filters cannot fill the memory.
 */
export function keepReads<T extends Reads>(reads: T, now: Clock, ms = FRESH_FOR, max = MAX_ANSWERS): T {
  const cache = cacheOf<unknown>(ms, now, max);
  const keep =
    (name: string, read: Reads[string]) =>
    (...args: never[]) =>
      // Async, because a query of drizzle runs again each time that it is awaited: a promise of its rows is kept instead.
      cache.read(`${name} ${JSON.stringify(args)}`, async () => read(...args));
  return Object.fromEntries(Object.entries(reads).map(([name, read]) => [name, keep(name, read)])) as T;
}

/**
 * The same reads, each kept for as long as what it is read from has one version: for what is much to read and seldom
 * changes.
 */
export function keepReadsOf<T extends Reads>(version: () => Promise<string>, reads: T, max = MAX_ANSWERS): T {
  const kept = new LRUCache<string, Promise<unknown>>({ max });
  let known: string | undefined;
  const keep =
    (name: string, read: Reads[string]) =>
    async (...args: never[]) => {
      const current = await version();
      if (current !== known) kept.clear();
      known = current;
      const key = `${name} ${JSON.stringify(args)}`;
      const answer = kept.get(key) ?? (async () => read(...args))();
      kept.set(key, answer);
      answer.catch(() => kept.delete(key));
      return answer;
    };
  return Object.fromEntries(Object.entries(reads).map(([name, read]) => [name, keep(name, read)])) as T;
}
