import { EDITING_TIMEOUT } from '@site/contracts/editing-times';
import { randomId } from '@site/kernel/random-id';

const KEY = 'proposal-editor';

interface StoredId {
  id: string;
  /** Timestamp in ms. */
  at: number;
}

const isStoredId = (value: unknown): value is StoredId =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && 'at' in value;

function takeStoredId(): StoredId | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    sessionStorage.removeItem(KEY);
    return isStoredId(value) ? value : null;
  } catch {
    return null; // Without storage a reload counts as another tab.
  }
}

/**
 * Returns the editor id of this tab. A reloaded page continues with the previous id: its release request may be late or
 * lost, and would lock the user out. The stored id is used once, so a duplicated tab gets its own.
 */
export function editorId(now: () => number = Date.now): string {
  const stored = takeStoredId();
  return stored && now() - stored.at < EDITING_TIMEOUT ? stored.id : randomId();
}

/** Stores the id for the next page in this tab. */
export function storeEditorId(id: string, now: () => number = Date.now) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ id, at: now() } satisfies StoredId));
  } catch {
    // Without storage a reload counts as another tab.
  }
}
