import { IconButton } from '@site/ui/button';
import { iconRedo, iconUndo } from '@site/ui/icons';
import { useSnapshot } from 'valtio';
import { useEditor } from '../editor/editor-context.tsx';

export function HistoryButtons() {
  const { state, undo, redo } = useEditor();
  const { history } = useSnapshot(state);
  return (
    <>
      <IconButton
        icon={iconUndo}
        variant="outline"
        label="Отменить (Ctrl+Z)"
        disabled={history.past.length === 0}
        onClick={undo}
      />
      <IconButton
        icon={iconRedo}
        variant="outline"
        label="Повторить (Ctrl+Shift+Z)"
        disabled={history.future.length === 0}
        onClick={redo}
      />
    </>
  );
}
