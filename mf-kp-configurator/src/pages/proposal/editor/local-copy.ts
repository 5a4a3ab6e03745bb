import { DAY } from '@site/kernel/dates';
import { parseJson, readStorage, storageKeys, writeStorage } from '@site/runtime';
import { COPY_PREFIX, copyKey, forgetCopy } from '../../../features/local-copies/local-copies.ts';
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

/** Copies on this machine besides the open one. Older ones belong to proposals that were abandoned. */
export const MAX_OTHERS = 19;
/** Days after which a copy is removed, except the open one. */
const MAX_AGE = 30;

function read(key: string): StoredCopy | null {
  const value = parseJson(readStorage('localStorage', key));
  return isStoredCopy(value) ? value : null;
}

function removeOldest(open: string, now: number) {
  const isStale = (at: string) => now - Date.parse(at) > MAX_AGE * DAY;
  const others = storageKeys('localStorage')
    .filter((key) => key.startsWith(COPY_PREFIX) && key !== open)
    .map((key) => ({ key, at: read(key)?.at ?? '' }))
    .sort((a, b) => b.at.localeCompare(a.at));
  for (const [index, { key, at }] of others.entries())
    if (index >= MAX_OTHERS || isStale(at)) writeStorage('localStorage', key, null);
}

export function localCopy(userId: string, slug: string, now = Date.now()): LocalCopy {
  const key = copyKey(userId, slug);
  removeOldest(key, now);
  return {
    read: () => read(key),
    store: (copy) => writeStorage('localStorage', key, JSON.stringify(copy)),
    clear: () => forgetCopy(userId, slug),
  };
}
