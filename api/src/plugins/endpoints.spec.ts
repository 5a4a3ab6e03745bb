import { expect, test } from 'vitest';
import { endpoints } from '@site/contracts/endpoints';
import { PageResponse } from '@site/contracts/page';
import Fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { endpointsPlugin } from './endpoints.ts';

const names = Object.keys(endpoints) as (keyof typeof endpoints)[];

/** Builds an API with these routes of the map. Other tests cover the start of the whole application. */
async function apiWith(registered: typeof names) {
  const app = Fastify().withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(endpointsPlugin);
  for (const name of registered)
    app.route({ ...endpoint(name), handler: async (_request, reply) => void reply.hijack() });
  return app;
}

test('accepts every route of the map, pages, and routes outside /api', async () => {
  const app = await apiWith(names);
  app.get('/api/catalog/', { schema: { response: { 200: PageResponse } } }, async () => Promise.reject(new Error()));
  app.get('/healthz', async () => 'ok');
  await expect(app.ready()).resolves.toBeDefined();
});

test('rejects a route that is missing from the map', async () => {
  const app = await apiWith(names);
  app.get('/api/secret/:id/', { schema: { params: z.object({ id: z.string() }) } }, async () => 'unmapped');
  await expect(app.ready()).rejects.toThrow('requires: GET /secret/{id}/. Register them with endpoint()');
});

test('rejects a route with a schema that differs from the map', async () => {
  const app = await apiWith(names.filter((name) => name !== 'PUT /cart/items/{product_id}/'));
  const { schema, ...route } = endpoint('PUT /cart/items/{product_id}/');
  app.route({
    ...route,
    schema: { ...schema, body: z.unknown() },
    handler: async (_request, reply) => void reply.hijack(),
  });
  await expect(app.ready()).rejects.toThrow('requires: PUT /cart/items/{product_id}/');
});

test('reports an endpoint without a route', async () => {
  const app = await apiWith(names.filter((name) => name !== 'DELETE /cart/'));
  await expect(app.ready()).rejects.toThrow('without a route: DELETE /cart/');
});

test('types the request and response of a route by the map', async () => {
  const app = Fastify().withTypeProvider<ZodTypeProvider>();
  const wrong = () => {
    // @ts-expect-error There is no such endpoint.
    endpoint('GET /carts/');
    app.route({
      ...endpoint('PUT /cart/items/{product_id}/'),
      // @ts-expect-error The response is a cart.
      handler: async ({ params, body }) => ({ status: 'ok' as const, sum: params.product_id * body.qty }),
    });
    app.route({
      ...endpoint('POST /order/{id}/repeat/'),
      // @ts-expect-error It takes no body.
      preHandler: async ({ body }) => void body.qty,
      handler: async (_request, reply) => void reply.hijack(),
    });
  };
  expect(wrong).toBeInstanceOf(Function);
});
