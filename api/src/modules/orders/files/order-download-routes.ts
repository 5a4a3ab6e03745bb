import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { asAttachment } from '../../../http/attachment.ts';
import { endpoint } from '../../../endpoint.ts';
import { contentTypes } from '../../../uploads/file-kind.ts';
import type { OrderFiles } from './order-files.ts';
import type { OrderService } from '../order-service.ts';

type Options = { orders: OrderService; orderFiles: OrderFiles };

/** Rendering an invoice takes about 100 ms. */
const config = { requiresUser: true, rateLimit: { max: 60, timeWindow: 60_000 } };

/** Plain links without a request key: read-only, authorized by the session. */
export const orderDownloadRoutes: FastifyPluginAsyncZod<Options> = async (app, { orders, orderFiles }) => {
  app.route({
    ...endpoint('GET /order/{id}/invoice.pdf'),
    config,
    handler: async ({ params, visitor }, reply) => {
      const { invoice, content } = await orders.invoicePdf(params.id, visitor);
      return asAttachment(reply, `Счёт ${invoice.number}.pdf`, 'application/pdf').send(content);
    },
  });

  app.route({
    ...endpoint('GET /order/{id}/files/{file}'),
    config,
    handler: async ({ params, visitor }, reply) => {
      const order = await orders.findVisible(params.id, visitor);
      const file = await orderFiles.open(order.id, params.file);
      return asAttachment(reply, file.name, contentTypes[file.extension]).send(file.content);
    },
  });
};
