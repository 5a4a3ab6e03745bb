import { paths } from '@site/contracts/paths';
import { formatPhone, telHref } from '@site/kernel/phone';
import { useSite } from '@site/runtime';
import { Button, ButtonLink } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { isPlainClick, TextLink } from '@site/ui/link';
import { rememberOffer } from './company-offer.ts';

export function B2bDialog({ onClose }: { onClose: () => void }) {
  const { support_phone } = useSite().contacts;
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
          <ButtonLink href={paths.contacts()} onClick={(event) => isPlainClick(event) && close()}>
            Написать нам
          </ButtonLink>
          <Button variant="ghost" onClick={close}>
            Не сейчас
          </Button>
        </>
      }
    >
      <p>
        С&nbsp;профилем компании доступны счета и&nbsp;закрывающие документы, партнёрские цены, коммерческие предложения
        и&nbsp;работа с&nbsp;заказами вместе с&nbsp;коллегами. Профиль создаст менеджер: позвоните{' '}
        <TextLink href={telHref(support_phone)}>{formatPhone(support_phone)}</TextLink> или напишите нам.
      </p>
    </Dialog>
  );
}
