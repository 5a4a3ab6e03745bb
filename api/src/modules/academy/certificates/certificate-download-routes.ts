import { paths } from '@site/contracts/paths';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { asAttachment } from '../../../http/attachment.ts';
import { endpoint } from '../../../endpoint.ts';
import type { InvoiceService } from '../../invoices/invoice-service.ts';
import { renderCertificate } from './certificate-pdf.ts';
import type { OwnCertificates } from './own-certificates.ts';

type Options = { ownCertificates: OwnCertificates; invoices: InvoiceService; host: string };

/** A plain link without a request key: the request only reads, and the session identifies the holder. */
export const academyCertificateDownloadRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { ownCertificates, invoices, host },
) => {
  app.route({
    ...endpoint('GET /account/academy/certificates/{number}/certificate.pdf'),
    config: { rateLimit: { max: 20, timeWindow: 60_000 } },
    handler: async ({ visitor, params }, reply) => {
      const row = await ownCertificates.find(visitor, params.number);
      const { name, director } = await invoices.seller();
      const pdf = await renderCertificate(row, {
        target: host + paths.academyCertificates({ number: row.number, code: row.check_code }),
        check: host + paths.academyCertificates(),
        issuer: name,
        director,
      });
      return asAttachment(reply, `Сертификат ${row.number}.pdf`, 'application/pdf').send(pdf);
    },
  });
};
