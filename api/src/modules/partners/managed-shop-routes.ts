import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import type { ManagedShops } from './managed-shops.ts';

export const managedShopRoutes: FastifyPluginAsyncZod<{ shops: ManagedShops }> = async (app, { shops }) => {
  app.route({ ...endpoint('GET /manage/shops/'), handler: ({ query }) => shops.list(query) });
  app.route({ ...endpoint('GET /manage/shops/{slug}/'), handler: ({ params }) => shops.show(params.slug) });
  app.route({ ...endpoint('POST /manage/shops/'), handler: ({ body, author }) => shops.add(body, author) });
  app.route({
    ...endpoint('PUT /manage/shops/{slug}/'),
    handler: ({ params, body, author }) => shops.change(params.slug, body, author),
  });
  app.route({
    ...endpoint('POST /manage/shops/{slug}/close/'),
    handler: ({ params, body, author }) => shops.close(params.slug, body.reason, author),
  });
  app.route({
    ...endpoint('POST /manage/shops/{slug}/open/'),
    handler: ({ params, author }) => shops.open(params.slug, author),
  });
};
