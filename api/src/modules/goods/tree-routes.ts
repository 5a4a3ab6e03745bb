import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import type { ManagedAttributes } from './managed-attributes.ts';
import type { ManagedCategories } from './managed-categories.ts';

type Options = { categories: ManagedCategories; attributes: ManagedAttributes };

/** Categories and attributes. */
export const treeRoutes: FastifyPluginAsyncZod<Options> = async (app, { categories, attributes }) => {
  app.route({ ...endpoint('GET /manage/categories/'), handler: () => categories.list() });
  app.route({ ...endpoint('POST /manage/categories/'), handler: ({ body, author }) => categories.add(body, author) });
  app.route({
    ...endpoint('POST /manage/categories/order/'),
    handler: ({ body, author }) => categories.order(body, author),
  });
  app.route({ ...endpoint('GET /manage/categories/{id}/'), handler: ({ params }) => categories.show(params.id) });
  app.route({
    ...endpoint('PUT /manage/categories/{id}/'),
    handler: ({ params, body, author }) => categories.change(params.id, body, author),
  });
  app.route({
    ...endpoint('POST /manage/categories/{id}/remove/'),
    handler: ({ params, author }) => categories.remove(params.id, author),
  });
  app.route({ ...endpoint('GET /manage/attributes/'), handler: () => attributes.list() });
  app.route({ ...endpoint('POST /manage/attributes/'), handler: ({ body, author }) => attributes.add(body, author) });
  app.route({
    ...endpoint('POST /manage/attributes/order/'),
    handler: ({ body, author }) => attributes.order(body, author),
  });
  app.route({
    ...endpoint('PUT /manage/attributes/{code}/'),
    handler: ({ params, body, author }) => attributes.change(params.code, body, author),
  });
};
