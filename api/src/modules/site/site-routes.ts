import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { unchanged } from '../../http/unchanged.ts';
import type { SiteService } from './site-service.ts';

export const siteRoutes: FastifyPluginAsyncZod<{ site: SiteService }> = async (app, { site }) => {
  const { schema, ...route } = endpoint('GET /fetch/sitedata/');
  app.route({
    ...route,
    schema: { response: { ...schema.response, 304: z.undefined() } },
    handler: async (request, reply) => {
      const { data, etag } = await site.current();
      reply.header('cache-control', 'public, max-age=5').header('etag', etag);
      if (unchanged(request, { etag })) return reply.status(304).send(undefined);
      return data;
    },
  });
};
