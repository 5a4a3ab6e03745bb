import { PageAnswer } from '@site/contracts/page';
import { PartnersQuery } from '@site/contracts/partner-directory';
import { paths } from '@site/contracts/paths';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { PartnerDirectory } from './partner-directory.ts';
import type { PartnerPages } from './partner-pages.ts';

type Options = { partnerPages: PartnerPages; directory: PartnerDirectory };

export const partnerRoutes: FastifyPluginAsyncZod<Options> = async (app, { partnerPages, directory }) => {
  app.get(
    `/api${paths.partners()}`,
    { schema: { querystring: PartnersQuery, response: { 200: PageAnswer } } },
    ({ query, visitor }) => directory(query, visitor),
  );
  const schema = { params: z.object({ slug: z.string().max(200) }), response: { 200: PageAnswer } };
  app.get('/api/partners/:slug/', { schema }, (request) => partnerPages.item(request.params.slug, request.visitor));
  app.get('/api/kupit_came/:slug/', { schema }, (request) => partnerPages.city(request.params.slug, request.visitor));
};
