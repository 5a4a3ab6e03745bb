import type { ContentRevision } from '@site/contracts/manage-content';
import { readDraft } from '@site/forms/use-draft';
import { useHydrated } from '@site/ui/hydrated';
import { draftOf } from '../../features/staff-documents/document-address.ts';

/** Numbers of the revisions with typed text that was not saved, in this tab. Empty until hydration. */
export function useUnsavedDrafts(address: string, revisions: readonly ContentRevision[]): readonly number[] {
  const isHydrated = useHydrated();
  if (!isHydrated) return [];
  return revisions.map(({ number }) => number).filter((number) => 'head' in readDraft(draftOf(address, number)));
}
