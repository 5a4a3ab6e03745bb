import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { asAttachment } from '../../../http/attachment.ts';
import { endpoint } from '../../../endpoint.ts';
import type { EventInvoices } from './event-invoices.ts';

/** A plain link without a request key: the request only reads, and the session identifies the payer. */
export const eventInvoiceRoutes: FastifyPluginAsyncZod<{ invoices: EventInvoices }> = async (app, { invoices }) => {
  app.route({
    ...endpoint('GET /academy/registrations/{id}/invoice.pdf'),
    config: { rateLimit: { max: 60, timeWindow: 60_000 } },
    handler: async ({ visitor, params }, reply) => {
      const { number, content } = await invoices.pdf(visitor, params.id);
      return asAttachment(reply, `Счёт ${number}.pdf`, 'application/pdf').send(content);
    },
  });
};
