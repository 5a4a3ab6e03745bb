import { EMAIL_LINK_HOURS } from '@site/contracts/limits';
import type { EmailKind } from '@site/contracts/personal';
import { formatCount } from '@site/kernel/plurals';
import { useAction, useApi } from '@site/runtime';
import { Badge } from '@site/ui/badge';
import { Button } from '@site/ui/button';
import css from '../personal-page.module.css';
import { Section } from '../section.tsx';

interface EmailSectionProps {
  email: string;
  confirmed: boolean;
  learningConfirmed: boolean;
}

export function EmailSection({ email, confirmed, learningConfirmed }: EmailSectionProps) {
  return (
    <Section title="Электронная почта">
      {email ? (
        <ul className={css.list}>
          <Purpose kind="account" email={email} confirmed={confirmed} about="Письма о&nbsp;заказах и&nbsp;документы" />
          <Purpose kind="learning" email={email} confirmed={learningConfirmed} about="Онлайн-курсы Академии" />
        </ul>
      ) : (
        <p className={css.quiet}>
          Укажите адрес в&nbsp;своих данных, и&nbsp;мы&nbsp;отправим письмо для подтверждения.
        </p>
      )}
    </Section>
  );
}

interface PurposeProps {
  kind: EmailKind;
  email: string;
  confirmed: boolean;
  about: string;
}

function Purpose({ kind, email, confirmed, about }: PurposeProps) {
  const api = useApi();
  const { busy, act } = useAction();
  const send = () =>
    act(
      () => api.call('POST /account/personal/confirmation-email/', { body: { kind } }),
      `Письмо отправлено на\u00a0${email}. Ссылка в\u00a0нём действует ${formatCount(EMAIL_LINK_HOURS[kind], ['час', 'часа', 'часов'])}`,
    );
  return (
    <li className={css.row}>
      <div className={css.rowText}>
        <div className={css.name}>{about}</div>
        <div className={css.quiet}>
          {confirmed ? email : `Подтвердите адрес ${email} по\u00a0ссылке из\u00a0письма`}
        </div>
      </div>
      {confirmed ? (
        <Badge tone="success">Подтверждён</Badge>
      ) : (
        <Button variant="secondary" size="small" loading={busy} onClick={() => void send()}>
          Отправить письмо
        </Button>
      )}
    </li>
  );
}
