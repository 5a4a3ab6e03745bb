import type { ProposalDocument } from './document.ts';

/** Steps that can be taken back: enough for an hour's work, and little in memory, since documents share their parts. */
const KEPT = 300;
/** Typing goes into one step until it pauses for so long, in ms. */
const PAUSE = 1_000;

/** Documents before and after the one that is shown. */
export interface History {
  readonly past: readonly ProposalDocument[];
  readonly future: readonly ProposalDocument[];
  /** What the last step typed in, and when. */
  readonly typed: { field: string; at: number } | null;
}

export const noHistory: History = { past: [], future: [], typed: null };

/** The history after one more step; what is typed on in the same field belongs to the step that began it. */
export function recorded(history: History, shown: ProposalDocument, field: string | null, at: number): History {
  const { past, typed } = history;
  const goesOn = field !== null && typed?.field === field && at - typed.at < PAUSE && past.length > 0;
  return {
    past: goesOn ? past : [...past, shown].slice(-KEPT),
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
