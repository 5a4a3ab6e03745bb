import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import type { RedirectService } from './redirect-service.ts';

type Options = { redirects: RedirectService };

export const redirectRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  app.route({
    ...endpoint('POST /fetch/check-redirect/'),
    config: { skipsSession: true },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const url = await options.redirects.find(request.body.url);
      return url === undefined ? {} : { url };
    },
  });
};
