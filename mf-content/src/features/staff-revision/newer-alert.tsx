import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { TextLink } from '@site/ui/link';

interface NewerAlertProps {
  message: string;
  /** The page with the colleague's state. */
  href: string;
  onOverwrite: () => void;
}

/** Shown instead of a save on top of a colleague's change; the input stays. */
export const NewerAlert = ({ message, href, onOverwrite }: NewerAlertProps) => (
  <Alert
    tone="warning"
    title={message}
    live
    actions={
      <Button variant="secondary" onClick={onOverwrite}>
        Сохранить мой вариант
      </Button>
    }
  >
    <span>То, что вы&nbsp;ввели, осталось на&nbsp;месте. </span>
    <TextLink href={href} target="_blank">
      Посмотреть чужие изменения в&nbsp;новой вкладке
    </TextLink>
  </Alert>
);
