import { PageResponse } from '@site/contracts/page';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { PreviewParams } from '../publishing/preview-page.ts';
import type { ProductPreviews } from './product-previews.ts';

export const productPreviewRoutes: FastifyPluginAsyncZod<{ previews: ProductPreviews }> = async (app, { previews }) => {
  app.get(
    '/api/preview/product/:token/',
    { schema: { params: PreviewParams, response: { 200: PageResponse } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return previews.open(request.params.token);
    },
  );
};
