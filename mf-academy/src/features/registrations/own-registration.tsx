import type { CalendarEvent, EventRegistration } from '@site/contracts/academy';
import type { EventStatus } from '@site/contracts/academy-lists';
import { formatEventMoment } from '@site/kernel/events';
import { formatPrice } from '@site/kernel/money';
import { useApi } from '@site/runtime';
import { Badge } from '@site/ui/badge';
import { Button, ButtonLink } from '@site/ui/button';
import { ConfirmDialog } from '@site/ui/dialog';
import { TextLink } from '@site/ui/link';
import { useState } from 'react';
import { Participants } from './participants.tsx';
import { stateTones } from './registration-words.ts';
import { useAct } from './use-act.ts';
import css from './own-registration.module.css';

type OfEvent = Pick<CalendarEvent, 'status' | 'timezone'>;

const begun = new Set<EventStatus>(['running', 'finished']);

function noteOf({ state, pay_until, invoice }: EventRegistration, timezone: string): string {
  switch (state) {
    case 'awaiting_payment': {
      const deadline = `Место закреплено до ${formatEventMoment(pay_until ?? '', timezone)}.`;
      return invoice
        ? `${deadline} Если счёт не\u00a0оплатить, место получит следующий.`
        : `Координатор пришлёт счёт. ${deadline}`;
    }
    case 'waitlist':
      return 'Когда место освободится, мы\u00a0напишем: подтвердить его нужно будет в\u00a0течение 24\u00a0часов.';
    case 'offered':
      return 'Для вас освободилось место. Если не\u00a0подтвердить вовремя, его получит следующий.';
    default:
      return '';
  }
}

/**
 * Returns the reason of a cancellation, or what can be done about the registration; nothing once the event has begun.
 */
function notesOf(registration: EventRegistration, { status, timezone }: OfEvent): string[] {
  const { state, reason, is_own, may_cancel } = registration;
  if (state === 'cancelled') return reason ? [reason] : [];
  if (begun.has(status)) return [];
  if (!is_own) return ['Изменить или отменить запись может тот, кто вас записал.'];
  const late = may_cancel || state === 'offered' ? '' : 'Отменить запись может координатор академии по\u00a0телефону.';
  return [noteOf(registration, timezone), late].filter(Boolean);
}

interface OwnRegistrationProps {
  registration: EventRegistration;
  event: OfEvent;
  /** Called after a cancellation: the card may have left its list, and the focus with it. */
  onCancelled: () => void;
}

export function OwnRegistration({ registration, event, onCancelled }: OwnRegistrationProps) {
  const api = useApi();
  const { busy, act } = useAct();
  const [asking, setAsking] = useState(false);
  const { id, state, label, is_own, may_cancel, refund_percent, price, invoice, stream_url } = registration;
  const isOffered = is_own && state === 'offered';
  const params = { id };

  const accept = () =>
    act(() => api.call('POST /academy/registrations/{id}/accept/', { params }), 'Участие подтверждено');
  async function cancel() {
    setAsking(false);
    if (await act(() => api.call('POST /academy/registrations/{id}/cancel/', { params }), 'Запись отменена'))
      onCancelled();
  }
  return (
    <div className={css.own}>
      <Badge tone={stateTones[state]}>{label}</Badge>
      <Participants registration={registration} busy={busy} act={act} />
      {Boolean(price) && (
        <p className={css.price}>
          {`${state === 'awaiting_payment' ? 'К\u00a0оплате' : 'Стоимость'}: ${formatPrice(price)}`}
        </p>
      )}
      {notesOf(registration, event).map((note) => (
        <p key={note} className={css.quiet}>
          {note}
        </p>
      ))}
      {invoice && (
        <TextLink href={invoice.url} download>
          Скачать счёт №&nbsp;{invoice.number} (PDF)
        </TextLink>
      )}
      {(isOffered || may_cancel || stream_url) && (
        <div className={css.buttons}>
          {stream_url && (
            <ButtonLink href={stream_url} target="_blank" rel="noopener noreferrer">
              Подключиться к&nbsp;вебинару
            </ButtonLink>
          )}
          {isOffered && (
            <Button loading={busy} onClick={() => void accept()}>
              Подтвердить участие
            </Button>
          )}
          {may_cancel && (
            <Button variant="secondary" disabled={busy} onClick={() => setAsking(true)}>
              Отменить запись
            </Button>
          )}
        </div>
      )}
      {asking && (
        <ConfirmDialog
          title="Отменить запись?"
          confirm="Отменить запись"
          cancel="Оставить"
          danger
          onConfirm={cancel}
          onClose={() => setAsking(false)}
        >
          {refund_percent === null
            ? 'Место получит следующий в\u00a0листе ожидания.'
            : `Вернём ${refund_percent}\u00a0% оплаты. Место получит следующий в\u00a0листе ожидания.`}
        </ConfirmDialog>
      )}
    </div>
  );
}
