import { useUnsavedInput } from '@site/runtime';
import { useSnapshot } from 'valtio';
import { useEditor } from '../../../features/car-park/editor/editor-context.tsx';

/**
 * Prompts before unsaved changes are left. A component of its own, because `saving` changes with every key and must not
 * re-render the page.
 */
export function LeavingGuard() {
  const { saving } = useSnapshot(useEditor().state);
  useUnsavedInput(saving.kind !== 'saved');
  return null;
}
