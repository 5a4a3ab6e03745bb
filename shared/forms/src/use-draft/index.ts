export { forgetDraft, readDraft } from './draft-storage.ts';
export { useDraft, type DraftOptions } from './use-draft.ts';
