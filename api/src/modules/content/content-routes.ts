import { PageAnswer } from '@site/contracts/page';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ContentService } from './content-service.ts';

/** Every address that no other module serves is a content page: its path is its key. */
export const contentRoutes: FastifyPluginAsyncZod<{ content: ContentService }> = async (app, { content }) => {
  app.get('/api/', { schema: { response: { 200: PageAnswer } } }, (request) => content.page('/', request.visitor));

  app.get(
    '/api/*',
    { schema: { params: z.object({ '*': z.string().max(500) }), response: { 200: PageAnswer } } },
    (request) => {
      const path = request.params['*'].replace(/\/+$/, '');
      return content.page(`/${path}/`, request.visitor);
    },
  );
};
