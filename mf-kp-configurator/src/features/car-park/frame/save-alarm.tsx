import { useSnapshot } from 'valtio';
import { useEditor } from '../editor/editor-context.tsx';
import type { Saving } from '../editor/editor.ts';
import css from './frame.module.css';

const needsAttention: readonly Saving['kind'][] = ['conflict', 'logged-out', 'refused'];

/** Link to the save alert at the top, shown where the user works far below it. */
export function SaveAlarm() {
  const { state } = useEditor();
  const { saving } = useSnapshot(state);
  if (!needsAttention.includes(saving.kind)) return null;
  return (
    <a className={css.alarm} href="#saving">
      {saving.kind === 'logged-out' ? 'Войдите снова' : 'Не\u00a0сохранено'}
    </a>
  );
}
