import { OrderAnswer, OrderStatus } from '@site/contracts/orders';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { guest } from '../session/visitor.ts';
import { orderProblems } from './order-problems.ts';
import type { OrderService } from './order-service.ts';

const Step = z.object({ status: OrderStatus, text: z.string().trim().max(500).default('') });

/**
 * Stands in for the back office, which is a system of its own: moves orders as the staff would, by the same rules. The
 * application registers it outside production only.
 */
export const devOrderRoutes: FastifyPluginAsyncZod<{ orders: OrderService }> = async (app, { orders }) => {
  app.post(
    '/dev/orders/:id/status',
    { schema: { params: z.object({ id: z.string().max(100) }), body: Step, response: { 200: OrderAnswer } } },
    async ({ params, body: { status, text } }) => {
      if (status === 'cancelled' && !text) throw orderProblems.mistakes({ text: 'Укажите причину' });
      const order = await orders.move(await orders.find(params.id), { to: status, actor: 'staff', text });
      return { status: 'ok' as const, order: await orders.view(order, guest) };
    },
  );
};
