import type { Order } from '@site/contracts/orders';
import { formatPrice } from '@site/kernel/money';
import css from './orders.module.css';

function deliveryText(total: number | null) {
  if (total === null) return 'Рассчитает перевозчик';
  return total === 0 ? 'Бесплатно' : formatPrice(total);
}

type Sums = Pick<Order, 'goods_total' | 'delivery_total' | 'total' | 'vat' | 'vat_rate'>;

interface OrderSumsProps {
  order: Sums;
  /** Announces changes of the total, while the visitor fills in a form. */
  live?: boolean;
}

export function OrderSums({ order: { goods_total, delivery_total, total, vat, vat_rate }, live }: OrderSumsProps) {
  return (
    <dl className={css.sums}>
      <dt>Товары</dt>
      <dd>{formatPrice(goods_total)}</dd>
      <dt>Доставка</dt>
      <dd>{deliveryText(delivery_total)}</dd>
      <dt className={css.total}>Итого</dt>
      <dd className={css.total} aria-live={live ? 'polite' : undefined}>
        {formatPrice(total)}
      </dd>
      <dt className={css.quiet}>В&nbsp;том числе НДС {vat_rate}&nbsp;%</dt>
      <dd className={css.quiet}>{formatPrice(vat)}</dd>
    </dl>
  );
}
