import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../../endpoint.ts';
import type { Moderation } from './moderation.ts';

export const managedRevisionRoutes: FastifyPluginAsyncZod<{ moderation: Moderation }> = async (app, { moderation }) => {
  app.route({ ...endpoint('GET /manage/revisions/'), handler: ({ query }) => moderation.list(query) });
  app.route({
    ...endpoint('GET /manage/revisions/{revision}/'),
    handler: ({ params }) => moderation.show(params.revision),
  });
  app.route({
    ...endpoint('POST /manage/revisions/{revision}/approve/'),
    handler: ({ params, author }) => moderation.approve(params.revision, author),
  });
  app.route({
    ...endpoint('POST /manage/revisions/{revision}/reject/'),
    handler: ({ params, body, author }) => moderation.reject(params.revision, body.reason, author),
  });
};
