import { useSnapshot } from 'valtio';
import { useEditor } from '../../features/car-park/editor/editor-context.tsx';
import type { Saving } from '../../features/car-park/editor/editor.ts';
import css from '../../features/car-park/frame/frame.module.css';

function text(saving: Saving): string {
  switch (saving.kind) {
    case 'saved':
      // The initial state, before any input.
      return saving.at === '' ? '' : 'Сохранено на\u00a0этом устройстве';
    case 'offline':
      return 'Нет соединения: расчёт по\u00a0последним ценам';
    case 'refused':
      return 'Проверьте сообщение вверху';
    default:
      return 'Считаем…';
  }
}

export function KeepingNote() {
  const { saving } = useSnapshot(useEditor().state);
  return (
    <p className={css.saved} role="status" data-saving={saving.kind}>
      {text(saving)}
    </p>
  );
}
