type Area = 'localStorage' | 'sessionStorage';

/** Returns the stored text, null if there is none; undefined if the browser forbids storage, and on the server. */
export function readStorage(area: Area, key: string): string | null | undefined {
  return attempt(area, (storage) => storage.getItem(key));
}

/** Stores a text, or removes it if it is null. Returns false if the storage is forbidden or full. */
export function writeStorage(area: Area, key: string, text: string | null): boolean {
  const done = attempt(area, (storage) => {
    if (text === null) storage.removeItem(key);
    else storage.setItem(key, text);
    return true;
  });
  return done ?? false;
}

export const storageKeys = (area: Area): string[] => attempt(area, (storage) => Object.keys(storage)) ?? [];

/** Access to a forbidden storage throws. */
function attempt<T>(area: Area, work: (storage: Storage) => T): T | undefined {
  try {
    return work(globalThis[area]);
  } catch {
    return undefined;
  }
}

/** Parses stored JSON, which another release or the visitor may have written; returns null for any other text. */
export function parseJson(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
