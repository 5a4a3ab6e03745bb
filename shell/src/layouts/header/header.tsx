import { paths } from '@site/contracts/paths';
import { formatPhone, telHref } from '@site/kernel/phone';
import { typograph } from '@site/kernel/typography';
import { useSite } from '@site/runtime';
import { Icon } from '@site/ui/icon';
import { iconAcademy, iconMapPin, iconPhone, iconUsers } from '@site/ui/icons';
import { DeferredHydration } from '@site/ui/deferred-hydration';
import { CatalogButton } from './catalog-button.tsx';
import { HeaderMenu } from './header-menu.tsx';
import { Logo } from './logo.tsx';
import { PhoneMenuButton } from './phone-menu-button.tsx';
import { SearchForm } from './search-form.tsx';
import { VisitorLinks } from './visitor-links.tsx';
import css from './header.module.css';

/** The top strip scrolls away; the main bar is sticky and becomes slimmer; the header menu is a separate bar below. */
export function Header({ withBottom }: { withBottom: boolean }) {
  const { settings } = useSite();
  return (
    <>
      <header className={css.header} data-print="hide">
        <TopStrip />
        <div className={css.bar}>
          <Logo name={settings.brand_name} />
          <CatalogButton />
          <SearchForm />
          <VisitorLinks />
          <PhoneMenuButton />
        </div>
      </header>
      {/* Hydrated later, because its links work without scripts. */}
      <DeferredHydration>{withBottom && <HeaderMenu />}</DeferredHydration>
    </>
  );
}

function TopStrip() {
  const { contacts } = useSite();
  return (
    <div className={css.strip}>
      <a className={css.stripLink} href={paths.whereToBuy()}>
        <Icon shape={iconMapPin} size={16} />
        Где купить в вашем городе
      </a>
      {contacts.header_phone && (
        <span className={css.phone}>
          <a className={css.stripLink} href={telHref(contacts.header_phone)}>
            <Icon shape={iconPhone} size={16} />
            {formatPhone(contacts.header_phone)}
          </a>
          <span className={css.hours}>{typograph(contacts.support_hours)}</span>
        </span>
      )}
      <a className={css.stripLink} href={paths.partners()}>
        <Icon shape={iconUsers} size={16} />
        Партнёрам
      </a>
      <a className={css.stripLink} href={paths.academy()}>
        <Icon shape={iconAcademy} size={16} />
        Академия
      </a>
    </div>
  );
}
