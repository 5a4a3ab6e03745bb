import { OrdersQuery, type OrdersPageData } from '@site/contracts/order-list';
import { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { SeoBuilder } from '../../seo/seo-builder.ts';
import { orderCrumbs, orderListTitles } from '../order-crumbs.ts';
import { listOrders, type OrderListDeps } from './order-lists.ts';

type Options = OrderListDeps & { seo: SeoBuilder };

const addresses = { current: paths.accountOrders(), history: paths.accountOrdersHistory() } as const;

/** Pages of both order lists. The service checks the permissions. */
export const orderListRoutes: FastifyPluginAsyncZod<Options> = async (app, deps) => {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  const pageOf = (pagedata: OrdersPageData): PageResponse => ({
    seo: deps.seo.build({
      title: orderListTitles[pagedata.list],
      description: 'Ваши заказы: состояние, документы, повтор и\u00a0вопросы менеджеру.',
      h1: orderListTitles[pagedata.list],
      path: addresses[pagedata.list],
      crumbs: orderCrumbs(pagedata.list),
      robots: 'noindex, nofollow',
    }),
    content: [],
    pagedata,
  });

  for (const list of ['current', 'history'] as const)
    app.get(
      `/api${addresses[list]}`,
      { schema: { querystring: OrdersQuery, response: { 200: PageResponse } } },
      async ({ visitor, query }) => pageOf(await listOrders(deps, visitor, list, query)),
    );
};
