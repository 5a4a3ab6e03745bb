import { forgetDraft } from '@site/forms/use-draft';
import { useTabValue } from '@site/forms/tab-value';
import { useUnsavedInput } from '@site/runtime';
import { useMemo } from 'react';
import { draftOf } from '../../features/staff-documents/document-address.ts';
import type { EditedDocument } from './route.ts';
import { isWriting, toWriting, type Writing } from './writing.ts';

/** The document that is being written, kept in the tab until it is saved. */
export function useWriting({ address, base, document }: EditedDocument) {
  // A new document has a draft for each kind.
  const name = address === null ? `${draftOf(address, base)}-${document.kind}` : draftOf(address, base);
  const [kept, keep] = useTabValue(`draft:${name}`, isWriting);
  const initial = useMemo(() => toWriting(document), [document]);
  useUnsavedInput(kept !== null);
  return {
    writing: kept ?? initial,
    write: (change: Partial<Writing>) => keep({ ...(kept ?? initial), ...change }),
    /** Whether there is something to lose. */
    isChanged: kept !== null,
    /** Returns to the document as it was opened. */
    discard: () => keep(null),
    forget: () => forgetDraft(name),
  };
}
