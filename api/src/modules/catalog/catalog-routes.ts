import { PageResponse } from '@site/contracts/page';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import type { CatalogService } from './catalog-service.ts';

const ListQuery = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
const Slug = z.object({ slug: z.string().max(200) });
const response = { 200: PageResponse };

export const catalogRoutes: FastifyPluginAsyncZod<{ catalog: CatalogService }> = async (app, { catalog }) => {
  // Loading the index of a large catalogue takes seconds, so it starts before the first request.
  app.addHook('onReady', async () => {
    catalog
      .version()
      .catch((error: unknown) =>
        app.log.error({ err: error }, 'the catalogue index failed to load; the next request retries'),
      );
  });

  app.get('/api/catalog/', { schema: { response } }, () => catalog.catalogPage());

  app.get('/api/catalog/:slug/', { schema: { params: Slug, querystring: ListQuery, response } }, (request) =>
    catalog.categoryPage(request.params.slug, request.query, request.visitor),
  );

  app.route({
    ...endpoint('GET /product/cards/'),
    handler: async (request) => ({ products: await catalog.cardsByIds(request.query.ids, request.visitor) }),
  });

  app.get('/api/product/:slug/', { schema: { params: Slug, response } }, (request) =>
    catalog.productPage(request.params.slug, request.visitor),
  );
};
