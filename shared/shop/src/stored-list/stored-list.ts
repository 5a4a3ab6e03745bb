import { useSyncExternalStore } from 'react';

interface StoredListOptions<Item> {
  /** Key in the local storage. */
  key: string;
  limit: number;
  /** What another release or the visitor may have left there is not taken for an item. */
  isItem: (value: unknown) => value is Item;
}

/** A server has no storage, and a browser may forbid its own. */
function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * A short list that the visitor's browser keeps, newest first and each item once: what was looked for, what was looked
 * at. It never leaves the browser. Other tabs follow; without a storage there is no list.
 */
export function createStoredList<Item extends string | number>({ key, limit, isItem }: StoredListOptions<Item>) {
  const none: readonly Item[] = [];
  const listeners = new Set<() => void>();
  let last: { text: string | null; items: readonly Item[] } = { text: null, items: none };

  const parse = (text: string): readonly Item[] => {
    try {
      const value: unknown = JSON.parse(text);
      return Array.isArray(value) ? value.filter(isItem).slice(0, limit) : none;
    } catch {
      return none;
    }
  };

  /** The same array for as long as the storage says the same. */
  function read(): readonly Item[] {
    const text = kept(key);
    if (text !== last.text) last = { text, items: text === null ? none : parse(text) };
    return last.items;
  }

  function write(items: readonly Item[]) {
    try {
      if (items.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(items.slice(0, limit)));
    } catch {
      // A full or forbidden storage costs only the list.
    }
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void) {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  }

  const without = (item: Item) => read().filter((other) => other !== item);

  return {
    read,
    add: (item: Item) => write([item, ...without(item)]),
    remove: (item: Item) => write(without(item)),
    clear: () => write(none),
    /** Empty on the server and while the page hydrates. */
    useItems: () => useSyncExternalStore(subscribe, read, () => none),
  };
}
