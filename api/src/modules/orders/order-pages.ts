import type { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import { problems } from '../../errors.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { Visitor } from '../session/visitor.ts';
import { finalStatuses } from './after-sale/order-machine.ts';
import { orderCrumbs } from './order-crumbs.ts';
import type { OrderService } from './order-service.ts';

const robots = 'noindex, nofollow';

export class OrderPages {
  constructor(private readonly deps: { orders: OrderService; seo: SeoBuilder }) {}

  async order(id: string, visitor: Visitor): Promise<PageResponse> {
    const { orders, seo } = this.deps;
    const order = await orders.view(await orders.findVisible(id, visitor), visitor);
    const name = `Заказ №\u00a0${order.number}`;
    return {
      seo: seo.build({
        title: name,
        description: `${name}: состав, доставка, оплата и\u00a0документы.`,
        h1: name,
        path: paths.order(order.id),
        crumbs: [
          ...orderCrumbs(finalStatuses.includes(order.status) ? 'history' : 'current'),
          { name, url: paths.order(order.id) },
        ],
        robots,
      }),
      content: [],
      pagedata: { kind: 'order', order },
    };
  }

  /** The thank-you page, for the buyer only. */
  async success(id: string, visitor: Visitor): Promise<PageResponse> {
    const { orders, seo } = this.deps;
    const row = await orders.find(id);
    if (row.user_id !== visitor.user?.id) throw problems.notFound();
    const order = await orders.view(row, visitor);
    const title = `Спасибо! Заказ №\u00a0${order.number} принят`;
    return {
      seo: seo.build({
        title,
        description: 'Что будет с\u00a0заказом дальше.',
        h1: title,
        path: paths.orderSuccess(order.id),
        crumbs: [{ name: 'Заказ принят', url: paths.orderSuccess(order.id) }],
        robots,
      }),
      content: [],
      pagedata: { kind: 'order-success', order },
    };
  }
}
