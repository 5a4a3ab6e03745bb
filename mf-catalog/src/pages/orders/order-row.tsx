import type { ListedOrder } from '@site/contracts/order-list';
import { paths } from '@site/contracts/paths';
import { formatDate } from '@site/kernel/dates';
import { formatPrice } from '@site/kernel/money';
import { countProducts } from '@site/kernel/plurals';
import { Badge } from '@site/ui/badge';
import { Card } from '@site/ui/card';
import { TextLink } from '@site/ui/link';
import { Picture } from '@site/ui/picture';
import { ProductName } from '@site/ui/product-name';
import { toneOf } from '../../features/orders/tone-of.ts';
import { RowActions } from './row-actions.tsx';
import css from './order-row.module.css';

interface OrderRowProps {
  order: ListedOrder;
  onMoved: () => void;
}

export function OrderRow({ order, onMoved }: OrderRowProps) {
  const { id, number, created_at, status, status_label, total, customer_order_no, buyer, lines, lines_count } = order;
  const more = lines_count - lines.length;
  return (
    <li>
      <Card className={css.card}>
        <div className={css.head}>
          <h2 className={css.number}>
            <TextLink href={paths.order(id)}>Заказ №&nbsp;{number}</TextLink>
          </h2>
          <Badge tone={toneOf(status)}>{status_label}</Badge>
          {order.requests_open > 0 && <Badge>Ждёт ответа</Badge>}
          <strong className={css.total}>{formatPrice(total)}</strong>
        </div>
        <p className={css.facts}>
          <span>от&nbsp;{formatDate(created_at)}</span>
          {customer_order_no && <span>Ваш номер: {customer_order_no}</span>}
          {buyer !== null && <span>Сотрудник: {buyer}</span>}
        </p>
        <ul className={css.lines}>
          {lines.map(({ name, qty, unit, picture }, index) => (
            <li key={index} className={css.line}>
              <span className={css.picture}>
                {picture && <Picture picture={picture} fit="contain" sizes="48px" decorative />}
              </span>
              <span className={css.name}>
                <ProductName name={name} />
                <span>{`, ${qty}\u00a0${unit}`}</span>
              </span>
            </li>
          ))}
          {more > 0 && <li className={css.moreLines}>и&nbsp;ещё {countProducts(more)}</li>}
        </ul>
        <RowActions order={order} onMoved={onMoved} />
      </Card>
    </li>
  );
}
