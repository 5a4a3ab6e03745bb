export { useDraft, type DraftOptions } from './use-draft.ts';
