import { parseJson, readStorage, writeStorage } from '@site/runtime';
import { useSyncExternalStore } from 'react';

interface StoredListOptions<Item> {
  key: string;
  limit: number;
  /** Validates stored items: another release or the visitor may have written anything. */
  isItem: (value: unknown) => value is Item;
}

/**
 * A short list stored in the visitor's browser, newest first and without duplicates, such as recent searches or viewed
 * products. It never leaves the browser. Other tabs follow its changes; without storage the list is empty.
 */
export function createStoredList<Item extends string | number>({ key, limit, isItem }: StoredListOptions<Item>) {
  const none: readonly Item[] = [];
  const listeners = new Set<() => void>();
  let last: { text: string | null; items: readonly Item[] } = { text: null, items: none };

  const parse = (text: string | null): readonly Item[] => {
    const value = parseJson(text);
    return Array.isArray(value) ? value.filter(isItem).slice(0, limit) : none;
  };

  /** Returns the same array while the stored text is unchanged. */
  function read(): readonly Item[] {
    const text = readStorage('localStorage', key) ?? null;
    if (text !== last.text) last = { text, items: parse(text) };
    return last.items;
  }

  function write(items: readonly Item[]) {
    writeStorage('localStorage', key, items.length === 0 ? null : JSON.stringify(items.slice(0, limit)));
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
