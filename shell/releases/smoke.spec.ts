import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { RouteInput } from '@site/contracts/remote';
import type { SmokeSessions } from '@site/contracts/smoke';
import { activate } from './activation.ts';
import { scriptedRenderer, site, stopsOnce, type ScriptedPage } from './testing/fake-site.ts';
import { storeOfEachTest } from './testing/fake-store.ts';

const fake = storeOfEachTest();

/** Responses of the API. */
let mapped: string[];
let issued: SmokeSessions;
let apiStatus: number;
let ended: unknown;
let activations = 0;

const api = createServer(async (request, response) => {
  const { url, headers } = request;
  if (url === '/sitemap.xml') return response.end('<loc>https://site.test/sitemap-pages.xml</loc>');
  if (url === '/sitemap-pages.xml')
    return response.end(mapped.map((path) => `<loc>https://site.test${path}</loc>`).join(''));
  if (headers.authorization !== 'Bearer smoke-key') return response.writeHead(401).end();
  if (url === '/api/smoke/sessions/end/') ended = await json(request);
  response.writeHead(apiStatus, { 'content-type': 'application/json' }).end(JSON.stringify(issued));
});
beforeAll(() => once(api.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => void api.close());
beforeEach(() => {
  mapped = [];
  issued = { sessions: [], addresses: [] };
  apiStatus = 200;
  ended = undefined;
});

/** Activates mf-one with these routes under a shell that responds as written. */
async function activated(routes: RouteInput[], pages: Record<string, ScriptedPage>, smokeKey?: string) {
  const version = `${++activations}.0.0`;
  await fake.put({ name: 'shell', version, server: scriptedRenderer(pages) });
  await fake.put({ name: 'mf-one', version, routes });
  const { port } = api.address() as AddressInfo;
  const targets = ['shell', 'mf-one'].map((name) => ({ name, version }));
  const options = { ...site, apiOrigin: `http://127.0.0.1:${port}`, smokeKey };
  return activate(fake.store, options, targets, { who: 'anna' });
}
const problemsOf = (refused: Promise<unknown>) =>
  refused.then(
    () => [],
    (error: { problems: { message: string }[] }) => error.problems.map(({ message }) => message),
  );

const product = { path: '/product/:slug', page: 'list', validate: { slug: '[a-z0-9-]+' } };
const order: RouteInput = { path: '/order/:id', page: 'list', access: 'user', unseen: 'a new site has no orders' };
const orders: RouteInput = { path: '/orders', page: 'list', access: 'user' };

const everyProduct = (answer: ScriptedPage) =>
  Object.fromEntries(mapped.filter((path) => path.startsWith('/product/')).map((path) => [path, answer]));

test('rejects a release with a page that throws at every address of a route with parameters', async () => {
  mapped = ['/catalog/', ...Array.from({ length: 30 }, (_, index) => `/product/p${index}/`)];
  const problems = await problemsOf(activated([product], everyProduct({ status: 500 })));
  expect(problems).toEqual([
    '/product/p0/ (mf-one) responds with 500',
    '/product/p10/ (mf-one) responds with 500',
    '/product/p20/ (mf-one) responds with 500',
  ]);
  expect(await fake.live('mf-one')).toBeUndefined();
});

test('renders the examples of a route, which no site map lists', async () => {
  const route = { ...product, examples: ['/product/one/'] };
  expect(await problemsOf(activated([route], { '/product/one/': { fails: 'it threw' } }))).toEqual([
    '/product/one/ (mf-one) does not render: it threw',
  ]);
});

test('rejects a route without a known address, unless the route states why', async () => {
  const unseen = { path: '/event/:item', page: 'list', unseen: 'there are no events yet' };
  expect(await problemsOf(activated([product, unseen], {}))).toEqual([
    '/product/:slug (mf-one) is not rendered: no address of it is known. Add `examples` to its route, or `unseen` with the reason',
  ]);
  const { notes } = await activated([unseen], {});
  expect(notes).toContain('/event/:item (mf-one) is not rendered: there are no events yet');
});

test.each<[string, ScriptedPage, string]>([
  [
    'redirects to itself',
    { status: 301, location: '/product/a/' },
    'does not render: it redirects in a circle, /product/a/ → /product/a/',
  ],
  [
    'redirects to a missing page',
    { status: 301, location: '/product/none/' },
    'redirects to /product/none/, which responds with 404; pass --allow-missing if this is intended',
  ],
  [
    'has an empty main element',
    { html: '<header>menu</header><main id="main"><div></div></main>' },
    'renders an empty page',
  ],
  ['is closed to guests', { status: 403 }, 'responds with 403'],
  ['asks guests to log in', { status: 401 }, 'responds with 401'],
])('rejects a public page that %s', async (_case, answer, reason) => {
  mapped = ['/product/a/'];
  expect(await problemsOf(activated([product], { '/product/a/': answer, '/product/none/': { status: 404 } }))).toEqual([
    `/product/a/ (mf-one) ${reason}`,
  ]);
});

test('accepts a redirect to an address without a route, and to another site', async () => {
  mapped = ['/product/a/', '/product/b/'];
  const pages = {
    '/product/a/': { status: 301, location: 'https://other.test/' },
    '/product/b/': { status: 301, location: '/media/b.pdf' },
    '/media/b.pdf': { status: 404 },
  };
  expect(await problemsOf(activated([product], pages))).toEqual([]);
});

test('rejects a page with a component that throws, although the page renders', async () => {
  mapped = ['/product/a/'];
  expect(await problemsOf(activated([product], { '/product/a/': { incident: 'TypeError: x' } }))).toEqual([
    'The page "list" of mf-one 2.0.0: TypeError: x',
  ]);
});

test('renders protected pages in the sessions of each role, and ends the sessions', async () => {
  issued = {
    sessions: [
      { role: 'customer', id: 's-customer' },
      { role: 'company_owner', id: 's-owner' },
    ],
    addresses: [{ path: '/order/7/', session: 's-customer' }],
  };
  const pages = {
    '/orders/': { status: 401 },
    's-owner /orders/': { status: 500 },
    's-customer /order/7/': { status: 404 },
  };
  expect(await problemsOf(activated([orders, order], pages, 'smoke-key'))).toEqual([
    '/orders/ (mf-one, as customer) responds with 401, although the visitor is logged in',
    '/orders/ (mf-one, as company_owner) responds with 500',
    '/order/7/ (mf-one, as customer) responds with 404; pass --allow-missing if this is intended',
  ]);
  expect(ended).toEqual({ ids: ['s-customer', 's-owner'] });
});

test('renders a public page as a guest and with the most rights', async () => {
  mapped = ['/product/a/'];
  issued.sessions = [
    { role: 'customer', id: 's-customer' },
    { role: 'came_user', id: 's-came' },
  ];
  const pages = { 's-came /product/a/': { status: 500 }, '/product/a/': { status: 403 } };
  expect(await problemsOf(activated([product], pages, 'smoke-key'))).toEqual([
    '/product/a/ (mf-one, as came_user) responds with 500',
    '/product/a/ (mf-one) responds with 403',
  ]);
});

test('accepts a protected page that is closed to some roles, and rejects one that is closed to all', async () => {
  issued.sessions = [
    { role: 'customer', id: 's-customer' },
    { role: 'company_owner', id: 's-owner' },
  ];
  const closed = { status: 403 };
  expect(await problemsOf(activated([orders], { '/orders/': closed }, 'smoke-key'))).toEqual([
    '/orders/ (mf-one, as customer) responds with 403',
    '/orders/ (mf-one, as company_owner) responds with 403',
  ]);
  await expect(activated([orders], { 's-customer /orders/': closed }, 'smoke-key')).resolves.toBeDefined();
});

const products = (count: number) => Array.from({ length: count }, (_, index) => `/product/p${index}/`);

test.each<[string, ScriptedPage, string]>([
  ['ends its renderer', { exitsAfter: 0 }, 'the renderer stopped with code 7'],
  ['ends its renderer a while', { exitsAfter: 30 }, 'the renderer stopped with code 7'],
  ['blocks its renderer', { loopsAfter: 0 }, 'the renderer does not respond'],
])('names the page that %s after its response, and no other page', async (_case, after, reason) => {
  for (const examples of [products(1), products(3), products(12)]) {
    const url = examples[Math.floor(examples.length / 3)]!;
    expect(await problemsOf(activated([{ ...product, examples }], { [url]: after }))).toEqual([
      `${url} (mf-one) stops its renderer after its response: ${reason}`,
    ]);
  }
});

test('names the last pages when none of them stops its renderer again', async () => {
  const examples = products(2);
  await fake.put({ name: 'shell', version: '99.0.0', server: stopsOnce });
  await fake.put({ name: 'mf-one', version: '99.0.0', routes: [{ ...product, examples }] });
  const targets = ['shell', 'mf-one'].map((name) => ({ name, version: '99.0.0' }));
  expect(await problemsOf(activate(fake.store, site, targets, { who: 'anna' }))).toEqual([
    expect.stringMatching(/^The renderer stopped with code 7, although not again after .*p0/),
  ]);
});

test('names the roles without a user, and what is not rendered without a key', async () => {
  issued.sessions = [{ role: 'customer', id: 's-customer' }];
  const { notes } = await activated([orders], {}, 'smoke-key');
  expect(notes).toEqual([expect.stringContaining('Pages are not rendered for company_pending, came_user,')]);
});

test('activates without a key, and states that protected pages are not rendered', async () => {
  const { notes } = await activated([orders, { ...order, unseen: undefined }], { '/orders/': { status: 401 } });
  expect(notes).toEqual([
    'Protected pages are not rendered for a logged-in visitor: SMOKE_KEY is not set',
    '/order/:id (mf-one) is not rendered: it needs a logged-in visitor',
  ]);
});

test('rejects an activation with another key than the API has', async () => {
  expect(await problemsOf(activated([orders], {}, 'wrong-key'))).toEqual([
    'The API rejects the sessions for the smoke test with 401: set the same SMOKE_KEY for the API and the commands',
  ]);
});
