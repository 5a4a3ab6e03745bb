import type { Order } from '@site/contracts/orders';
import { paths } from '@site/contracts/paths';
import { useLoaderData } from '@site/runtime';
import { ButtonLink } from '@site/ui/button';
import { Card } from '@site/ui/card';
import { Icon } from '@site/ui/icon';
import { iconCheck } from '@site/ui/icons';
import { Container } from '@site/ui/layout';
import { useState } from 'react';
import { InvoiceLink } from '../../features/orders/invoice-link.tsx';
import { OrderSums } from '../../features/orders/order-sums.tsx';
import { PayOrder } from '../../features/orders/pay/pay-order.tsx';
import { nextSteps } from './next-steps.ts';
import type { loader } from './route.ts';
import css from './order-success-page.module.css';

export function OrderSuccessPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const [checked, setChecked] = useState<Order>();
  const order = checked ?? pagedata.order;
  return (
    <Container className={css.page}>
      <span className={css.mark}>
        <Icon shape={iconCheck} size={32} />
      </span>
      <h1 className={css.title}>{seo.h1}</h1>
      <p className={css.lead}>Подтверждение отправлено на&nbsp;{order.contact.email}</p>
      <div className={css.columns}>
        <div className={css.main}>
          <PayOrder order={order} onChanged={setChecked} />
          <section aria-labelledby="next" data-undisturbed>
            <h2 id="next" className={css.heading}>
              Что дальше
            </h2>
            <ol className={css.steps}>
              {nextSteps(order).map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </ol>
          </section>
        </div>
        <Card>
          <h2 className={css.heading}>Заказ №&nbsp;{order.number}</h2>
          <OrderSums order={order} />
          <div className={css.actions}>
            <InvoiceLink order={order} fullWidth />
            <ButtonLink
              href={paths.order(order.id)}
              variant={order.invoice || order.actions.includes('pay') ? 'secondary' : 'primary'}
              fullWidth
            >
              Перейти к&nbsp;заказу
            </ButtonLink>
            <ButtonLink href={paths.catalog()} variant="ghost" fullWidth>
              Продолжить покупки
            </ButtonLink>
          </div>
        </Card>
      </div>
    </Container>
  );
}
