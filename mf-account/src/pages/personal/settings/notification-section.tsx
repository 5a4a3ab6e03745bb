import type { Notifications } from '@site/contracts/personal';
import { useAction, useApi } from '@site/runtime';
import { Switch } from '@site/ui/choice';
import { Section } from '../section.tsx';

interface NotificationSectionProps {
  notifications: Notifications;
  marketing: boolean;
}

export function NotificationSection({ notifications, marketing }: NotificationSectionProps) {
  const api = useApi();
  const { busy, act } = useAction();
  const change = (next: Partial<Notifications>) =>
    act(() => api.call('PUT /account/personal/notifications/', { body: { ...notifications, ...next } }), 'Сохранено');
  const setMarketing = (given: boolean) =>
    act(
      () => api.call('PUT /account/personal/marketing/', { body: { given } }),
      given ? 'Согласие дано' : 'Согласие отозвано',
    );

  return (
    <Section title="Уведомления">
      <Switch
        label="О&nbsp;заказах по&nbsp;электронной почте"
        checked={notifications.email}
        disabled={busy}
        onChange={(event) => void change({ email: event.target.checked })}
      />
      <Switch
        label="О&nbsp;заказах по&nbsp;СМС"
        hint="Когда заказ готов к&nbsp;выдаче или передан в&nbsp;доставку"
        checked={notifications.sms}
        disabled={busy}
        onChange={(event) => void change({ sms: event.target.checked })}
      />
      <Switch
        label="Согласен получать рекламные и&nbsp;информационные сообщения по&nbsp;СМС, электронной почте и&nbsp;телефону"
        checked={marketing}
        disabled={busy}
        onChange={(event) => void setMarketing(event.target.checked)}
      />
    </Section>
  );
}
