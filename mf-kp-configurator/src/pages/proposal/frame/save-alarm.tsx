import { useSnapshot } from 'valtio';
import { useEditor } from '../editor/editor-context.tsx';
import type { Saving } from '../editor/editor.ts';
import css from './frame.module.css';

const asked: readonly Saving['kind'][] = ['conflict', 'logged-out', 'refused'];

/** Where the visitor works, far below: that something waits for him at the top. */
export function SaveAlarm() {
  const { state } = useEditor();
  const { saving } = useSnapshot(state);
  if (!asked.includes(saving.kind)) return null;
  return (
    <a className={css.alarm} href="#saving">
      Не&nbsp;сохранено
    </a>
  );
}
