import { PageResponse } from '@site/contracts/page';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Db } from '../../db/database.ts';
import { endpoint } from '../../endpoint.ts';
import type { PreviewLinks } from '../publishing/preview-links.ts';
import { asPreview, PreviewParams } from '../publishing/preview-page.ts';
import { type FaqPreviewDeps, previewFaq } from './faq-preview.ts';
import { listVotes, voteOnAnswer } from './faq-votes.ts';

type Options = { db: Db; now: () => Date; deps: FaqPreviewDeps; previews: PreviewLinks };

/** Limit of votes per hour, above the number of existing answers. */
const LIMIT = { max: 100, timeWindow: 60 * 60_000 };

export const faqRoutes: FastifyPluginAsyncZod<Options> = async (app, { db, now, deps, previews }) => {
  app.get(
    '/api/preview/faq/:token/',
    { schema: { params: PreviewParams, response: { 200: PageResponse } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { document, preview } = await previews.open('faq', request.params.token);
      return asPreview(await previewFaq(deps, document, request.visitor), preview);
    },
  );
  app.route({
    ...endpoint('POST /faq/{id}/vote/'),
    config: { rateLimit: LIMIT },
    handler: async ({ params, body, visitor, ip }) => {
      await voteOnAnswer({ db, now }, params.id, body.helpful, visitor.user?.id ?? ip);
      return { status: 'ok' as const };
    },
  });
};

export const managedFaqRoutes: FastifyPluginAsyncZod<{ db: Db }> = async (app, { db }) => {
  app.route({ ...endpoint('GET /manage/faq/'), handler: ({ query }) => listVotes(db, query.page) });
};
