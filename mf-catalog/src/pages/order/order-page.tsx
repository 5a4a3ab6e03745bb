import type { Order } from '@site/contracts/orders';
import { useLoaderData } from '@site/runtime';
import { OrderView } from './order-view.tsx';
import type { loader } from './route.ts';

export function OrderPage() {
  const { seo, pagedata } = useLoaderData<typeof loader>();
  const { order }: { order: Order } = pagedata;
  return <OrderView key={order.id} seo={seo} loaded={order} />;
}
