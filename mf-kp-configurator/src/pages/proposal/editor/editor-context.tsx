import { createContext, use, useDeferredValue, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { subscribe, useSnapshot } from 'valtio';
import { billChange, type BillChange } from './bill-change.ts';
import type { Autosave } from './autosave.ts';
import type { Result } from './calculate.ts';
import type { ProposalDocument } from './document.ts';
import type { OpenEditing } from './editing.ts';
import type { Editor } from './editor.ts';

export type OpenEditor = Editor & { autosave: Autosave; editing: OpenEditing };

const EditorContext = createContext<(OpenEditor & { readOnly: boolean }) | null>(null);

interface EditorProviderProps {
  open: OpenEditor;
  children: ReactNode;
}

/** All that is shown is told when it can no longer be edited here, or can be again. */
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
  if (!editor) throw new Error('No editor: the proposal’s page puts its own around all that edits it');
  return editor;
}

/** As it is typed. */
export const useDocument = (): ProposalDocument => useSnapshot(useEditor().state).document;

/** One value of what is typed: whoever asks for it is drawn again when it is another one. */
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
 * A key shows in its field at once; what it does to the bill follows in a render of its own, which the next key may
 * interrupt. A large car park's bill takes longer than a key may.
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
  if (!shown) throw new Error('No editor: the proposal’s page puts its own around all that shows its bill');
  return shown;
}

/** The document that the shown bill is of. */
export const useBilledDocument = (): ProposalDocument => useShown().document;

export const useResult = (): Result => useShown().result;

/** What the last step did to the bill; null before there was one. */
export const useBillChange = (): BillChange | null => useShown().change;

/** What can be sold, with its prices. */
export const useBook = () => useSnapshot(useEditor().state).book;
