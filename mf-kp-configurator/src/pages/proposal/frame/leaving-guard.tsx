import { useUnsavedInput } from '@site/runtime';
import { useSnapshot } from 'valtio';
import { useEditor } from '../editor/editor-context.tsx';

/** Asks before what is not saved yet is left. By itself: saving begins with every key, and the page around stays as it is. */
export function LeavingGuard() {
  const { saving } = useSnapshot(useEditor().state);
  useUnsavedInput(saving.kind !== 'saved');
  return null;
}
