import { PageResponse } from '@site/contracts/page';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { requireUser } from '../session/logged-in.ts';
import { cartPage, type CartPageDeps } from './checkout/cart-page.ts';
import type { OrderPages } from './order-pages.ts';
import type { OrderService } from './order-service.ts';
import { placeOrder, type PlacingDeps } from './placing/place-order.ts';

type Options = {
  deps: PlacingDeps & CartPageDeps;
  orders: OrderService;
  orderPages: OrderPages;
  /** Limit per network address and hour, for orders and for questions each. */
  perAddress: number;
};

/** Per minute; the page of an order asks every two seconds, five times. */
const CHECKS = 60;

const OrderId = z.object({ id: z.string().max(100) });
const config = { requiresUser: true };

export const orderRoutes: FastifyPluginAsyncZod<Options> = async (app, { deps, orders, orderPages, perAddress }) => {
  const limited = { ...config, rateLimit: { max: perAddress, timeWindow: 60 * 60_000 } };
  app.addHook('onRequest', app.rejectReplacedSession);
  // Personal data: shared caches must not store it.
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.route({
    ...endpoint('GET /cart/'),
    handler: ({ visitor, query }) => cartPage(deps, visitor, query),
  });

  app.route({
    ...endpoint('POST /order/'),
    config: limited,
    handler: ({ body, visitor, ip }) => placeOrder(deps, body, { visitor, user: requireUser(visitor), address: ip }),
  });

  app.get('/api/order/:id/', { config, schema: { params: OrderId, response: { 200: PageResponse } } }, (request) =>
    orderPages.order(request.params.id, request.visitor),
  );

  app.get(
    '/api/order-success/',
    {
      schema: { querystring: z.object({ orderId: z.string().max(100).default('') }), response: { 200: PageResponse } },
    },
    (request) => orderPages.success(request.query.orderId, request.visitor),
  );

  app.route({
    ...endpoint('POST /order/{id}/cancel/'),
    config,
    handler: async ({ params, body, visitor }) => ({
      status: 'ok' as const,
      order: await orders.cancel(params.id, visitor, body.reason),
    }),
  });

  app.route({
    ...endpoint('POST /order/{id}/return/'),
    config,
    handler: async ({ params, body, visitor }) => ({
      status: 'ok' as const,
      order: await orders.requestReturn(params.id, visitor, body),
    }),
  });

  app.route({
    ...endpoint('POST /order/{id}/repeat/'),
    config,
    handler: ({ params, visitor }) => orders.repeat(params.id, visitor),
  });

  app.route({
    ...endpoint('POST /order/{id}/payment/'),
    config: limited,
    handler: async ({ params, body, visitor }) => ({
      status: 'ok' as const,
      url: await orders.pay(params.id, visitor, body.way),
    }),
  });

  app.route({
    ...endpoint('POST /order/{id}/payment/check/'),
    config: { ...config, rateLimit: { max: CHECKS, timeWindow: 60_000 } },
    handler: async ({ params, visitor }) => ({
      status: 'ok' as const,
      order: await orders.checkPayment(params.id, visitor),
    }),
  });

  app.route({
    ...endpoint('POST /order/{id}/question/'),
    config: limited,
    handler: async ({ params, body, visitor }) => ({
      status: 'ok' as const,
      order: await orders.ask(params.id, visitor, body.text),
    }),
  });
};
