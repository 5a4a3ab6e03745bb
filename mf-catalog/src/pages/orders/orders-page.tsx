import { useLoaderData, useNavigation } from '@site/runtime';
import { formatCount } from '@site/kernel/plurals';
import { Breadcrumbs } from '@site/ui/breadcrumbs';
import { Container } from '@site/ui/layout';
import { Pagination } from '@site/ui/pagination';
import { useRef } from 'react';
import { NoOrders } from './no-orders.tsx';
import { OrderFilters } from './order-filters.tsx';
import { OrderRow } from './order-row.tsx';
import { OrderViews } from './order-views.tsx';
import { ordersHref } from './orders-href.ts';
import type { loader } from './route.ts';
import css from './orders-page.module.css';

export function OrdersPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { list, query, items, total, total_unfiltered, pages } = pagedata;
  const heading = useRef<HTMLHeadingElement>(null);
  const loading = useNavigation().state === 'loading';
  return (
    <Container className={css.page}>
      <Breadcrumbs items={seo.breadcrumbs} />
      <h1 ref={heading} tabIndex={-1} className={css.title}>
        {seo.h1}
      </h1>
      <OrderViews {...pagedata} />
      {total_unfiltered > 0 && <OrderFilters key={JSON.stringify([list, query])} {...pagedata} />}
      <p className={css.count} role="status">
        {total > 0 && `Найдено: ${formatCount(total, ['заказ', 'заказа', 'заказов'])}`}
      </p>
      {items.length > 0 ? (
        <ul className={css.list} aria-label={seo.h1} aria-busy={loading || undefined}>
          {items.map((order) => (
            // The row is gone when its order moves to the other list: focus the heading.
            <OrderRow key={order.id} order={order} onMoved={() => heading.current?.focus()} />
          ))}
        </ul>
      ) : (
        <NoOrders {...pagedata} />
      )}
      <Pagination page={query.page} pages={pages} hrefFor={(page) => ordersHref(list, { ...query, page })} />
    </Container>
  );
}
