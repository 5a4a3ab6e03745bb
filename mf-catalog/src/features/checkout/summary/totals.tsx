import { formatPrice } from '@site/kernel/money';
import type { OrderTotals } from './order-totals.ts';
import css from './summary.module.css';

function deliveryText(delivery: number | null) {
  if (delivery === null) return 'Рассчитает перевозчик';
  return delivery === 0 ? 'Бесплатно' : formatPrice(delivery);
}

export function Totals({ totals: { goods, delivery, total, vat }, vatRate }: { totals: OrderTotals; vatRate: number }) {
  return (
    <dl className={css.totals}>
      <dt>Товары</dt>
      <dd>{formatPrice(goods)}</dd>
      <dt>Доставка</dt>
      <dd>{deliveryText(delivery)}</dd>
      <dt className={css.total}>Итого</dt>
      <dd className={css.total} aria-live="polite">{formatPrice(total)}</dd>
      <dt className={css.quiet}>В&nbsp;том числе НДС {vatRate}&nbsp;%</dt>
      <dd className={css.quiet}>{formatPrice(vat)}</dd>
    </dl>
  );
}
