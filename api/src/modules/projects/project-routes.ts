import { PageResponse } from '@site/contracts/page';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { FilterQuery, PageQuery, YearQuery } from '../../http/paged-list.ts';
import { toProjectRow } from '../publishing/document-rows.ts';
import type { PreviewLinks } from '../publishing/preview-links.ts';
import { asPreview, PreviewParams } from '../publishing/preview-page.ts';
import type { ProjectPages } from './project-pages.ts';

const ListQuery = z.object({
  page: PageQuery,
  direction: FilterQuery,
  type: FilterQuery,
  city: FilterQuery,
  year: YearQuery,
  view: z.enum(['list', 'map']).catch('list').default('list'),
});

type Options = { projectPages: ProjectPages; previews: PreviewLinks };

export const projectRoutes: FastifyPluginAsyncZod<Options> = async (app, { projectPages, previews }) => {
  const schema = { params: z.object({ slug: z.string().max(200) }), response: { 200: PageResponse } };
  app.get('/api/projects/', { schema: { querystring: ListQuery, response: schema.response } }, async (request) =>
    projectPages.list(request.query, request.visitor),
  );
  app.get('/api/projects/:slug/', { schema }, async (request) =>
    projectPages.item(request.params.slug, request.visitor),
  );
  app.get(
    '/api/preview/project/:token/',
    { schema: { params: PreviewParams, response: schema.response } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { document, preview } = await previews.open('project', request.params.token);
      return asPreview(await projectPages.drawn(toProjectRow(document), request.visitor), preview);
    },
  );
};
