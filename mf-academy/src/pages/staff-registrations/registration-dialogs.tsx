import type { ManagedRegistration } from '@site/contracts/manage-registrations';
import { formatPrice } from '@site/kernel/money';
import { useApi } from '@site/runtime';
import { ConfirmDecision, TextDecision } from '@site/staff/decide';

interface DialogProps {
  registration: ManagedRegistration;
  onClose: () => void;
}

export function PaidDialog({ registration: { id, price, invoice, people, event }, onClose }: DialogProps) {
  const api = useApi();
  const by = invoice ? ` по\u00a0счёту №\u00a0${invoice}` : '';
  return (
    <ConfirmDecision
      title="Оплата получена?"
      confirm="Оплата получена"
      done="Оплата записана, запись подтверждена"
      send={() => api.call('POST /manage/registrations/{id}/paid/', { params: { id } })}
      onClose={onClose}
    >
      {`${formatPrice(price)}${by}, «${event}». Письмо о\u00a0подтверждённом месте получат: ${people.join(', ')}.`}
    </ConfirmDecision>
  );
}

export function CancelRegistrationDialog({ registration: { id, people, refund, event }, onClose }: DialogProps) {
  const api = useApi();
  return (
    <TextDecision
      title="Отменить запись?"
      submit="Отменить запись"
      cancel="Оставить"
      danger
      draft={`cancel-registration-${id}`}
      hint="Её прочитают участники"
      done="Запись отменена, письма отправлены"
      send={(reason) => api.call('POST /manage/registrations/{id}/cancel/', { params: { id }, body: { reason } })}
      onClose={onClose}
    >
      {`«${event}»: ${people.join(', ')}. Все получат письмо. Свободные места предложим листу ожидания. ${refund}`.trim()}
    </TextDecision>
  );
}
