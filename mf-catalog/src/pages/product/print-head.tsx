import { formatPhone } from '@site/kernel/phone';
import { useSite } from '@site/runtime';
import css from './product-page.module.css';

/** On paper, where the site's header is not: whose sheet this is, and where the product is found. */
export function PrintHead({ url }: { url: string }) {
  const { settings, contacts } = useSite();
  return (
    <p className={css.printHead} aria-hidden="true">
      <strong>{settings.brand_name}</strong>
      <span>{formatPhone(contacts.support_phone)}</span>
      <span>{url}</span>
    </p>
  );
}
