import { parseJson, readStorage, writeStorage } from '../storage.ts';
import type { Mutation } from './change.ts';
import { keyOf } from './mutation.ts';

const KEY = 'kept-wishes';
const MAX_AGE = 24 * 60 * 60_000;

interface Kept {
  wish: Mutation;
  /** User ID; null for a guest: the guest's mutations carry over to the login. */
  visitor: string | null;
  at: number;
}

const isMutation = (value: Partial<Record<'list' | 'id' | 'qty' | 'on', unknown>> | null | undefined): boolean =>
  Number.isInteger(value?.id) &&
  (value?.list === 'cart'
    ? Number.isInteger(value.qty)
    : (value?.list === 'compare' || value?.list === 'wishlist') && typeof value.on === 'boolean');

function read(): Kept[] {
  const kept = parseJson(readStorage('localStorage', KEY));
  return Array.isArray(kept) ? kept.filter((each: Kept | null): each is Kept => isMutation(each?.wish)) : [];
}

/** Returns false when storage is unavailable; mutations then live as long as their page. */
const write = (kept: Kept[]): boolean =>
  writeStorage('localStorage', KEY, kept.length > 0 ? JSON.stringify(kept) : null);

/** Mutations that did not reach the server, stored for all tabs until the next page load; the last one per key. */
export const storedMutations = {
  /** Stores the mutations; returns whether they are stored. */
  put(mutations: readonly Mutation[], visitor: string | null, now = Date.now()): boolean {
    const keys = new Set(mutations.map(keyOf));
    return write([
      ...read().filter(({ wish }) => !keys.has(keyOf(wish))),
      ...mutations.map((mutation) => ({ wish: mutation, visitor, at: now })),
    ]);
  },
  /** Removes a mutation before it is sent; returns false when another tab has already taken it. */
  take(mutation: Mutation): boolean {
    const kept = read();
    const rest = kept.filter((each) => keyOf(each.wish) !== keyOf(mutation));
    if (rest.length === kept.length) return false;
    write(rest);
    return true;
  },
  /** Removes and returns this visitor's mutations; other visitors' and expired ones are dropped. */
  takeAll(visitor: string | null, now = Date.now()): Mutation[] {
    const kept = read();
    if (kept.length > 0) write([]);
    return kept
      .filter((each) => (each.visitor === null || each.visitor === visitor) && now - each.at < MAX_AGE)
      .map(({ wish }) => wish);
  },
};
