import { paths } from '@site/contracts/paths';
import { formatPhone, telHref } from '@site/kernel/phone';
import { useSite } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { ButtonLink } from '@site/ui/button';
import { TextLink } from '@site/ui/link';
import type { Obstacle } from './use-place-order.ts';

type Shown = Exclude<Obstacle, { kind: 'changed' }>;

/** What stands between the filled form and the order. What was typed stays. */
export function ObstacleAlert({ obstacle: { kind, message } }: { obstacle: Shown }) {
  const { support_phone: phone, support_hours } = useSite().contacts;
  if (kind === 'blocked')
    return (
      <Alert
        tone="danger"
        live
        title="Заказ пока нельзя оформить"
        actions={<ButtonLink href={paths.cart()} variant="secondary" size="small">Вернуться в&nbsp;корзину</ButtonLink>}
      >
        {message}
      </Alert>
    );
  if (kind === 'closed')
    return (
      <Alert tone="danger" live title="Оформление заказов временно недоступно">
        Введённые данные сохранены. Позвоните нам:{' '}
        <TextLink href={telHref(phone)}>{formatPhone(phone)}</TextLink>, {support_hours}
      </Alert>
    );
  return (
    <Alert tone="danger" live title="Ответ не&nbsp;получен">
      Проверьте интернет и&nbsp;нажмите «Оформить заказ» ещё раз. Если заказ уже принят, второго не&nbsp;появится.
    </Alert>
  );
}
