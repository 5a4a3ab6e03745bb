import { keyOf, type Wish } from './wish.ts';

const KEY = 'kept-wishes';
/** Longer ago nobody remembers what he clicked. */
const KEPT = 24 * 60 * 60_000;

interface Kept {
  wish: Wish;
  /** Who wished it; null: a guest, whose cart goes along when he logs in. */
  visitor: string | null;
  at: number;
}

const isWish = (wish: Partial<Record<'list' | 'id' | 'qty' | 'on', unknown>> | null | undefined): boolean =>
  Number.isInteger(wish?.id) &&
  (wish?.list === 'cart'
    ? Number.isInteger(wish.qty)
    : (wish?.list === 'compare' || wish?.list === 'wishlist') && typeof wish.on === 'boolean');

function read(): Kept[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as (Kept | null)[];
    return kept.filter((each): each is Kept => isWish(each?.wish));
  } catch {
    return [];
  }
}

/** Whether there is a storage to hold them: where there is none, wishes live as long as their page. */
function write(kept: Kept[]): boolean {
  try {
    if (kept.length > 0) localStorage.setItem(KEY, JSON.stringify(kept));
    else localStorage.removeItem(KEY);
    return true;
  } catch {
    return false;
  }
}

/** Wishes that meet no server, kept for the next page load, for all tabs; of one thing the last. */
export const keptWishes = {
  /** Whether they are kept. */
  put(wishes: readonly Wish[], visitor: string | null, now = Date.now()): boolean {
    const keys = new Set(wishes.map(keyOf));
    return write([
      ...read().filter(({ wish }) => !keys.has(keyOf(wish))),
      ...wishes.map((wish) => ({ wish, visitor, at: now })),
    ]);
  },
  /** Before it is carried out; false: it is not there, since another tab has taken it. */
  take(wish: Wish): boolean {
    const kept = read();
    const rest = kept.filter((each) => keyOf(each.wish) !== keyOf(wish));
    if (rest.length === kept.length) return false;
    write(rest);
    return true;
  },
  /** Everything that this visitor wished; what another did is dropped with what is too old. */
  takeAll(visitor: string | null, now = Date.now()): Wish[] {
    const kept = read();
    if (kept.length > 0) write([]);
    return kept
      .filter((each) => (each.visitor === null || each.visitor === visitor) && now - each.at < KEPT)
      .map(({ wish }) => wish);
  },
};
