import { PageResponse } from '@site/contracts/page';
import { publicationSections } from '@site/contracts/publication-sections';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { FilterQuery, PageQuery, YearQuery } from '../../http/paged-list.ts';
import { toPublicationRow } from '../publishing/document-rows.ts';
import { asPreview, PreviewParams } from '../publishing/preview-page.ts';
import type { PreviewLinks } from '../publishing/preview-links.ts';
import type { PublicationPages } from './publication-pages.ts';

const ListQuery = z.object({
  page: PageQuery,
  category: FilterQuery,
  topic: FilterQuery,
  tag: FilterQuery,
  year: YearQuery,
});

type Options = { publicationPages: PublicationPages; previews: PreviewLinks };

export const publicationRoutes: FastifyPluginAsyncZod<Options> = async (app, { publicationPages, previews }) => {
  const response = { 200: PageResponse };
  const params = z.object({ slug: z.string().max(200) });
  for (const section of publicationSections) {
    app.get(`/api/${section}/`, { schema: { querystring: ListQuery, response } }, async (request) =>
      publicationPages.list(section, request.query),
    );
    app.get(`/api/${section}/:slug/`, { schema: { params, response } }, async (request) =>
      publicationPages.item(section, request.params.slug, request.visitor),
    );
  }
  app.get(
    '/api/preview/publication/:token/',
    { schema: { params: PreviewParams, response } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { document, preview } = await previews.open('publication', request.params.token);
      return asPreview(await publicationPages.drawn(toPublicationRow(document), request.visitor), preview);
    },
  );
};
