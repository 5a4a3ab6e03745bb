import { formatPhone } from '@site/kernel/phone';
import { useSite } from '@site/runtime';
import css from './product-page.module.css';

/** Print only, in place of the site's header: brand, phone and URL of the product. */
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
