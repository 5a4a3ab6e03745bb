import { paths } from '@site/contracts/paths';
import type { ProposalCheckout } from '@site/contracts/orders';
import { formatPhone, telHref } from '@site/kernel/phone';
import { useSite } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { ButtonLink } from '@site/ui/button';
import { TextLink } from '@site/ui/link';
import type { Blocker } from './use-place-order.ts';

type Shown = Exclude<Blocker, { kind: 'changed' }>;

interface BlockerAlertProps {
  blocker: Shown;
  proposal: ProposalCheckout | null;
}

/** Explains why a valid form could not be submitted. The values are kept. */
export function BlockerAlert({ blocker: { kind, message }, proposal }: BlockerAlertProps) {
  const { support_phone: phone, support_hours } = useSite().contacts;
  if (kind === 'blocked')
    return (
      <Alert
        tone="danger"
        live
        title="Заказ пока нельзя оформить"
        actions={
          <ButtonLink href={proposal ? paths.proposal(proposal.slug) : paths.cart()} variant="secondary" size="small">
            {proposal ? 'Вернуться к\u00a0предложению' : 'Вернуться в\u00a0корзину'}
          </ButtonLink>
        }
      >
        {message}
      </Alert>
    );
  if (kind === 'closed')
    return (
      <Alert tone="danger" live title="Оформление заказов временно недоступно">
        Введённые данные сохранены. Позвоните нам: <TextLink href={telHref(phone)}>{formatPhone(phone)}</TextLink>,{' '}
        {support_hours}
      </Alert>
    );
  return (
    <Alert tone="danger" live title="Ответ не&nbsp;получен">
      Проверьте интернет и&nbsp;нажмите «Оформить заказ» ещё раз. Если заказ уже принят, второго не&nbsp;появится.
    </Alert>
  );
}
