import type { Order } from '@site/contracts/orders';
import { formatPrice } from '@site/kernel/money';
import css from './orders.module.css';

function deliveryText(total: number | null) {
  if (total === null) return 'Рассчитает перевозчик';
  return total === 0 ? 'Бесплатно' : formatPrice(total);
}

type Sums = Pick<Order, 'goods_total' | 'delivery_total' | 'total' | 'vat' | 'vat_rate'> &
  Partial<Pick<Order, 'returned_total'>>;

interface OrderSumsProps {
  order: Sums;
  /** Announces changes of the total, while the visitor fills in a form. */
  live?: boolean;
}

export function OrderSums({ order, live }: OrderSumsProps) {
  const { goods_total, delivery_total, total, vat, vat_rate, returned_total = 0 } = order;
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
      {returned_total > 0 && (
        <>
          <dt>Возврат товаров</dt>
          <dd>{`−${formatPrice(returned_total)}`}</dd>
          <dt className={css.total}>С&nbsp;учётом возврата</dt>
          <dd className={css.total}>{formatPrice(total - returned_total)}</dd>
        </>
      )}
    </dl>
  );
}
