import { PageAnswer } from '@site/contracts/page';
import { publicationSections } from '@site/contracts/publication-sections';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { FilterQuery, PagesQuery, YearQuery } from '../../paged-list.ts';
import type { PublicationPages } from './publication-pages.ts';

const ListQuery = z.object({
  ...PagesQuery,
  category: FilterQuery,
  topic: FilterQuery,
  tag: FilterQuery,
  year: YearQuery,
});

export const publicationRoutes: FastifyPluginAsyncZod<{ publicationPages: PublicationPages }> = async (
  app,
  { publicationPages },
) => {
  const response = { 200: PageAnswer };
  const params = z.object({ slug: z.string().max(200) });
  for (const section of publicationSections) {
    app.get(`/api/${section}/`, { schema: { querystring: ListQuery, response } }, (request) =>
      publicationPages.list(section, request.query),
    );
    app.get(`/api/${section}/:slug/`, { schema: { params, response } }, (request) =>
      publicationPages.item(section, request.params.slug, request.visitor),
    );
  }
};
