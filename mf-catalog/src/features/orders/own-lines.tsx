import type { OrderOwnLine } from '@site/contracts/orders';
import { formatPriceOfKopecks } from '@site/kernel/money';
import css from './orders.module.css';

/** The partner's own lines of a proposal; none of them is paid to the manufacturer. */
export function OwnLines({ lines }: { lines: readonly OrderOwnLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section className={css.own} aria-label="Ваши услуги и&nbsp;товары">
      <h3 className={css.ownTitle}>Ваши услуги и&nbsp;товары</h3>
      <p className={css.quiet}>Из&nbsp;предложения, для справки: в&nbsp;сумму заказа не&nbsp;входят.</p>
      <ul className={css.ownLines}>
        {lines.map(({ name, qty, unit, sum }, index) => (
          <li key={index}>
            <span>{name}</span>
            <span className={css.quiet}>
              {qty}&nbsp;{unit}
            </span>
            <span className={css.ownSum}>{formatPriceOfKopecks(sum)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
