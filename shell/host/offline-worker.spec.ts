import { runInNewContext } from 'node:vm';
import { expect, jest, test } from '@jest/globals';
import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import type { Live } from '../releases/live.ts';
import { offlineWorker } from './offline-worker.ts';

const live = { pick: () => ({ pool: { id: 'c1' } }), traffic: [] } as unknown as Live;

async function scriptOf(enabled: boolean) {
  const app = Fastify();
  await app.register(cookie);
  await app.register(offlineWorker, { live, enabled });
  const answer = await app.inject('/offline-worker.js');
  await app.close();
  expect(answer.headers).toMatchObject({
    'content-type': expect.stringContaining('javascript'),
    'cache-control': 'no-cache',
  });
  return answer.body;
}

type Handler = (event: object) => void;

/** The worker's own global scope, with a network that a test switches. */
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
  const ask = async (request: { mode: string; method: string }) => {
    let answer: unknown;
    handlers.fetch?.({ request, respondWith: (response: unknown) => (answer = response) });
    return answer;
  };
  return { stores, fetched, unregister, ask };
}

test('a page comes from the network alone; where there is none stands the offline page', async () => {
  const { ask, fetched, stores } = await install();
  expect([...stores]).toEqual([
    ['other', []],
    ['offline-c1', ['/offline.html']],
  ]);
  const page = { mode: 'navigate', method: 'GET' };
  expect(await ask(page)).toBe('page of the network');
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await ask(page)).toBe('offline page');
  expect([...stores.values()].flat()).toEqual(['/offline.html']);

  expect(await ask({ mode: 'navigate', method: 'POST' })).toBeUndefined();
  expect(await ask({ mode: 'cors', method: 'GET' })).toBeUndefined();
});

test('switched off, it takes itself away with what it kept', async () => {
  const { stores, unregister, ask } = await install(false);
  expect([...stores.keys()]).toEqual(['other']);
  expect(unregister).toHaveBeenCalled();
  expect(await ask({ mode: 'navigate', method: 'GET' })).toBeUndefined();
});
