import type { PublicProposal } from '@site/contracts/public-proposal';
import { formatPhone, telHref } from '@site/kernel/phone';
import { TextLink } from '@site/ui/link';
import { MailAddress } from '@site/ui/mail-address';
import { Picture } from '@site/ui/picture';
import css from './partner-header.module.css';

export function PartnerHeader({ partner }: { partner: PublicProposal['partner'] }) {
  const { name, logo, phones, email, site, address, manager } = partner;
  return (
    <header className={css.header}>
      <div className={css.who}>
        {logo && (
          <div className={css.logo}>
            <Picture picture={logo} fit="contain" decorative priority />
          </div>
        )}
        <p className={css.name}>{name}</p>
      </div>
      <address className={css.contacts}>
        {phones.map((phone) => (
          <TextLink key={phone} href={telHref(phone)}>
            {formatPhone(phone)}
          </TextLink>
        ))}
        {email && (
          <TextLink href={`mailto:${email}`}>
            <MailAddress address={email} />
          </TextLink>
        )}
        {site && (
          <TextLink href={site} rel="noopener">
            {site.replace(/^https?:\/\//, '')}
          </TextLink>
        )}
        {address && <span>{address}</span>}
        {manager && <span className={css.manager}>Ваш менеджер: {manager}</span>}
      </address>
    </header>
  );
}
