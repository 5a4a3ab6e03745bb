import { expect, test } from '@jest/globals';
import { RouteDefinition } from '@site/contracts/remote';
import { RouterContextProvider } from 'react-router-dom';
import { pageGuard } from './page-guard.ts';

test.each(['sudo', 'constructor'])('fails on every visit of a route with the unknown middleware %s', async (name) => {
  const guard = pageGuard(RouteDefinition.parse({ path: '/x', page: 'x', rules: { appMiddleware: [name] } }));
  const visit = guard({ request: new Request('http://site/x'), params: {}, context: new RouterContextProvider() });
  await expect(visit).rejects.toThrow(`Unknown route middleware: ${name}`);
});
