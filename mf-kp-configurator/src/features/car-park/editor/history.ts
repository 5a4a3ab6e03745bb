import type { ProposalDocument } from './document.ts';

/** Undo steps stored: enough for an hour's work, and cheap in memory because documents share their parts. */
const MAX_STEPS = 300;
/** Typing merges into one step until a pause of this length, in ms. */
const TYPING_PAUSE = 1_000;

export interface History {
  readonly past: readonly ProposalDocument[];
  readonly future: readonly ProposalDocument[];
  /** Field and time of the last typing step. */
  readonly typed: { field: string; at: number } | null;
}

export const noHistory: History = { past: [], future: [], typed: null };

/** Returns the history with one more step; further typing in the same field extends the step that began it. */
export function recorded(history: History, shown: ProposalDocument, field: string | null, at: number): History {
  const { past, typed } = history;
  const continues = field !== null && typed?.field === field && at - typed.at < TYPING_PAUSE && past.length > 0;
  return {
    past: continues ? past : [...past, shown].slice(-MAX_STEPS),
    future: [],
    typed: field === null ? null : { field, at },
  };
}

export function undone({ past, future }: History, shown: ProposalDocument) {
  const document = past.at(-1);
  if (!document) return null;
  return { document, history: { past: past.slice(0, -1), future: [shown, ...future], typed: null } };
}

export function redone({ past, future }: History, shown: ProposalDocument) {
  const [document, ...rest] = future;
  if (!document) return null;
  return { document, history: { past: [...past, shown], future: rest, typed: null } };
}
