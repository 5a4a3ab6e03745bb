import { TrainingsQuery } from '@site/contracts/academy-trainings';
import { PageResponse } from '@site/contracts/page';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { TrainingPages } from './training-pages.ts';

export const trainingRoutes: FastifyPluginAsyncZod<{ pages: TrainingPages }> = async (app, { pages }) => {
  const response = { 200: PageResponse };
  const params = z.object({ category: z.string().max(200), slug: z.string().max(200) });
  app.get('/api/academy/training/', { schema: { querystring: TrainingsQuery, response } }, ({ query, visitor }) =>
    pages.list(query, visitor),
  );
  for (const form of ['training', 'online'])
    app.get(
      `/api/academy/${form}/:category/:slug/`,
      { schema: { params, response } },
      async ({ params: { slug }, visitor }, reply) => {
        if (visitor.user) reply.header('cache-control', 'no-store');
        return pages.item(slug, visitor);
      },
    );
};
