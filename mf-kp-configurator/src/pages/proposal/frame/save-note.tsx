import { formatTime } from '@site/kernel/dates';
import { useSnapshot } from 'valtio';
import { useEditor } from '../../../features/car-park/editor/editor-context.tsx';
import type { Saving } from '../../../features/car-park/editor/editor.ts';
import css from '../../../features/car-park/frame/frame.module.css';

const text = (saving: Saving): string => {
  switch (saving.kind) {
    case 'saved':
      return `Сохранено в\u00a0${formatTime(saving.at)}`;
    case 'offline':
      return 'Нет соединения: изменения на\u00a0этом устройстве';
    case 'logged-out':
      return 'Сессия завершена';
    case 'refused':
    case 'conflict':
      return 'Не\u00a0сохранено';
    default:
      return 'Сохраняем…';
  }
};

export function SaveNote() {
  const { state, readOnly } = useEditor();
  const { saving } = useSnapshot(state);
  if (readOnly) return null;
  return (
    <p className={css.saved} role="status" data-saving={saving.kind}>
      {text(saving)}
    </p>
  );
}
