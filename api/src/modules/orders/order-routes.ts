import { OkAnswer } from '@site/contracts/auth';
import { AddedReport } from '@site/contracts/lists';
import { OrderAnswer, OrderPlaced, OrderQuestion, OrderRequest, ReasonRequest } from '@site/contracts/orders';
import { PageAnswer } from '@site/contracts/page';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problems } from '../../errors.ts';
import type { OrderPages } from './order-pages.ts';
import type { OrderService } from './order-service.ts';
import type { createPlacing } from './place-order.ts';

type Options = {
  orders: OrderService;
  orderPages: OrderPages;
  placeOrder: ReturnType<typeof createPlacing>;
  /** Orders, and as many questions, that one network address may send in an hour. */
  perAddress: number;
};

const OrderId = z.object({ id: z.string().max(100) });
const action = { schema: { params: OrderId, body: ReasonRequest, response: { 200: OrderAnswer } } };

function userOf({ visitor }: FastifyRequest) {
  if (!visitor.user) throw problems.unauthorized();
  return visitor.user;
}

export const orderRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { orders, orderPages, placeOrder, perAddress },
) => {
  app.addHook('onRequest', app.refuseReplaced);
  // One buyer's own: no cache on the way may keep it.
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.post(
    '/api/order/',
    {
      schema: { body: OrderRequest, response: { 200: OrderPlaced } },
      config: { rateLimit: { max: perAddress, timeWindow: 60 * 60_000 } },
      // A guest confirms the phone first; only then is it time to speak of fields.
      preValidation: async (request) => void userOf(request),
    },
    (request) => placeOrder(request.body, { visitor: request.visitor, user: userOf(request), address: request.ip }),
  );

  app.get('/api/order/:id/', { schema: { params: OrderId, response: { 200: PageAnswer } } }, (request) =>
    orderPages.order(request.params.id, request.visitor),
  );

  app.get(
    '/api/order-success/',
    { schema: { querystring: z.object({ orderId: z.string().max(100).default('') }), response: { 200: PageAnswer } } },
    (request) => orderPages.success(request.query.orderId, request.visitor),
  );

  app.post('/api/order/:id/cancel/', action, async ({ params, body, visitor }) => ({
    status: 'ok' as const,
    order: await orders.cancel(params.id, visitor, body.reason),
  }));

  app.post('/api/order/:id/return/', action, async ({ params, body, visitor }) => ({
    status: 'ok' as const,
    order: await orders.requestReturn(params.id, visitor, body.reason),
  }));

  app.post(
    '/api/order/:id/repeat/',
    { schema: { params: OrderId, response: { 200: AddedReport } } },
    ({ params, visitor }) => orders.repeat(params.id, visitor),
  );

  app.post(
    '/api/order/:id/question/',
    {
      schema: { params: OrderId, body: OrderQuestion, response: { 200: OkAnswer } },
      config: { rateLimit: { max: perAddress, timeWindow: 60 * 60_000 } },
    },
    async ({ params, body, visitor }) => {
      await orders.ask(params.id, visitor, body.text);
      return { status: 'ok' as const };
    },
  );
};
