import { useSyncExternalStore } from 'react';

interface StoredListOptions<Item> {
  key: string;
  limit: number;
  /** Validates stored items: another release or the visitor may have written anything. */
  isItem: (value: unknown) => value is Item;
}

/** Returns null on the server and when the browser forbids its storage. */
function kept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * A short list stored in the visitor's browser, newest first and without duplicates, such as recent searches or viewed
 * products. It never leaves the browser. Other tabs follow its changes; without storage the list is empty.
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

  /** Returns the same array while the stored text is unchanged. */
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
      // With a full or forbidden storage only the list is lost.
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
