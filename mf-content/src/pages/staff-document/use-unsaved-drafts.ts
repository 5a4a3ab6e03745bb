import type { ContentRevision } from '@site/contracts/manage-content';
import { readDraft } from '@site/forms/use-draft';
import { useEffect, useState } from 'react';
import { draftOf } from '../../features/staff-documents/document-address.ts';

/** Numbers of the revisions with typed text that was not saved, in this tab. Empty until hydration. */
export function useUnsavedDrafts(address: string, revisions: readonly ContentRevision[]): readonly number[] {
  const [unsaved, setUnsaved] = useState<readonly number[]>([]);
  useEffect(() => {
    const numbers = revisions.map(({ number }) => number);
    setUnsaved(numbers.filter((number) => 'text' in readDraft(draftOf(address, number))));
  }, [address, revisions]);
  return unsaved;
}
