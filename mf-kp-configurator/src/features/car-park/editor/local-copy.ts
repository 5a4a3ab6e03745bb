import { DAY } from '@site/kernel/dates';
import { parseJson, readStorage, storageKeys, writeStorage } from '@site/runtime';
import { COPY_PREFIX, copyKey, forgetCopy } from '../../local-copies/local-copies.ts';
import type { Calculate } from './calculate.ts';
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
  /** Calls the listener when another tab stores or clears the copy. */
  onChange: (listener: () => void) => () => void;
}

const isStoredCopy = (value: unknown): value is StoredCopy =>
  typeof value === 'object' && value !== null && 'revision' in value && 'document' in value && 'at' in value;

/** Whether today's rules can read the copy. An unreadable one of an older release stays in storage. */
export function isReadable({ document }: StoredCopy, calculate: Calculate): boolean {
  try {
    calculate(document.configuration);
    return typeof document.offer.customer === 'object';
  } catch {
    return false;
  }
}

/** Copies on this machine besides the open one. Older ones belong to proposals that were abandoned. */
export const MAX_OTHERS = 19;
/** Days after which a copy is removed, except the open one. */
const MAX_AGE = 30;

function read(key: string): StoredCopy | null {
  const value = parseJson(readStorage('localStorage', key));
  return isStoredCopy(value) ? value : null;
}

/** Removes the copies that are too old or too many, except that of the proposal that opens. */
export function removeOldCopies(userId: string, slug: string, now = Date.now()) {
  const open = copyKey(userId, slug);
  const isStale = (at: string) => now - Date.parse(at) > MAX_AGE * DAY;
  const others = storageKeys('localStorage')
    .filter((key) => key.startsWith(COPY_PREFIX) && key !== open)
    .map((key) => ({ key, at: read(key)?.at ?? '' }))
    .sort((a, b) => b.at.localeCompare(a.at));
  for (const [index, { key, at }] of others.entries())
    if (index >= MAX_OTHERS || isStale(at)) writeStorage('localStorage', key, null);
}

export function localCopy(userId: string, slug: string): LocalCopy {
  const key = copyKey(userId, slug);
  return {
    read: () => read(key),
    store: (copy) => writeStorage('localStorage', key, JSON.stringify(copy)),
    clear: () => forgetCopy(userId, slug),
    onChange(listener) {
      const onStorage = (event: StorageEvent) => event.key === key && listener();
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}

/** The car park that was configured without a login. The next user who logs in here may save it. */
export const guestCopy: LocalCopy = localCopy('guest', 'configurator');
