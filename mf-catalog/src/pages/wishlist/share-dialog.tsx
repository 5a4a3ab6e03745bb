import { paths } from '@site/contracts/paths';
import { keepWantedAction, useSession } from '@site/runtime';
import { Button, ButtonLink } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { iconLogin } from '@site/ui/icons';
import { ShareForm } from './share-form.tsx';

/** Name of the action that continues after the login. */
export const SHARE = 'wishlist share';

interface ShareDialogProps {
  shareUrl: string | null;
  onClose: () => void;
}

export function ShareDialog({ shareUrl, onClose }: ShareDialogProps) {
  const authed = useSession((session) => session.authed);
  if (authed)
    return (
      <Dialog open size="small" onClose={onClose} title="Поделиться избранным">
        <ShareForm initial={shareUrl} />
      </Dialog>
    );
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title="Сначала войдите"
      footer={
        <>
          <ButtonLink
            href={paths.login(paths.wishlist())}
            iconStart={iconLogin}
            onClick={() => keepWantedAction(SHARE)}
          >
            Войти
          </ButtonLink>
          <Button variant="ghost" onClick={onClose}>
            Не&nbsp;сейчас
          </Button>
        </>
      }
    >
      Ссылка на&nbsp;избранное закрепляется за&nbsp;вашим кабинетом: так список не&nbsp;пропадёт вместе
      с&nbsp;браузером, а&nbsp;доступ по&nbsp;ссылке можно закрыть в&nbsp;любой момент. Товары, которые вы&nbsp;уже
      отметили, останутся в&nbsp;списке.
    </Dialog>
  );
}
