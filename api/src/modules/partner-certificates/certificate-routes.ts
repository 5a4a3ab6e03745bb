import { CertificateCheckQuery } from '@site/contracts/partner-certificates';
import { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { asAttachment } from '../../http/attachment.ts';
import { endpoint } from '../../endpoint.ts';
import { ProblemError, problems } from '../../errors.ts';
import type { InvoiceService } from '../invoices/invoice-service.ts';
import { requirePermission } from '../session/permission.ts';
import { renderCertificate } from './certificate-pdf.ts';
import type { CertificatePages } from './certificate-pages.ts';
import type { CertificateService } from './certificate-service.ts';

type Options = { certificates: CertificateService; certificatePages: CertificatePages };

/** Limit per address and session, because numbers are sequential. */
const CHECKS = { max: 10, timeWindow: 60 * 60_000 };

export const certificateRoutes: FastifyPluginAsyncZod<Options> = async (app, { certificates, certificatePages }) => {
  const limitChecks = app.limiter('certificate checks', CHECKS, ['address', 'session']);

  app.get('/api/account/partner-certificate/', { schema: { response: { 200: PageResponse } } }, (request, reply) => {
    reply.header('cache-control', 'no-store');
    return certificatePages.own(request.visitor);
  });

  app.get(
    '/api/partners/certificate/',
    { schema: { querystring: CertificateCheckQuery, response: { 200: PageResponse } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { number } = request.query;
      if (!number) return certificatePages.check({ number, outcome: 'none', certificate: null, text: '' });
      try {
        await limitChecks(request);
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        // Show the page with the entered number and the time to retry.
        return certificatePages.check({ number, outcome: 'limited', certificate: null, text: error.message });
      }
      const certificate = await certificates.check(number);
      return certificatePages.check({ number, outcome: certificate ? 'found' : 'unknown', certificate, text: '' });
    },
  );
};

type DownloadOptions = { certificates: CertificateService; invoices: InvoiceService; host: string };

/** A plain link without a request key: read-only, authorized by the session. */
export const certificateDownloadRoutes: FastifyPluginAsyncZod<DownloadOptions> = async (
  app,
  { certificates, invoices, host },
) => {
  app.route({
    ...endpoint('GET /account/partner-certificate.pdf'),
    config: { rateLimit: { max: 20, timeWindow: 60_000 } },
    handler: async ({ visitor }, reply) => {
      requirePermission(visitor, 'partner.materials');
      const certificate = await certificates.ofVisitor(visitor);
      if (!certificate) throw problems.notFound();
      const { name, director } = await invoices.seller();
      const pdf = await renderCertificate(certificate, {
        target: host + (await certificates.target(visitor, certificate.number)),
        check: host + paths.partnerCertificateCheck(),
        issuer: name,
        director,
      });
      return asAttachment(reply, `Сертификат партнёра ${certificate.number}.pdf`, 'application/pdf').send(pdf);
    },
  });
};
