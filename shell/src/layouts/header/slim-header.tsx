import { formatPhone, telHref } from '@site/kernel/phone';
import { typograph } from '@site/kernel/typography';
import { useSite } from '@site/runtime';
import { Icon } from '@site/ui/icon';
import { iconPhone } from '@site/ui/icons';
import { Logo } from './logo.tsx';
import css from './slim-header.module.css';

/** Header of focused pages such as the checkout: only the brand and the phone number. */
export function SlimHeader() {
  const { settings, contacts } = useSite();
  return (
    <header className={css.header} data-print="hide">
      <div className={css.bar}>
        <Logo name={settings.brand_name} />
        {contacts.header_phone && (
          <a className={css.phone} href={telHref(contacts.header_phone)}>
            <Icon shape={iconPhone} size={20} />
            {formatPhone(contacts.header_phone)}
          </a>
        )}
        <span className={css.hours}>{typograph(contacts.support_hours)}</span>
      </div>
    </header>
  );
}
