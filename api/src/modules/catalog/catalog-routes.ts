import { PageResponse } from '@site/contracts/page';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import type { CatalogPages } from './catalog-pages.ts';
import type { CatalogService } from './catalog-service.ts';
import { productPage, type ProductPageDeps } from './product-page.ts';

const ListQuery = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
const Slug = z.object({ slug: z.string().max(200) });
const response = { 200: PageResponse };

type Options = { catalog: CatalogService; pages: CatalogPages; deps: ProductPageDeps };

export const catalogRoutes: FastifyPluginAsyncZod<Options> = async (app, { catalog, pages, deps }) => {
  // Loading the index of a large catalogue takes seconds, so it starts before the first request.
  app.addHook('onReady', async () => {
    catalog
      .load()
      .catch((error: unknown) =>
        app.log.error({ err: error }, 'the catalogue index failed to load; the next request retries'),
      );
  });

  app.get('/api/catalog/', { schema: { response } }, () => pages.catalogPage());

  app.get('/api/catalog/:slug/', { schema: { params: Slug, querystring: ListQuery, response } }, (request) =>
    pages.categoryPage(request.params.slug, request.query, request.visitor),
  );

  app.route({
    ...endpoint('GET /product/cards/'),
    handler: async (request) => ({ products: await catalog.cardsByIds(request.query.ids, request.visitor) }),
  });

  app.get('/api/product/:slug/', { schema: { params: Slug, response } }, (request) =>
    productPage(deps, request.params.slug, request.visitor),
  );
};
