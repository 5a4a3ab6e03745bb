import { formatDate } from '@site/kernel/dates';
import { useSite } from '@site/runtime';
import { useEffect, useState } from 'react';
import css from './cart-page.module.css';

/** Print only: the seller and the date of the prices. The date depends on the visitor, so the browser fills it in. */
export function PrintedOn() {
  const { settings, contacts } = useSite();
  const [today, setToday] = useState('');

  useEffect(() => {
    const fill = () => setToday(formatDate(new Date().toISOString()));
    window.addEventListener('beforeprint', fill);
    return () => window.removeEventListener('beforeprint', fill);
  }, []);

  return (
    <p className={css.printedOn}>
      {settings.brand_name}, {contacts.support_phone}. Цены и&nbsp;наличие на&nbsp;{today}
    </p>
  );
}
