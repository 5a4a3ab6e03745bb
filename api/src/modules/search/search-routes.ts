import { PageAnswer } from '@site/contracts/page';
import { searchGroups, SuggestAnswer } from '@site/contracts/search';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { SearchService } from './search-service.ts';

/** Longer ones are pasted by mistake: their beginning is looked for. */
const LONGEST = 100;
/** Several letters a second, for as long as anybody types. */
const SUGGESTIONS_A_MINUTE = 300;

const Text = z
  .union([z.string(), z.array(z.string())])
  .default('')
  .transform((value) => ([value].flat()[0] ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST));

/** `q` is how other sites call it. */
const Query = z
  .object({
    query: Text,
    q: Text,
    group: z.enum(searchGroups).nullable().default(null).catch(null),
    page: z.coerce.number().int().positive().default(1).catch(1),
  })
  .transform(({ query, q, ...rest }) => ({ query: query || q, ...rest }));

export const searchRoutes: FastifyPluginAsyncZod<{ search: SearchService }> = async (app, { search }) => {
  app.get('/api/search/', { schema: { querystring: Query, response: { 200: PageAnswer } } }, (request, reply) => {
    // With a session it may bear a partner's prices.
    reply.header('cache-control', 'no-store');
    return search.page(request.query, request.visitor);
  });

  app.get(
    '/api/search/suggest/',
    {
      schema: { querystring: Query, response: { 200: SuggestAnswer } },
      config: { rateLimit: { max: SUGGESTIONS_A_MINUTE, timeWindow: 60_000 } },
    },
    (request, reply) => {
      reply.header('cache-control', request.visitor.user ? 'no-store' : 'private, max-age=60');
      return search.suggest(request.query.query);
    },
  );
};
