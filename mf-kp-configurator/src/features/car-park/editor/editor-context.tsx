import { createContext, use, useDeferredValue, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { subscribe, useSnapshot } from 'valtio';
import { billChange, type BillChange } from './bill-change.ts';
import type { Result } from './calculate.ts';
import type { ProposalDocument } from './document.ts';
import type { Editor } from './editor.ts';

const EditorContext = createContext<(Editor & { readOnly: boolean }) | null>(null);

interface EditorProviderProps {
  open: Editor;
  children: ReactNode;
}

/** Provides the editor; `readOnly` changes with the holder of the draft. */
export function EditorProvider({ open, children }: EditorProviderProps) {
  const { editing } = useSnapshot(open.state);
  const readOnly = !open.isDraft || editing.kind !== 'mine';
  const editor = useMemo(() => ({ ...open, readOnly }), [open, readOnly]);
  return (
    <EditorContext value={editor}>
      <ShownProvider>{children}</ShownProvider>
    </EditorContext>
  );
}

export function useEditor() {
  const editor = use(EditorContext);
  if (!editor) throw new Error('useEditor must be called inside EditorProvider');
  return editor;
}

/** The document as typed; the bill may lag behind it. */
export const useDocument = (): ProposalDocument => useSnapshot(useEditor().state).document;

/** Selects one value of the typed document and re-renders only when it changes. */
export function useTyped<Value>(select: (document: ProposalDocument) => Value): Value {
  const { state } = useEditor();
  const current = () => select(state.document);
  return useSyncExternalStore((listener) => subscribe(state, listener), current, current);
}

interface Shown {
  document: ProposalDocument;
  result: Result;
  change: BillChange | null;
}

const ShownContext = createContext<Shown | null>(null);

/**
 * Shows a key press in its field at once and defers the bill to a render that the next key may interrupt, because the
 * bill of a large car park takes longer than a key press may.
 */
function ShownProvider({ children }: { children: ReactNode }) {
  const { document, before, calculate } = useSnapshot(useEditor().state);
  const typed = useMemo(() => ({ document, before, calculate }), [document, before, calculate]);
  const followed = useDeferredValue(typed);
  const shown = useMemo((): Shown => {
    const result = followed.calculate(followed.document.configuration);
    const earlier = followed.before && followed.calculate(followed.before.configuration);
    return { document: followed.document, result, change: earlier && billChange(earlier, result) };
  }, [followed]);
  return <ShownContext value={shown}>{children}</ShownContext>;
}

function useShown(): Shown {
  const shown = use(ShownContext);
  if (!shown) throw new Error('The bill must be read inside EditorProvider');
  return shown;
}

export const useBilledDocument = (): ProposalDocument => useShown().document;

export const useResult = (): Result => useShown().result;

/** Effect of the last step on the bill; null before the first step. */
export const useBillChange = (): BillChange | null => useShown().change;

/** Everything that can be sold, with its prices. */
export const useBook = () => useSnapshot(useEditor().state).book;
