import { paths } from '@site/contracts/paths';
import { formatTime } from '@site/kernel/dates';
import { useLocation } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Button, ButtonLink } from '@site/ui/button';
import { useSnapshot } from 'valtio';
import { useEditor } from '../../../features/car-park/editor/editor-context.tsx';
import { useDraft } from '../editor/draft-context.ts';
import { ClosedMeanwhile } from './closed-meanwhile.tsx';
import { ConflictAlert } from './conflict-alert.tsx';
import { EditedElsewhere } from './edited-elsewhere.tsx';

export function SaveAlerts() {
  const { state, undo, isDraft } = useEditor();
  const { autosave } = useDraft();
  const { saving, editing, restoredFrom } = useSnapshot(state);
  const { pathname } = useLocation();

  if (saving.kind === 'logged-out')
    return (
      <Alert
        tone="warning"
        live
        title="Сессия завершена. Войдите снова"
        actions={
          <ButtonLink size="small" href={paths.login(pathname)}>
            Войти
          </ButtonLink>
        }
      >
        Всё, что вы&nbsp;ввели, осталось на&nbsp;этом устройстве и&nbsp;сохранится после входа.
      </Alert>
    );
  if (isDraft && editing.kind === 'others')
    return <EditedElsewhere by={editing.by} wasMine={editing.wasMine} isSaved={saving.kind === 'saved'} />;
  if (isDraft && editing.kind === 'closed')
    return <ClosedMeanwhile why={editing.why} isSaved={saving.kind === 'saved'} />;
  if (saving.kind === 'conflict') return <ConflictAlert theirs={saving.theirs} />;
  if (saving.kind === 'refused')
    return (
      <Alert
        tone="danger"
        live
        title="Предложение не&nbsp;сохранено"
        actions={
          <Button size="small" variant="secondary" onClick={autosave.saveNow}>
            Повторить
          </Button>
        }
      >
        {saving.text}
      </Alert>
    );
  if (restoredFrom)
    return (
      <Alert
        live
        actions={
          <Button size="small" variant="secondary" onClick={undo}>
            Вернуть сохранённое
          </Button>
        }
      >
        Восстановили то, что вы&nbsp;ввели в&nbsp;{formatTime(restoredFrom)} и&nbsp;не&nbsp;успели сохранить.
      </Alert>
    );
  return null;
}
