import { paths } from '@site/contracts/paths';
import { Button, ButtonLink } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { rememberOffer } from './company-offer.ts';

/** The offer to create a company profile. */
export function B2bDialog({ onClose }: { onClose: () => void }) {
  const close = () => {
    rememberOffer();
    onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      title="Покупаете для компании?"
      footer={
        <>
          <ButtonLink href={paths.accountProfile()} onClick={close}>
            Создать профиль компании
          </ButtonLink>
          <Button variant="ghost" onClick={close}>
            Не сейчас
          </Button>
        </>
      }
    >
      <p>
        С&nbsp;профилем компании доступны счета и&nbsp;закрывающие документы, партнёрские цены, коммерческие предложения
        и&nbsp;работа с&nbsp;заказами вместе с&nbsp;коллегами.
      </p>
    </Dialog>
  );
}
