import { TrainersQuery } from '@site/contracts/academy-trainers';
import { PageResponse } from '@site/contracts/page';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { TrainerPages } from './trainer-pages.ts';

export const trainerRoutes: FastifyPluginAsyncZod<{ pages: TrainerPages }> = async (app, { pages }) => {
  const response = { 200: PageResponse };
  app.get('/api/academy/trainers/', { schema: { querystring: TrainersQuery, response } }, ({ query }) =>
    pages.list(query),
  );
  app.get(
    '/api/academy/trainers/:slug/',
    { schema: { params: z.object({ slug: z.string().max(200) }), response } },
    ({ params, visitor }) => pages.item(params.slug, visitor),
  );
};
