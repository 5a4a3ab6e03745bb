import { PageAnswer } from '@site/contracts/page';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import type { CatalogService } from './catalog-service.ts';

const ListQuery = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
const Slug = z.object({ slug: z.string().max(200) });
const answers = { 200: PageAnswer };

export const catalogRoutes: FastifyPluginAsyncZod<{ catalog: CatalogService }> = async (app, { catalog }) => {
  // The index of a large catalogue takes seconds to read: it is begun before the first visitor comes.
  app.addHook('onReady', async () => {
    catalog
      .version()
      .catch((error: unknown) => app.log.error({ err: error }, 'catalogue not read; the next request tries again'));
  });

  app.get('/api/catalog/', { schema: { response: answers } }, () => catalog.catalogPage());

  app.get('/api/catalog/:slug/', { schema: { params: Slug, querystring: ListQuery, response: answers } }, (request) =>
    catalog.categoryPage(request.params.slug, request.query, request.visitor),
  );

  app.route({
    ...endpoint('GET /product/cards/'),
    handler: async (request) => ({ products: await catalog.cardsByIds(request.query.ids, request.visitor) }),
  });

  app.get('/api/product/:slug/', { schema: { params: Slug, response: answers } }, (request) =>
    catalog.productPage(request.params.slug, request.visitor),
  );
};
