import { PageAnswer } from '@site/contracts/page';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { FilterQuery, PagesQuery, YearQuery } from '../../paged-list.ts';
import type { ProjectPages } from './project-pages.ts';

const ListQuery = z.object({
  ...PagesQuery,
  direction: FilterQuery,
  type: FilterQuery,
  city: FilterQuery,
  year: YearQuery,
});

export const projectRoutes: FastifyPluginAsyncZod<{ projectPages: ProjectPages }> = async (app, { projectPages }) => {
  const schema = { params: z.object({ slug: z.string().max(200) }), response: { 200: PageAnswer } };
  app.get('/api/projects/', { schema: { querystring: ListQuery, response: schema.response } }, (request) =>
    projectPages.list(request.query, request.visitor),
  );
  app.get('/api/projects/:slug/', { schema }, (request) => projectPages.item(request.params.slug, request.visitor));
};
