import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../../endpoint.ts';
import { acceptUploads } from '../../../uploads/accept-uploads.ts';
import type { ManagedOrders } from './managed-orders.ts';
import type { ManagedPayments } from './managed-payments.ts';

export const managedOrderRoutes: FastifyPluginAsyncZod<{ orders: ManagedOrders; payments: ManagedPayments }> = async (
  app,
  { orders, payments },
) => {
  const uploadOf = await acceptUploads(app);

  app.route({ ...endpoint('GET /manage/orders/'), handler: ({ query }) => orders.list(query) });
  app.route({ ...endpoint('GET /manage/orders/{order}/'), handler: ({ params }) => orders.show(params.order) });
  app.route({
    ...endpoint('POST /manage/orders/{order}/status/'),
    handler: ({ params, body, author }) => orders.move(params.order, body, author),
  });
  app.route({
    ...endpoint('POST /manage/orders/{order}/payment/'),
    handler: async ({ params, author }) => {
      await orders.markPaid(params.order, author);
      return { status: 'ok' as const };
    },
  });
  app.route({
    ...endpoint('POST /manage/orders/{order}/refund/'),
    handler: async ({ params, author }) => ({
      status: 'ok' as const,
      refunds: await orders.refund(params.order, author),
    }),
  });
  app.route({ ...endpoint('GET /manage/payments/'), handler: ({ query }) => payments.list(query) });
  app.route({
    ...endpoint('POST /manage/payments/{id}/refund/'),
    handler: async ({ params, author }) => ({
      status: 'ok' as const,
      refunds: await payments.refund(params.id, author),
    }),
  });
  app.route({
    ...endpoint('POST /manage/payments/{id}/attach/'),
    handler: async ({ params, body, author }) => {
      await payments.attach(params.id, body.order, author);
      return { status: 'ok' as const };
    },
  });
  app.route({
    ...endpoint('POST /manage/orders/{order}/documents/'),
    handler: async (request) => ({
      status: 'ok' as const,
      file: await orders.addDocument(request.params.order, await uploadOf(request), request.author),
    }),
  });
};
