import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { encodeQR } from 'qr';
import { asAttachment } from '../../http/attachment.ts';
import { endpoint } from '../../endpoint.ts';
import { contentTypes } from '../../uploads/file-kind.ts';
import type { InvoiceService } from '../invoices/invoice-service.ts';
import { payeeCode } from '../invoices/invoice-texts.ts';
import type { SiteService } from '../site/site-service.ts';
import { renderRequisites } from './requisites-pdf.ts';
import { sellerRequisites } from './seller-requisites.ts';

const config = { skipsSession: true, rateLimit: { max: 60, timeWindow: 60_000 } };

type Options = { invoices: InvoiceService; site: SiteService; now: () => Date };

/** Plain links and an image, without a request key. */
export const sellerRoutes: FastifyPluginAsyncZod<Options> = async (app, { invoices, site, now }) => {
  app.route({
    ...endpoint('GET /about/requisites.pdf'),
    config,
    handler: async (_request, reply) => {
      const [{ items }, payee] = await Promise.all([sellerRequisites({ invoices, site }), invoices.seller()]);
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
        .send(encodeQR(payeeCode(await invoices.seller()), 'svg', { ecc: 'medium', border: 2 })),
  });
};
