import { expect, test } from '@jest/globals';
import type { StaticHandlerContext } from 'react-router-dom';
import { createRetryingHandler } from './retrying-handler.ts';

test('retries a module that failed to load, and caches one that loaded', async () => {
  const loads: string[] = [];
  let isBroken = true;
  const handler = createRetryingHandler((onFailure) => [
    {
      path: '/',
      lazy: async () => {
        loads.push(isBroken ? 'failed' : 'loaded');
        if (isBroken) onFailure();
        const outcome = isBroken ? 'failed' : 'loaded';
        return { Component: () => null, loader: () => outcome };
      },
    },
  ]);
  const load = async () => {
    const { loaderData } = (await handler().query(new Request('http://site/'))) as StaticHandlerContext;
    return Object.values<unknown>(loaderData);
  };

  expect(await load()).toEqual(['failed']);
  isBroken = false;
  expect(await load()).toEqual(['loaded']);
  expect(await load()).toEqual(['loaded']);
  expect(loads).toEqual(['failed', 'loaded']);
});
