import { paths } from '@site/contracts/paths';
import { useLoaderData } from '@site/runtime';
import { ButtonLink } from '@site/ui/button';
import { Card } from '@site/ui/card';
import { Icon } from '@site/ui/icon';
import { iconCheck } from '@site/ui/icons';
import { Container } from '@site/ui/layout';
import { InvoiceLink } from '../../features/orders/invoice-link.tsx';
import { OrderSums } from '../../features/orders/order-sums.tsx';
import { nextSteps } from './next-steps.ts';
import type { loader } from './route.ts';
import css from './order-success-page.module.css';

export function OrderSuccessPage() {
  const {
    seo,
    pagedata: { order },
  } = useLoaderData<typeof loader>();
  return (
    <Container className={css.page}>
      <span className={css.mark}>
        <Icon shape={iconCheck} size={32} />
      </span>
      <h1 className={css.title}>{seo.h1}</h1>
      <p className={css.lead}>Подтверждение отправлено на&nbsp;{order.contact.email}</p>
      <div className={css.columns}>
        <section aria-labelledby="next">
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
        <Card className={css.order}>
          <h2 className={css.heading}>Заказ №&nbsp;{order.number}</h2>
          <OrderSums order={order} />
          <div className={css.actions}>
            <InvoiceLink order={order} fullWidth />
            <ButtonLink href={paths.order(order.id)} variant={order.invoice ? 'secondary' : 'primary'} fullWidth>
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
