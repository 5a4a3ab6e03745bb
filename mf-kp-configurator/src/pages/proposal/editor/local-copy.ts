import type { ProposalDocument } from './document.ts';

/** What was typed and has not been saved yet, with the revision that it was typed over. */
export interface Kept {
  revision: number;
  document: ProposalDocument;
  at: string;
}

export interface LocalCopy {
  read: () => Kept | null;
  /** False: the browser keeps nothing, and leaving the page would lose it. */
  keep: (kept: Kept) => boolean;
  forget: () => void;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' && value !== null && 'revision' in value && 'document' in value && 'at' in value;

/** On this machine, for one user and one proposal: who logs in next does not find another's work. */
export function localCopy(userId: string, slug: string, storage: () => Storage = () => localStorage): LocalCopy {
  const key = `proposal:${userId}:${slug}`;
  return {
    read() {
      try {
        const value: unknown = JSON.parse(storage().getItem(key) ?? 'null');
        return isKept(value) ? value : null;
      } catch {
        return null;
      }
    },
    keep(kept) {
      try {
        storage().setItem(key, JSON.stringify(kept));
        return true;
      } catch {
        return false;
      }
    },
    forget() {
      try {
        storage().removeItem(key);
      } catch {
        // Nothing was kept, then.
      }
    },
  };
}
