import { PageResponse } from '@site/contracts/page';
import { searchGroups } from '@site/contracts/search';
import { SearchText } from '@site/contracts/search-query';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { digits } from '@site/contracts/fields';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import type { SearchService } from './search-service.ts';

/** Allows for several letters a second of continuous typing. */
const SUGGESTIONS_A_MINUTE = 300;

/** `q` is an alias of `query`, because other sites use it. */
const Query = z
  .object({
    query: SearchText,
    q: SearchText,
    group: z.enum(searchGroups).nullable().default(null).catch(null),
    page: digits(z.number().int().positive()).default(1).catch(1),
  })
  .transform(({ query, q, ...rest }) => ({ query: query || q, ...rest }));

export const searchRoutes: FastifyPluginAsyncZod<{ search: SearchService }> = async (app, { search }) => {
  app.get('/api/search/', { schema: { querystring: Query, response: { 200: PageResponse } } }, (request, reply) => {
    // The response may contain a partner's prices.
    reply.header('cache-control', 'no-store');
    return search.page(request.query, request.visitor);
  });

  app.route({
    ...endpoint('GET /search/suggest/'),
    config: { rateLimit: { max: SUGGESTIONS_A_MINUTE, timeWindow: 60_000 } },
    handler: (request, reply) => {
      reply.header('cache-control', request.visitor.user ? 'no-store' : 'private, max-age=60');
      return search.suggest(request.query.query);
    },
  });
};
