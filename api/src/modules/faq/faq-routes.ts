import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import type { FaqVotes } from './faq-votes.ts';

type Options = { votes: FaqVotes };

/** More than all answers there are, in an hour. */
const LIMIT = { max: 100, timeWindow: 60 * 60_000 };

export const faqRoutes: FastifyPluginAsyncZod<Options> = async (app, { votes }) => {
  app.route({
    ...endpoint('POST /faq/{id}/vote/'),
    config: { rateLimit: LIMIT },
    handler: async ({ params, body, visitor, ip }) => {
      await votes.vote(params.id, body.helpful, visitor.user?.id ?? ip);
      return { status: 'ok' as const };
    },
  });
};

export const managedFaqRoutes: FastifyPluginAsyncZod<Options> = async (app, { votes }) => {
  app.route({ ...endpoint('GET /manage/faq/'), handler: ({ query }) => votes.list(query.page) });
};
