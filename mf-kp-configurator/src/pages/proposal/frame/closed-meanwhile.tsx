import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';

interface ClosedMeanwhileProps {
  why: string;
  /** All that was typed here is. */
  isSaved: boolean;
}

/** It went on its way while it was open here: from this tab, from another, or by a colleague. */
export function ClosedMeanwhile({ why, isSaved }: ClosedMeanwhileProps) {
  return (
    <Alert
      tone="warning"
      live
      title={why}
      actions={
        <Button size="small" variant="secondary" onClick={() => window.location.reload()}>
          Обновить страницу
        </Button>
      }
    >
      {isSaved ? (
        <span>Только просмотр. Всё, что вы&nbsp;ввели здесь, сохранено.</span>
      ) : (
        <span>Только просмотр. Последние изменения, введённые здесь, в&nbsp;предложение не&nbsp;вошли.</span>
      )}
    </Alert>
  );
}
