import type { DashboardPageData } from '@site/contracts/dashboard';
import { formatPhone, telHref } from '@site/kernel/phone';
import { useSite } from '@site/runtime';
import { Card } from '@site/ui/card';
import { TextLink } from '@site/ui/link';
import { MailAddress } from '@site/ui/mail-address';
import css from './main-page.module.css';

/** The assigned manager, or the phone of the site before one is assigned. */
export function ContactCard({ manager }: Pick<DashboardPageData, 'manager'>) {
  const { support_phone, support_hours, email } = useSite().contacts;
  const phone = manager?.phone ?? support_phone;
  const address = manager?.email ?? email;
  return (
    <Card>
      <h2 className={css.cardTitle}>{manager ? 'Ваш менеджер' : 'Нужна помощь'}</h2>
      {manager && <p>{manager.name}</p>}
      <p>
        Позвоните: <TextLink href={telHref(phone)}>{formatPhone(phone)}</TextLink>
        <br />
        <span className={css.quiet}>{support_hours}</span>
      </p>
      <p>
        Или напишите:{' '}
        <TextLink href={`mailto:${address}`}>
          <MailAddress address={address} />
        </TextLink>
      </p>
    </Card>
  );
}
