import { useApi } from '@site/runtime';
import { TextDecision } from '@site/staff/decide';
import { type EventDialogProps, recipientsOf } from './dialog-props.ts';

export function CancelEventDialog({ event, onClose }: EventDialogProps) {
  const api = useApi();
  const { slug, price } = event;
  return (
    <TextDecision
      title="Отменить мероприятие?"
      submit="Отменить мероприятие"
      cancel="Оставить"
      danger
      draft={`cancel-event-${slug}`}
      hint="Её прочитают записавшиеся"
      done="Мероприятие отменено"
      send={(reason) => api.call('POST /manage/events/{slug}/cancel/', { params: { slug }, body: { reason } })}
      onClose={onClose}
    >
      {[
        'Все записи отменятся, вернуть мероприятие будет нельзя.',
        recipientsOf(event),
        event.concerned > 0 && 'Участникам придёт и\u00a0СМС.',
        event.concerned > 0 && price > 0 && 'Оплату нужно вернуть полностью.',
      ]
        .filter(Boolean)
        .join(' ')}
    </TextDecision>
  );
}
