import { CertificatesPageQuery } from '@site/contracts/academy-certificates';
import { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '../../../db/database.ts';
import { endpoint } from '../../../endpoint.ts';
import { ProblemError } from '../../../errors.ts';
import type { SeoBuilder } from '../../seo/seo-builder.ts';
import { checkCertificate } from './certificate-service.ts';
import { certificatesPage } from './certificates-page.ts';

type Options = { db: Db; seo: SeoBuilder; now: () => Date };

/** Per address and hour. Numbers are consecutive, so checks must be too few to enumerate them. */
const CHECKS = { max: 10, timeWindow: 60 * 60_000 };

export const academyCertificateRoutes: FastifyPluginAsyncZod<Options> = async (app, deps) => {
  const { seo } = deps;
  const limitChecks = app.limiter('checks of academy certificates', CHECKS, ['address']);

  app.route({
    ...endpoint('POST /academy/certificates/check/'),
    preHandler: limitChecks,
    handler: async ({ body: { number, surname } }) => ({
      certificate: await checkCertificate(deps, number, { surname }),
    }),
  });

  app.get(
    `/api${paths.academyCertificates()}`,
    { schema: { querystring: CertificatesPageQuery, response: { 200: PageResponse } } },
    async (request, reply) => {
      const { number, code } = request.query;
      const none = { number, certificate: null, text: '' };
      if (!number || !code) return certificatesPage(seo, { ...none, outcome: 'none' });
      reply.header('cache-control', 'no-store');
      try {
        await limitChecks(request);
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error;
        // The page keeps the typed number and shows when to retry.
        return certificatesPage(seo, { ...none, outcome: 'limited', text: error.message });
      }
      const certificate = await checkCertificate(deps, number, { code });
      return certificatesPage(seo, { ...none, outcome: certificate ? 'found' : 'unknown', certificate });
    },
  );
};
