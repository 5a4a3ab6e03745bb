import { CompanyCertificatesQuery } from '@site/contracts/academy-certificates';
import { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { companyCertificatesPage, type CompanyCertificatesDeps } from './company-certificates-page.ts';

export const companyCertificateRoutes: FastifyPluginAsyncZod<CompanyCertificatesDeps> = async (app, deps) => {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  app.get(
    `/api${paths.accountCertificates()}`,
    { schema: { querystring: CompanyCertificatesQuery, response: { 200: PageResponse } } },
    ({ visitor, query }) => companyCertificatesPage(deps, visitor, query),
  );
};
