import { EDITING_TIMEOUT } from '@site/contracts/editing-times';
import { randomId } from '@site/kernel/random-id';
import { parseJson, readStorage, writeStorage } from '@site/runtime';

const KEY = 'proposal-editor';

interface StoredId {
  id: string;
  /** Timestamp in ms. */
  at: number;
}

const isStoredId = (value: unknown): value is StoredId =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && 'at' in value;

function takeStoredId(): StoredId | null {
  const value = parseJson(readStorage('sessionStorage', KEY));
  writeStorage('sessionStorage', KEY, null);
  return isStoredId(value) ? value : null;
}

/**
 * Returns the editor id of this tab. A reloaded page, or one left for the login, continues with the previous id: its
 * release request may be late, lost or rejected, and would lock the user out. The stored id is used once, so a duplicated tab gets its own.
 */
export function editorId(now: () => number = Date.now): string {
  const previous = takeStoredId();
  return previous && now() - previous.at < EDITING_TIMEOUT ? previous.id : randomId();
}

/** Stores the id for the next page in this tab. Without storage a reload counts as another tab. */
export const storeEditorId = (id: string, now: () => number = Date.now) =>
  writeStorage('sessionStorage', KEY, JSON.stringify({ id, at: now() } satisfies StoredId));
