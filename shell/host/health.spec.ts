import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { healthRoutes } from './health.ts';

let api: Server;
let apiStatus = 200;
let isServing = true;
let host: FastifyInstance;

beforeEach(async () => {
  apiStatus = 200;
  isServing = true;
  api = createServer((_request, response) => response.writeHead(apiStatus).end());
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  host = Fastify();
  await host.register(healthRoutes, { isServing: () => isServing, apiOrigin, pools: {} });
});
afterEach(async () => {
  api.close();
  await host.close();
});

const request = async (url: string) => {
  const { statusCode, headers, body } = await host.inject(url);
  expect(headers['cache-control']).toBe('no-store');
  return [statusCode, JSON.parse(body) as unknown];
};

test('reports alive and ready', async () => {
  expect(await request('/healthz')).toEqual([200, { status: 'ok' }]);
  expect(await request('/readyz')).toEqual([200, { status: 'ok' }]);
});

test('reports alive but not ready while the API fails, with the reason', async () => {
  apiStatus = 503;
  expect(await request('/readyz')).toEqual([503, { status: 'down', reason: 'The API responds with 503' }]);
  await new Promise((resolve) => api.close(resolve));
  expect(await request('/readyz')).toEqual([503, { status: 'down', reason: 'The API cannot be reached' }]);
  expect(await request('/healthz')).toEqual([200, { status: 'ok' }]);
});

test('reports not ready without a renderer, with the reason', async () => {
  isServing = false;
  expect(await request('/readyz')).toEqual([
    503,
    { status: 'down', reason: 'The composition has no running renderer' },
  ]);
});
