import type { Order } from '@site/contracts/orders';
import type { Seo } from '@site/contracts/seo';
import { formatDate } from '@site/kernel/dates';
import { countGoods } from '@site/kernel/plurals';
import { sumOf } from '@site/kernel/sums';
import { typograph } from '@site/kernel/typography';
import { Alert } from '@site/ui/alert';
import { Badge } from '@site/ui/badge';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { Card } from '@site/ui/card';
import { Container } from '@site/ui/layout';
import { useEffect, useRef, useState } from 'react';
import { OrderLines } from '../../features/orders/order-lines.tsx';
import { OwnLines } from '../../features/orders/own-lines.tsx';
import { OrderSums } from '../../features/orders/order-sums.tsx';
import { PayOrder } from '../../features/orders/pay/pay-order.tsx';
import { toneOf } from '../../features/orders/tone-of.ts';
import { Documents } from './documents.tsx';
import { History } from './history.tsx';
import { OrderActions } from './order-actions.tsx';
import { ManagerCard, OrderDetails } from './order-details.tsx';
import { Progress } from './progress.tsx';
import { Requests } from './requests.tsx';
import { isAside } from './stages.ts';
import css from './order-page.module.css';

interface OrderViewProps {
  seo: Seo;
  loaded: Order;
}

export function OrderView({ seo, loaded }: OrderViewProps) {
  const [changed, setChanged] = useState<{ from: Order; order: Order; moved: boolean }>();
  // The response of an action replaces the loaded order until the page is loaded again.
  const order = changed?.from === loaded ? changed.order : loaded;
  const heading = useRef<HTMLHeadingElement>(null);
  const { status } = order;

  // The clicked button is gone: focus the heading.
  useEffect(() => {
    if (changed?.moved) heading.current?.focus();
  }, [changed]);

  return (
    <Container className={css.page}>
      <Breadcrumbs items={seo.breadcrumbs} />
      <div className={css.head}>
        <h1 ref={heading} tabIndex={-1} className={css.title}>
          {seo.h1}
        </h1>
        <Badge tone={toneOf(status)}>{order.status_label}</Badge>
        <p className={css.quiet}>от&nbsp;{formatDate(order.created_at)}</p>
      </div>
      <OrderActions
        order={order}
        onChanged={(next, by) => setChanged({ from: loaded, order: next, moved: by !== 'question' })}
      />
      <div className={css.columns}>
        <div className={css.main}>
          <PayOrder order={order} onChanged={(next) => setChanged({ from: loaded, order: next, moved: false })} />
          <Card className={css.card}>
            <h2 className={css.cardTitle}>Ход заказа</h2>
            {isAside(order) && (
              <div className={css.aside}>
                <Alert tone={status === 'cancelled' ? 'danger' : 'warning'} title={order.status_label}>
                  {typograph(order.history.at(-1)?.text ?? '')}
                </Alert>
              </div>
            )}
            <Progress order={order} />
          </Card>
          <Card className={css.card}>
            <h2 className={css.cardTitle}>
              {countGoods(order.lines.length, sumOf(order.lines.map(({ qty }) => qty)))}
            </h2>
            <OrderLines lines={order.lines} />
            <div className={css.sums}>
              <OrderSums order={order} />
            </div>
            <OwnLines lines={order.own_lines} />
          </Card>
          <OrderDetails order={order} />
        </div>
        <div className={css.side}>
          <Requests requests={order.requests} />
          <Documents order={order} />
          <ManagerCard manager={order.manager} />
          <History history={order.history} />
        </div>
      </div>
    </Container>
  );
}
