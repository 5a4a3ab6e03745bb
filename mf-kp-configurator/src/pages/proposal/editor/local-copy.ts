import type { ProposalDocument } from './document.ts';

/** Unsaved input with the revision that it is based on. */
export interface StoredCopy {
  revision: number;
  document: ProposalDocument;
  at: string;
}

export interface LocalCopy {
  read: () => StoredCopy | null;
  /** False when the browser stores nothing, so leaving the page would lose the input. */
  store: (stored: StoredCopy) => boolean;
  clear: () => void;
}

const isStoredCopy = (value: unknown): value is StoredCopy =>
  typeof value === 'object' && value !== null && 'revision' in value && 'document' in value && 'at' in value;

/** Copy in local storage, keyed by user and proposal: the next user to log in does not get it. */
export function localCopy(userId: string, slug: string, storage: () => Storage = () => localStorage): LocalCopy {
  const key = `proposal:${userId}:${slug}`;
  return {
    read() {
      try {
        const value: unknown = JSON.parse(storage().getItem(key) ?? 'null');
        return isStoredCopy(value) ? value : null;
      } catch {
        return null;
      }
    },
    store(stored) {
      try {
        storage().setItem(key, JSON.stringify(stored));
        return true;
      } catch {
        return false;
      }
    },
    clear() {
      try {
        storage().removeItem(key);
      } catch {
        // Without storage there is nothing to remove.
      }
    },
  };
}
