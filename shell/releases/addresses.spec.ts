import { expect, jest, test } from '@jest/globals';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { activate } from './activation.ts';
import { publish } from './publishing.ts';
import { unsafePattern } from './unsafe-pattern.ts';
import { echoRenderer, site } from './testing/fake-site.ts';
import { page, storeOfEachTest } from './testing/fake-store.ts';

const fake = storeOfEachTest(async ({ golive }) => {
  await golive({ name: 'shell', version: '1.0.0' });
  await golive({ name: 'mf-one', version: '1.0.0', routes: page('/login', '/cart', '/one/:item') });
});
const { put, golive, live } = fake;

test.each(['/LOGIN', '/cart/:x?', '/one/:id', '/login?/cart'])(
  'publish rejects %s, an equivalent of another remote’s address',
  async (path) => {
    await expect(put({ name: 'mf-two', version: '1.0.0', routes: page(path) })).rejects.toThrow(
      `mf-two and mf-one both claim the address ${path}`,
    );
  },
);

test.each([
  ['/technical', 'the shell'],
  ['/_UI/x', 'the shell'],
  ['/api/:any', 'the host'],
  ['/healthz', 'the host'],
  ['/robots.txt', 'the host'],
])('%s is reserved for %s', async (path, owner) => {
  await expect(put({ name: 'mf-two', version: '1.0.0', routes: page(path) })).rejects.toThrow(
    `claims the address ${path}, which is reserved for ${owner}`,
  );
});

test('reports all problems of the routes at once', async () => {
  const routes = [...page('/api/x', '/Login'), { path: '/two/:id', page: 'list', validate: { id: '(a+)+', no: '[' } }];
  const refusal = put({ name: 'mf-two', version: '1.0.0', routes });
  for (const part of [
    '4 problems',
    '/api/x',
    '/Login',
    '"(a+)+" of id can match in a growing number of ways',
    'pattern "[" of no',
  ])
    await expect(refusal).rejects.toThrow(part);
});

test.each([
  ['javascript:alert(1)', 'is not a path of the site'],
  ['https://other.test/', 'is not a path of the site'],
  ['//other.test/', 'is not a path of the site'],
  ['/two/', 'is served by the same route'],
  ['/TWO/?a=1', 'is served by the same route'],
])('publish rejects a redirect of /two to %s', async (redirect, reason) => {
  const routes = [{ path: '/two', rules: { redirect } }];
  await expect(put({ name: 'mf-two', version: '1.0.0', routes })).rejects.toThrow(
    `/two: the redirect to ${redirect} ${reason}`,
  );
});

test('accepts a static address beside a parameter', async () => {
  await fake.activate({ name: 'mf-two', version: '1.0.0', routes: page('/one/new', '/:any', '/one/*') });
  expect(await live('mf-two')).toEqual(['1.0.0']);
});

test.each(['[a-z0-9-]+', '[0-9a-fA-F-]{36}', '[a-z0-9_-]+', '[a-z0-9]+(?:-[a-z0-9]+)*', '\\d{4}-\\d{2}-\\d{2}'])(
  'accepts the parameter pattern %s',
  (pattern) => expect(unsafePattern(pattern)).toBeUndefined(),
);

test('accepts a safe parameter pattern on a machine that stands still meanwhile', () => {
  let now = 0;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => (now += 60_000));
  try {
    expect(unsafePattern('[0-9a-f-]{36}')).toBeUndefined();
  } finally {
    clock.mockRestore();
  }
});

test.each(['(a+)+', '(a|a)*', '([a-z]+-?)+', '.*a.*b.*c.*', '(', '\\'])('rejects the parameter pattern %s', (pattern) =>
  expect(unsafePattern(pattern)).toEqual(expect.any(String)),
);

test('renders exactly the addresses without parameters that a change can affect', async () => {
  const log = join(fake.store.dataDir, 'tried');
  // The renderer of this shell logs the addresses of pages, but not of the request that it is only to respond to.
  const server = echoRenderer(`
    parentPort.on('message', ({ request }) => {
      if (request && !request.held) require('node:fs').appendFileSync(${JSON.stringify(log)}, request.url + ' ');
    });`);
  const rendered = async () => {
    const text = await readFile(log, 'utf8');
    await rm(log);
    return text.trim().split(' ');
  };

  // A new shell affects all of them, and has an address of its own.
  await fake.activate({ name: 'shell', version: '2.0.0', server });
  expect(await rendered()).toEqual(['/cart/', '/login/', '/technical/']);
  await fake.activate({ name: 'mf-two', version: '1.0.0', routes: page('/two') });
  expect(await rendered()).toEqual(['/two/']);
  // `/cart` changes its pattern; `/login` is dropped and matches only a parameter, so that its 404 is accepted.
  await fake.activate({ name: 'mf-one', version: '2.0.0', routes: page('/cart/:x?', '/:any') });
  expect(await rendered()).toEqual(['/cart/', '/login/']);
});

test('reports dropped addresses and the routes that match them now', async () => {
  await golive({ name: 'mf-any', version: '1.0.0', routes: page('/:any') });
  const { dropped } = await golive({ name: 'mf-one', version: '2.0.0', routes: page('/cart') });
  expect(dropped).toEqual([
    { remote: 'mf-one', path: '/login', instead: { remote: 'mf-any', path: '/:any' } },
    { remote: 'mf-one', path: '/one/:item' },
  ]);
});

test('publishes an address that the newest release of its owner no longer claims', async () => {
  await put({ name: 'mf-one', version: '2.0.0', routes: page('/login', '/one/:item') });
  await put({ name: 'mf-two', version: '1.0.0', routes: page('/cart') });
  await expect(activate(fake.store, site, [{ name: 'mf-two', version: '1.0.0' }], { who: 'anna' })).rejects.toThrow(
    'mf-two and mf-one both claim the address /cart',
  );
  expect(await live('mf-two')).toBeUndefined();
  await expect(publish(fake.store, fake.store.folder('mf-two', '1.0.0'))).resolves.toMatchObject({ isNew: false });
});
