import { parseJson, readStorage, writeStorage } from '@site/runtime';
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
  store: (copy: StoredCopy) => boolean;
  clear: () => void;
}

const isStoredCopy = (value: unknown): value is StoredCopy =>
  typeof value === 'object' && value !== null && 'revision' in value && 'document' in value && 'at' in value;

/** Copy in local storage, keyed by user and proposal: the next user to log in does not get it. */
export function localCopy(userId: string, slug: string): LocalCopy {
  const key = `proposal:${userId}:${slug}`;
  return {
    read() {
      const value = parseJson(readStorage('localStorage', key));
      return isStoredCopy(value) ? value : null;
    },
    store: (copy) => writeStorage('localStorage', key, JSON.stringify(copy)),
    clear: () => void writeStorage('localStorage', key, null),
  };
}
