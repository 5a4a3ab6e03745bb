import { createContext, use } from 'react';
import type { Autosave } from './autosave.ts';
import type { OpenEditing } from './editing.ts';

/** How an open proposal is saved, and its claim. */
export interface OpenDraft {
  autosave: Autosave;
  editing: OpenEditing;
}

export const DraftContext = createContext<OpenDraft | null>(null);

export function useDraft(): OpenDraft {
  const draft = use(DraftContext);
  if (!draft) throw new Error('useDraft must be called inside DraftContext');
  return draft;
}
