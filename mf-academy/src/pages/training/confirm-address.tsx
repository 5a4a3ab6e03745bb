import { EMAIL_LINK_HOURS } from '@site/contracts/limits';
import { paths } from '@site/contracts/paths';
import { formatCount } from '@site/kernel/plurals';
import { toastProblem, useApi } from '@site/runtime';
import { Alert } from '@site/ui/alert';
import { Button } from '@site/ui/button';
import { TextLink } from '@site/ui/link';
import { useState } from 'react';

/** The address identifies the user in the course system, so its ownership has to be confirmed. */
export function ConfirmAddress({ email }: { email: string }) {
  const api = useApi();
  const [sending, setSending] = useState(false);
  const [sent, setSent] = useState(false);

  async function send() {
    setSending(true);
    const response = await api.call('POST /account/personal/confirmation-email/', { body: { kind: 'learning' } });
    setSending(false);
    if (!response.ok) return toastProblem(response.problem);
    setSent(true);
  }

  if (sent)
    return (
      <Alert tone="success" live title="Письмо отправлено">
        Откройте ссылку из&nbsp;письма на&nbsp;{email} и&nbsp;вернитесь на&nbsp;эту страницу. Ссылка действует{' '}
        {formatCount(EMAIL_LINK_HOURS.learning, ['час', 'часа', 'часов'])} и&nbsp;только один раз.
      </Alert>
    );
  return (
    <Alert
      title="Подтвердите электронную почту"
      actions={
        <Button loading={sending} onClick={() => void send()}>
          Отправить письмо
        </Button>
      }
    >
      Доступ к&nbsp;курсу откроется по&nbsp;адресу {email}. Другой адрес можно указать в&nbsp;
      <TextLink href={paths.accountPersonal()}>личных данных</TextLink>.
    </Alert>
  );
}
