import { CheckingNote, usePendingCode, usePhoneCalls } from '@site/forms/phone-code';
import { formatDate } from '@site/kernel/dates';
import { toastProblem, useAction, useApi, useSite } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { useState } from 'react';
import css from '../personal-page.module.css';
import { Section } from '../section.tsx';
import { DeletionCode } from './deletion-code.tsx';

interface DeletionSectionProps {
  phone: string;
  deletionAt: string | null;
}

export function DeletionSection({ phone, deletionAt }: DeletionSectionProps) {
  const api = useApi();
  const calls = usePhoneCalls();
  const { header_phone } = useSite().contacts;
  const [pending, setPending] = usePendingCode('deletion');
  const [asking, setAsking] = useState(false);
  const { busy, act } = useAction();

  async function ask() {
    setAsking(true);
    const sent = await calls.sendDeletionCode(phone);
    setAsking(false);
    if (sent.ok) setPending(sent.value);
    else await toastProblem(sent.problem, header_phone);
  }

  if (deletionAt)
    return (
      <Section title="Удаление профиля">
        <Alert
          tone="warning"
          title={`Профиль будет удалён ${formatDate(deletionAt)}`}
          actions={
            <Button
              variant="secondary"
              size="small"
              loading={busy}
              onClick={() => void act(() => api.call('DELETE /account/personal/deletion/'), 'Профиль сохранён')}
            >
              Сохранить профиль
            </Button>
          }
        >
          До&nbsp;этого дня всё остаётся как есть, и&nbsp;вы&nbsp;можете передумать.
        </Alert>
      </Section>
    );
  return (
    <Section title="Удаление профиля">
      <p className={css.quiet}>
        Профиль удаляется через 30&nbsp;дней после подтверждения: имя, контакты, списки и&nbsp;входы стираются. Заказы
        и&nbsp;документы хранятся без вашего имени в&nbsp;профиле столько, сколько требует закон о&nbsp;бухгалтерском
        учёте. Сертификаты академии больше нельзя будет проверить.
      </p>
      {pending ? (
        <DeletionCode
          key={pending.expiresAt}
          pending={pending}
          onResent={setPending}
          onClose={() => setPending(null)}
        />
      ) : (
        <div className={css.actions}>
          <Button variant="secondary" loading={asking} onClick={() => void ask()}>
            Удалить профиль
          </Button>
          <CheckingNote checking={calls.checking} />
        </div>
      )}
    </Section>
  );
}
