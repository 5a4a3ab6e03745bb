import { useEffect } from 'react';
import type { Editor } from '../editor/editor.ts';

/** Whether the browser's own undo works in the element. */
const isTextField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('textarea, input:not([type="checkbox"], [type="radio"])');

export function useUndoKeys({ undo, redo }: Pick<Editor, 'undo' | 'redo'>) {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      // By the position of the key: a Russian layout types «я» there.
      if (event.code !== 'KeyZ' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (isTextField(event.target)) return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [undo, redo]);
}
