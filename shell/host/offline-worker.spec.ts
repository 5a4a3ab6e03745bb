import { runInNewContext } from 'node:vm';
import { expect, jest, test } from '@jest/globals';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { offlineWorker, type WorkerOptions } from './offline-worker.ts';

const live: WorkerOptions['live'] = { pick: () => ({ pool: { id: 'c1' } }), onTrial: false };

async function scriptOf(enabled: boolean) {
  const app = Fastify();
  await app.register(cookie);
  await app.register(offlineWorker, { live, enabled });
  const response = await app.inject('/offline-worker.js');
  await app.close();
  expect(response.headers).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'no-cache',
  });
  return response.body;
}

type Handler = (event: object) => void;

/** Runs the worker in a global scope of its own. `fetched` mocks the network. */
async function install(enabled = true) {
  const handlers: Record<string, Handler> = {};
  const stores = new Map([
    ['offline-c0', []],
    ['other', []],
  ] as [string, string[]][]);
  const fetched = jest.fn(async (_request: unknown): Promise<string> => 'page of the network');
  const unregister = jest.fn();
  const caches = {
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    open: async (name: string) => ({ add: async ({ url }: { url: string }) => void stores.set(name, [url]) }),
    match: async (url: string) => ([...stores.values()].flat().includes(url) ? 'offline page' : undefined),
  };
  const self = {
    addEventListener: (name: string, handler: Handler) => (handlers[name] = handler),
    skipWaiting: jest.fn(),
    registration: { unregister },
    clients: { claim: async () => {} },
  };
  class Request {
    constructor(readonly url: string) {}
  }
  runInNewContext(await scriptOf(enabled), { self, caches, fetch: fetched, Request });
  for (const name of ['install', 'activate']) {
    let work: unknown;
    handlers[name]!({ waitUntil: (promise: unknown) => (work = promise) });
    await work;
  }
  const dispatchFetch = async (request: { mode: string; method: string }) => {
    let response: unknown;
    handlers.fetch?.({ request, respondWith: (value: unknown) => (response = value) });
    return response;
  };
  return { stores, fetched, unregister, dispatchFetch };
}

test('serves pages from the network, and the offline page without a network', async () => {
  const { dispatchFetch, fetched, stores } = await install();
  expect([...stores]).toEqual([
    ['other', []],
    ['offline-c1', ['/offline.html']],
  ]);
  const page = { mode: 'navigate', method: 'GET' };
  expect(await dispatchFetch(page)).toBe('page of the network');
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await dispatchFetch(page)).toBe('offline page');
  expect([...stores.values()].flat()).toEqual(['/offline.html']);

  expect(await dispatchFetch({ mode: 'navigate', method: 'POST' })).toBeUndefined();
  expect(await dispatchFetch({ mode: 'cors', method: 'GET' })).toBeUndefined();
});

test('unregisters and deletes its caches when switched off', async () => {
  const { stores, unregister, dispatchFetch } = await install(false);
  expect([...stores.keys()]).toEqual(['other']);
  expect(unregister).toHaveBeenCalled();
  expect(await dispatchFetch({ mode: 'navigate', method: 'GET' })).toBeUndefined();
});
