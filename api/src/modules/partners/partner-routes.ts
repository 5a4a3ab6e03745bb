import { PageResponse } from '@site/contracts/page';
import { PartnersQuery } from '@site/contracts/partner-directory';
import { paths } from '@site/contracts/paths';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { WhereToBuyQuery } from '@site/contracts/where-to-buy';
import { z } from 'zod';
import { partnerDirectory, type PartnerDirectoryDeps } from './partner-directory.ts';
import type { PartnerPages } from './partner-pages.ts';
import { whereToBuyPage, type WhereToBuyDeps } from './where-to-buy-page.ts';

type Options = PartnerDirectoryDeps & WhereToBuyDeps & { partnerPages: PartnerPages };

export const partnerRoutes: FastifyPluginAsyncZod<Options> = async (app, deps) => {
  const { partnerPages } = deps;
  app.get(
    `/api${paths.partners()}`,
    { schema: { querystring: PartnersQuery, response: { 200: PageResponse } } },
    ({ query, visitor }) => partnerDirectory(deps, query, visitor),
  );
  const schema = { params: z.object({ slug: z.string().max(200) }), response: { 200: PageResponse } };
  app.get('/api/partners/:slug/', { schema }, (request) => partnerPages.item(request.params.slug, request.visitor));
  app.get(
    '/api/partners/:slug/:branch/',
    {
      schema: {
        params: z.object({ slug: z.string().max(200), branch: z.string().min(8).max(200) }),
        response: { 200: PageResponse },
      },
    },
    ({ params, visitor }) => partnerPages.branch(params.slug, params.branch, visitor),
  );

  const querystring = WhereToBuyQuery;
  app.get(
    `/api${paths.whereToBuy()}`,
    { schema: { querystring, response: { 200: PageResponse } } },
    ({ query, visitor }, reply) => {
      if (query.near) reply.header('cache-control', 'no-store');
      return whereToBuyPage(deps, null, query, visitor);
    },
  );
  app.get('/api/kupit_came/:slug/', { schema: { ...schema, querystring } }, ({ params, query, visitor }, reply) => {
    if (query.near) reply.header('cache-control', 'no-store');
    return whereToBuyPage(deps, params.slug, query, visitor);
  });
};
