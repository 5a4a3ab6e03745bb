import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';

interface ClosedMeanwhileProps {
  why: string;
  /** Whether all input of this tab is saved. */
  isSaved: boolean;
}

/** The proposal left draft while it was open here: by this tab, another one or a colleague. */
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
