import { OkAnswer } from '@site/contracts/auth';
import { OrderAnswer, OrderFileAnswer, OrderStatus } from '@site/contracts/orders';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { guest } from '../session/visitor.ts';
import type { OrderFiles } from './order-files.ts';
import { orderProblems } from './order-problems.ts';
import type { OrderService } from './order-service.ts';
import { acceptUploads } from './uploads.ts';

type Options = { orders: OrderService; orderFiles: OrderFiles };

const OrderId = z.object({ id: z.string().max(100) });
const Step = z.object({ status: OrderStatus, text: z.string().trim().max(500).default('') });

/**
 * Stands in for the back office, which is a system of its own: moves orders as the staff would, by the same rules, and
 * adds closing documents, and tells of deferred payments that have come. The application registers it outside production only.
 */
export const devOrderRoutes: FastifyPluginAsyncZod<Options> = async (app, { orders, orderFiles }) => {
  const uploadOf = await acceptUploads(app);

  app.post(
    '/dev/orders/:id/status',
    { schema: { params: OrderId, body: Step, response: { 200: OrderAnswer } } },
    async ({ params, body: { status, text } }) => {
      if (status === 'cancelled' && !text) throw orderProblems.mistakes({ text: 'Укажите причину' });
      const order = await orders.move(await orders.find(params.id), { to: status, actor: 'staff', text });
      return { status: 'ok' as const, order: await orders.view(order, guest) };
    },
  );

  app.post(
    '/dev/orders/:id/documents',
    { schema: { params: OrderId, response: { 200: OrderFileAnswer } } },
    async (request) => {
      const { id } = await orders.find(request.params.id);
      return { status: 'ok' as const, file: await orderFiles.addDocument(id, await uploadOf(request)) };
    },
  );

  app.post('/dev/orders/:id/payment', { schema: { params: OrderId, response: { 200: OkAnswer } } }, async ({ params }) => {
    await orders.markPaid(await orders.find(params.id));
    return { status: 'ok' as const };
  });
};
