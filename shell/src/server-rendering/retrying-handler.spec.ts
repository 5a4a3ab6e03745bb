import { expect, test } from '@jest/globals';
import type { StaticHandlerContext } from 'react-router-dom';
import { createRetryingHandler } from './retrying-handler.ts';

test('a module that failed to load is loaded again for the next request, one that came is kept', async () => {
  const loads: string[] = [];
  let isBroken = true;
  const handler = createRetryingHandler((onFailure) => [
    {
      path: '/',
      lazy: async () => {
        loads.push(isBroken ? 'failed' : 'came');
        if (isBroken) onFailure();
        const outcome = isBroken ? 'failed' : 'came';
        return { Component: () => null, loader: () => outcome };
      },
    },
  ]);
  const ask = async () => {
    const { loaderData } = (await handler().query(new Request('http://site/'))) as StaticHandlerContext;
    return Object.values<unknown>(loaderData);
  };

  expect(await ask()).toEqual(['failed']);
  isBroken = false;
  expect(await ask()).toEqual(['came']);
  expect(await ask()).toEqual(['came']);
  expect(loads).toEqual(['failed', 'came']);
});
