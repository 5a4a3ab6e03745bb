import { PageResponse } from '@site/contracts/page';
import { isDrawnElsewhere, pageViewOf } from '@site/contracts/content-previews';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problems } from '../../errors.ts';
import type { PreviewLinks } from '../publishing/preview-links.ts';
import { asPreview, PreviewParams } from '../publishing/preview-page.ts';
import { toPageRow } from '../publishing/document-rows.ts';
import type { ContentService } from './content-service.ts';

type Options = { content: ContentService; previews: PreviewLinks };

/** Serves every address without a module of its own as a content page, by path. */
export const contentRoutes: FastifyPluginAsyncZod<Options> = async (app, { content, previews }) => {
  app.get('/api/', { schema: { response: { 200: PageResponse } } }, (request) => content.page('/', request.visitor));

  app.get(
    '/api/preview/page/:token/',
    { schema: { params: PreviewParams, response: { 200: PageResponse } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { document, preview } = await previews.open('page', request.params.token);
      const drawn = await content.drawn(toPageRow(document), request.visitor);
      return asPreview(drawn, { ...preview, is_partial: isDrawnElsewhere(document.address) });
    },
  );

  // Everything around the blocks is the current public page.
  app.get(
    '/api/preview/page/:view/:token/',
    { schema: { params: PreviewParams.extend({ view: z.string().max(50) }), response: { 200: PageResponse } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { view, token } = request.params;
      const { document, preview } = await previews.open('page', token);
      if (pageViewOf(document.address) !== view) throw problems.notFound();
      const [drawn, around] = await Promise.all([
        content.drawn(toPageRow(document), request.visitor),
        app.inject({ method: 'GET', url: `/api${document.address}`, headers: request.headers }),
      ]);
      if (around.statusCode !== 200) throw problems.notFound();
      const { pagedata } = PageResponse.parse(around.json());
      return asPreview({ ...drawn, pagedata }, preview);
    },
  );

  app.get(
    '/api/*',
    { schema: { params: z.object({ '*': z.string().max(500) }), response: { 200: PageResponse } } },
    (request) => {
      const path = request.params['*'].replace(/\/+$/, '');
      return content.page(`/${path}/`, request.visitor);
    },
  );
};
