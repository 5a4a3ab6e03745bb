import { useSession } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { useState } from 'react';
import { useDraft } from '../editor/draft-context.ts';

interface EditedElsewhereProps {
  by: { id: string; name: string };
  /** This tab held the draft until now. */
  wasMine: boolean;
  /** Whether all input of this tab is saved. */
  isSaved: boolean;
}

/** Another user or another tab holds the draft: this tab shows the saved changes, read-only. */
export function EditedElsewhere({ by, wasMine, isSaved }: EditedElsewhereProps) {
  const { editing } = useDraft();
  const userId = useSession(({ personal }) => personal?.id);
  const [busy, setBusy] = useState(false);
  const isSelf = by.id === userId;
  const others = wasMine ? `Редактирование продолжил другой сотрудник: ${by.name}` : `Редактирует ${by.name}`;
  const own = 'Вы\u00a0редактируете предложение в\u00a0другой вкладке или на\u00a0другом устройстве';

  async function takeOver() {
    setBusy(true);
    await editing.takeOver();
    setBusy(false);
  }
  return (
    <Alert
      tone="warning"
      live
      title={isSelf ? own : others}
      actions={
        <Button size="small" variant="secondary" loading={busy} onClick={() => void takeOver()}>
          Продолжить редактирование здесь
        </Button>
      }
    >
      {isSaved ? (
        <span>Пока только просмотр: всё, что там сохраняют, появляется и&nbsp;здесь.</span>
      ) : (
        <span>
          То, что вы&nbsp;ввели и&nbsp;не&nbsp;успели сохранить, осталось на&nbsp;этом устройстве: продолжите
          редактирование, и&nbsp;вы&nbsp;выберете, какую версию оставить.
        </span>
      )}
    </Alert>
  );
}
