import { paths } from '@site/contracts/paths';
import { useApi, useSession, useSite } from '@site/runtime';
import { TextLink } from '@site/ui/link';
import { MailAddress } from '@site/ui/mail-address';
import { useEffect } from 'react';
import { ErrorPage } from '../../errors/error-page.tsx';
import { PhoneLink } from '../../errors/phone-link.tsx';
import { Logo } from '../../layouts/header/logo.tsx';
import { watchMaintenance } from './watch-maintenance.ts';
import css from '../../errors/site-error.module.css';

/** Maintenance page with the contacts, and for the staff the way to the back office. It redirects to the home page when the site is back. */
export function TechnicalPage() {
  const { settings, contacts } = useSite();
  const isStaff = useSession(({ personal }) => personal?.staff ?? false);
  const api = useApi();
  useEffect(() => watchMaintenance({ api, onEnd: () => window.location.replace('/') }), [api]);
  return (
    <>
      <div className={css.header}>
        <Logo name={settings.brand_name} />
        <PhoneLink phone={contacts.header_phone} />
      </div>
      <ErrorPage title="На сайте ведутся технические работы. Мы скоро вернёмся">
        <p>
          Мы на&nbsp;связи: <PhoneLink phone={contacts.support_phone} />
        </p>
        <p>{contacts.support_hours}</p>
        <p>
          Электронная почта:{' '}
          <a href={`mailto:${contacts.email}`}>
            <MailAddress address={contacts.email} />
          </a>
        </p>
        <p>{contacts.address}</p>
        {isStaff && (
          <p>
            <TextLink href={paths.staff()}>Управление</TextLink>
          </p>
        )}
      </ErrorPage>
    </>
  );
}
