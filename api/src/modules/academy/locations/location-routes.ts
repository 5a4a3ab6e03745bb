import { PageResponse } from '@site/contracts/page';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { LocationPages } from './location-pages.ts';

export const locationRoutes: FastifyPluginAsyncZod<{ pages: LocationPages }> = async (app, { pages }) => {
  const response = { 200: PageResponse };
  app.get('/api/academy/locations/', { schema: { response } }, () => pages.list());
  app.get(
    '/api/academy/locations/:slug/',
    { schema: { params: z.object({ slug: z.string().max(200) }), response } },
    ({ params, visitor }) => pages.item(params.slug, visitor),
  );
};
