import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { encodeQR } from 'qr';
import { asAttachment } from '../../attachment.ts';
import { endpoint } from '../../endpoint.ts';
import { contentTypes } from '../../uploads/file-kind.ts';
import { payeeCode } from '../invoices/invoice-texts.ts';
import { renderRequisites } from './requisites-pdf.ts';
import type { SellerService } from './seller-service.ts';

const config = { skipsSession: true, rateLimit: { max: 60, timeWindow: 60_000 } };

/** Plain links and an image, without a request key. */
export const sellerRoutes: FastifyPluginAsyncZod<{ seller: SellerService; now: () => Date }> = async (
  app,
  { seller, now },
) => {
  app.route({
    ...endpoint('GET /about/requisites.pdf'),
    config,
    handler: async (_request, reply) => {
      const [{ items }, payee] = await Promise.all([seller.requisites(), seller.seller()]);
      const pdf = await renderRequisites({ name: payee.name, items, code: payeeCode(payee), date: now() });
      return asAttachment(reply, `Реквизиты ${payee.name}.pdf`, contentTypes.pdf).send(pdf);
    },
  });
  app.route({
    ...endpoint('GET /about/requisites.svg'),
    config,
    handler: async (_request, reply) =>
      reply
        .type('image/svg+xml')
        .header('cache-control', 'public, max-age=300')
        .send(encodeQR(payeeCode(await seller.seller()), 'svg', { ecc: 'medium', border: 2 })),
  });
};
