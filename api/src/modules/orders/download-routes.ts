import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { asAttachment } from '../../attachment.ts';
import { contentTypes } from './file-kind.ts';
import type { OrderFiles } from './order-files.ts';
import type { OrderService } from './order-service.ts';

type Options = { orders: OrderService; orderFiles: OrderFiles };

const OrderId = z.object({ id: z.string().max(100) });
/** Drawing an invoice takes a hundred milliseconds. */
const config = { rateLimit: { max: 60, timeWindow: 60_000 } };

/** Plain links, which carry no request key: they read only, and the session says whose they are. */
export const orderDownloadRoutes: FastifyPluginAsyncZod<Options> = async (app, { orders, orderFiles }) => {
  app.get('/api/order/:id/invoice.pdf', { schema: { params: OrderId }, config }, async ({ params, visitor }, reply) => {
    const { invoice, content } = await orders.invoicePdf(params.id, visitor);
    return asAttachment(reply, `Счёт ${invoice.number}.pdf`, 'application/pdf').send(content);
  });

  app.get(
    '/api/order/:id/files/:file',
    { schema: { params: OrderId.extend({ file: z.uuid() }) }, config },
    async ({ params, visitor }, reply) => {
      const order = await orders.seen(params.id, visitor);
      const file = await orderFiles.open(order.id, params.file);
      return asAttachment(reply, file.name, contentTypes[file.extension]).send(file.content);
    },
  );
};
