import { expect, test } from '@jest/globals';
import { RouteDefinition } from '@site/contracts/remote';
import { RouterContextProvider } from 'react-router-dom';
import { pageGuard } from './page-guard.ts';

test.each(['sudo', 'constructor'])('fails on every visit of a route with the unknown middleware %s', async (name) => {
  const guard = pageGuard(RouteDefinition.parse({ path: '/x', page: 'x', rules: { appMiddleware: [name] } }));
  const visit = guard({ request: new Request('http://site/x'), params: {}, context: new RouterContextProvider() });
  await expect(visit).rejects.toThrow(`Unknown route middleware: ${name}`);
});

const route = RouteDefinition.parse({ path: '/order/:id', page: 'order', access: 'user', validate: { id: '\\d+' } });

/** Resolves with the status of the rejection, or null. */
const statusOf = (authed: boolean, id: string) =>
  Promise.resolve(
    pageGuard(route)({
      request: new Request(`http://localhost/order/${id}/`),
      params: { id },
      context: { get: () => ({ getState: () => ({ authed }) }) },
    } as unknown as Parameters<ReturnType<typeof pageGuard>>[0]),
  ).then(
    () => null,
    ({ init }: { init: { status: number } }) => init.status,
  );

test.each([
  [false, 'x', 401],
  [false, '7', 401],
  [true, 'x', 404],
  [true, '7', null],
])('responds with authed %s and the id «%s» with the status %s', async (authed, id, status) => {
  expect(await statusOf(authed, id)).toBe(status);
});
