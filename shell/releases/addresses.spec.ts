import { expect, test } from '@jest/globals';
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
  '%s, which is another remote’s address in other words, is refused at publish',
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
])('%s is kept for %s', async (path, keeper) => {
  await expect(put({ name: 'mf-two', version: '1.0.0', routes: page(path) })).rejects.toThrow(
    `claims the address ${path}, which is kept for ${keeper}`,
  );
});

test('everything that speaks against its routes is said at once', async () => {
  const routes = [...page('/api/x', '/Login'), { path: '/two/:id', page: 'list', validate: { id: '(a+)+', no: '[' } }];
  const refusal = put({ name: 'mf-two', version: '1.0.0', routes });
  for (const part of ['4 reasons', '/api/x', '/Login', '"(a+)+" can be matched in more and more ways', 'no by "["'])
    await expect(refusal).rejects.toThrow(part);
});

test('a static address beside a parameter is left to React Router', async () => {
  await golive({ name: 'mf-two', version: '1.0.0', routes: page('/one/new', '/:any', '/one/*') });
  expect(await live('mf-two')).toEqual(['1.0.0']);
});

test.each(['[a-z0-9-]+', '[0-9a-fA-F-]{36}', '[a-z0-9_-]+', '[a-z0-9]+(?:-[a-z0-9]+)*', '\\d{4}-\\d{2}-\\d{2}'])(
  'a parameter may be checked by %s',
  (pattern) => expect(unsafePattern(pattern)).toBeUndefined(),
);

test.each(['(a+)+', '(a|a)*', '([a-z]+-?)+', '.*a.*b.*c.*', '(', '\\'])(
  'a parameter may not be checked by %s',
  (pattern) => expect(unsafePattern(pattern)).toEqual(expect.any(String)),
);

test('every address without parameters that a change could touch is tried, and no other', async () => {
  const log = join(fake.store.dataDir, 'tried');
  // The renderer of this shell writes down what it is asked for.
  const server = echoRenderer(`
    parentPort.on('message', ({ request }) => {
      if (request) require('node:fs').appendFileSync(${JSON.stringify(log)}, request.url + ' ');
    });`);
  const tried = async () => {
    const text = await readFile(log, 'utf8');
    await rm(log);
    return text.trim().split(' ');
  };

  // A new shell touches all of them, and has one of its own.
  await golive({ name: 'shell', version: '2.0.0', server });
  expect(await tried()).toEqual(['/cart/', '/login/', '/technical/']);
  await golive({ name: 'mf-two', version: '1.0.0', routes: page('/two') });
  expect(await tried()).toEqual(['/two/']);
  // An address that only a parameter answered, and one that is dropped: its 404 is right.
  await golive({ name: 'mf-one', version: '2.0.0', routes: page('/cart/:x?', '/:any') });
  expect(await tried()).toEqual(['/cart/', '/login/']);
});

test('a release that drops an address says so, and who answers it instead', async () => {
  await golive({ name: 'mf-any', version: '1.0.0', routes: page('/:any') });
  const { dropped } = await golive({ name: 'mf-one', version: '2.0.0', routes: page('/cart') });
  expect(dropped).toEqual([
    { remote: 'mf-one', path: '/login', instead: { remote: 'mf-any', path: '/:any' } },
    { remote: 'mf-one', path: '/one/:item' },
  ]);
});

test('a release may take over what another has published a release without', async () => {
  await put({ name: 'mf-one', version: '2.0.0', routes: page('/login', '/one/:item') });
  await put({ name: 'mf-two', version: '1.0.0', routes: page('/cart') });
  await expect(activate(fake.store, site, [{ name: 'mf-two', version: '1.0.0' }], { who: 'anna' })).rejects.toThrow(
    'mf-two and mf-one both claim the address /cart',
  );
  expect(await live('mf-two')).toBeUndefined();
  await expect(publish(fake.store, fake.store.folder('mf-two', '1.0.0'))).resolves.toMatchObject({ isNew: false });
});
