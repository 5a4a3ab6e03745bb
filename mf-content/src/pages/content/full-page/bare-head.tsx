import { formatPhone, telHref } from '@site/kernel/phone';
import { useSite } from '@site/runtime';
import { Container } from '@site/ui/layout';
import css from './full-page.module.css';

/** The brand and the phone of a landing without the site's header. */
export function BareHead() {
  const { settings, contacts } = useSite();
  return (
    <Container className={css.bareHead}>
      <a href={'/'} className={css.brand} aria-label={`${settings.brand_name}, на\u00a0главную`}>
        {settings.brand_name}
      </a>
      <a href={telHref(contacts.header_phone)}>{formatPhone(contacts.header_phone)}</a>
    </Container>
  );
}
