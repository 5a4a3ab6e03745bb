import { expect, test } from '@jest/globals';
import type { PageName } from '@site/contracts/renderer';
import {
  createStaticHandler,
  RouterContextProvider,
  type RouteObject,
  type StaticHandlerContext,
} from 'react-router-dom';
import { visitContext, watchedRoutes, type Visit } from './page-watch.ts';

let ran: string[];
const page = (path: string, handle: object): RouteObject => ({
  path,
  handle,
  lazy: async () => ({
    Component: () => null,
    loader: () => {
      ran.push(path);
      return path;
    },
  }),
});
const routes: RouteObject[] = [
  {
    id: 'layout',
    children: [
      page('/list/:item', { route: { page: 'item' }, remote: { name: 'mf-one', version: '1.2.0' } }),
      page('/_ui', { route: { page: 'ui-gallery' } }),
    ],
  },
];
const handler = createStaticHandler(watchedRoutes(routes, '3.0.0'));

async function visit(url: string, decision: ReturnType<Visit['enter']>) {
  ran = [];
  const entered: PageName[] = [];
  const context = new RouterContextProvider();
  context.set(visitContext, {
    works() {},
    enter(name) {
      entered.push(name);
      return decision;
    },
    begin: () => true,
    end() {},
  });
  const result = (await handler.query(new Request(`http://site${url}`), {
    requestContext: context,
  })) as StaticHandlerContext;
  return { entered, result };
}

test('reports a page before its loader runs, with the name of its remote or the shell', async () => {
  const { entered, result } = await visit('/list/7', 'render');
  expect(entered).toEqual([{ remote: 'mf-one', version: '1.2.0', page: 'item' }]);
  expect([ran, result.statusCode]).toEqual([['/list/:item'], 200]);
  expect((await visit('/_ui', 'render')).entered).toEqual([{ remote: 'shell', version: '3.0.0', page: 'ui-gallery' }]);
});

test('returns a 503 for a blocked page without running its loader', async () => {
  const { result } = await visit('/list/7', 'block');
  expect(ran).toEqual([]);
  expect(result.statusCode).toBe(503);
  expect(Object.values(result.errors!)[0]).toMatchObject({ status: 503, data: { remoteFailure: 'mf-one' } });
});

test('runs no code of a page in quarantine', async () => {
  const { result } = await visit('/list/7', 'nothing');
  expect(ran).toEqual([]);
  expect(result.errors).not.toBeNull();
});
