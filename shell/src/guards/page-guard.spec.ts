import { expect, test } from '@jest/globals';
import type { RouteDefinition } from '@site/contracts/remote';
import { pageGuard } from './page-guard.ts';

const route = { path: '/order/:id', access: 'user', validate: { id: '\\d+' }, rules: {} } as unknown as RouteDefinition;

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
