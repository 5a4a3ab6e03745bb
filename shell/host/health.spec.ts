import { afterEach, beforeEach, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { healthRoutes } from './health.ts';

let isServing = true;
let host: FastifyInstance;

beforeEach(async () => {
  isServing = true;
  host = Fastify();
  await host.register(healthRoutes, { isServing: () => isServing, pools: {} });
});
afterEach(() => host.close());

const request = async (url: string) => {
  const { statusCode, headers, body } = await host.inject(url);
  expect(headers['cache-control']).toBe('no-store');
  return [statusCode, JSON.parse(body) as unknown];
};

test('reports alive and ready', async () => {
  expect(await request('/healthz')).toEqual([200, { status: 'ok' }]);
  expect(await request('/readyz')).toEqual([200, { status: 'ok' }]);
});

test('reports not ready without a renderer, with the reason', async () => {
  isServing = false;
  expect(await request('/readyz')).toEqual([
    503,
    { status: 'down', reason: 'The composition has no running renderer' },
  ]);
});
