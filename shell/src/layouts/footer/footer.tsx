import type { MenuItem } from '@site/contracts/site-data';
import { socialNetworks } from '@site/contracts/site-groups';
import { formatPhone, telHref } from '@site/kernel/phone';
import { typograph } from '@site/kernel/typography';
import { useSite } from '@site/runtime';
import { cx } from '@site/ui/cx';
import { Icon } from '@site/ui/icon';
import { iconArrowRight, iconChevronDown } from '@site/ui/icons';
import { MailAddress } from '@site/ui/mail-address';
import type { ReactNode } from 'react';
import { openConsentSettings } from '../../consent/consent-state.ts';
import { FixedMarkup } from '../fixed-markup.tsx';
import { Logo } from '../header/logo.tsx';
import { SITE_MAP_ID } from './site-map-id.ts';
import css from './footer.module.css';

const documents: Record<string, string> = {
  policy: 'Политика обработки персональных данных',
  cookies: 'Использование файлов cookie',
  terms: 'Условия продажи',
};

const linksOf = (urls: Record<string, string>, names: Record<string, string>): MenuItem[] =>
  Object.entries(names).flatMap(([name, title]) => (urls[name] ? [{ title, url: urls[name] }] : []));

/** On phones the columns collapse without scripts. `slim`: only the legal block. */
export function Footer({ slim = false }: { slim?: boolean }) {
  const { prefooter_menu, footer_menu, urls } = useSite();
  return (
    <footer className={css.footer} data-print="hide">
      {!slim && prefooter_menu.length > 0 && (
        <FixedMarkup as="nav" className={css.prefooter} aria-label="Чем мы можем помочь" name="prefooter">
          {() =>
            prefooter_menu.map(({ title, url }) => (
              <a key={url} className={css.offer} href={url}>
                {title}
                <Icon shape={iconArrowRight} size={20} />
              </a>
            ))
          }
        </FixedMarkup>
      )}
      {!slim && (
        <FixedMarkup as="div" className={css.inner} name="footer">
          {() => (
            <>
              <nav className={css.columns} id={SITE_MAP_ID} aria-label="Карта сайта">
                {footer_menu.map(({ title, url, children }) => (
                  <details key={url} className={css.column}>
                    <summary className={css.summary}>
                      {title}
                      <Icon shape={iconChevronDown} size={20} />
                    </summary>
                    <a className={css.heading} href={url}>
                      {title}
                    </a>
                    <Links items={children ?? []} />
                  </details>
                ))}
              </nav>
              <Contacts social={linksOf(urls, socialNetworks)} />
            </>
          )}
        </FixedMarkup>
      )}
      <div className={css.bottom}>
        <Links items={linksOf(urls, documents)} inline>
          <li className={css.scripted}>
            <button
              type="button"
              className={cx(css.link, css.button)}
              aria-haspopup="dialog"
              onClick={openConsentSettings}
            >
              Настройки cookie
            </button>
          </li>
        </Links>
        <Requisites />
      </div>
    </footer>
  );
}

interface LinksProps {
  items: MenuItem[];
  inline?: boolean;
  children?: ReactNode;
}

function Links({ items, inline, children }: LinksProps) {
  return (
    <ul className={inline ? css.row : css.list}>
      {items.map(({ title, url }) => (
        <li key={url}>
          <a className={css.link} href={url}>
            {title}
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}

function Contacts({ social }: { social: MenuItem[] }) {
  const { contacts, settings, texts } = useSite();
  return (
    <address className={css.contacts}>
      <Logo name={settings.brand_name} />
      {texts.footer_about && <span>{texts.footer_about}</span>}
      {contacts.support_phone && (
        <a className={css.phone} href={telHref(contacts.support_phone)}>
          {formatPhone(contacts.support_phone)}
        </a>
      )}
      <span>{typograph(contacts.support_hours)}</span>
      {contacts.email && (
        <a className={css.link} href={`mailto:${contacts.email}`}>
          <MailAddress address={contacts.email} />
        </a>
      )}
      <span>{typograph(contacts.address)}</span>
      <Links items={social} inline />
    </address>
  );
}

function Requisites() {
  const { contacts, texts } = useSite();
  if (!contacts.inn) return null;
  return (
    <p className={css.requisites}>
      {contacts.legal_name}. ИНН&nbsp;{contacts.inn}, ОГРН&nbsp;{contacts.ogrn}. {texts.price_note}
    </p>
  );
}
