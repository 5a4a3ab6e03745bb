import { beforeEach, describe, expect, test } from '@jest/globals';
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { activate, defaultPlan, rollback, stepNow } from './activation.ts';
import { echoRenderer, site } from './testing/fake-site.ts';
import type { SiteOptions } from './site-options.ts';
import { page, storeOfEachTest } from './testing/fake-store.ts';

const fake = storeOfEachTest(({ golive }) => golive({ name: 'shell', version: '1.0.0' }));
const { put, golive, live } = fake;
const who = { who: 'boris' };

test('makes a version live, watched from then on, and records the author, the time and the previous version', async () => {
  await fake.activate({ name: 'mf-one', version: '1.0.0', routes: page('/one') });
  await fake.activate({ name: 'mf-one', version: '1.1.0', routes: page('/one') });

  expect(await live('mf-one')).toEqual(['1.1.0']);
  const last = (await fake.state.readHistory()).entries.at(-1);
  expect(last).toMatchObject({ who: 'anna', action: 'activate', name: 'mf-one', version: '1.1.0', previous: '1.0.0' });
  const [one] = (await fake.state.readRegistry()).microFrontends['mf-one']!;
  expect(one!.extras.watch!.step).toBe(last!.at);
});

test('rolls back to the previous version without another smoke test', async () => {
  await golive({ name: 'mf-one', version: '1.0.0' });
  await golive({ name: 'mf-one', version: '1.1.0' });
  await rollback(fake.store, 'mf-one', who);
  expect(await live('mf-one')).toEqual(['1.0.0']);
});

test('goes one version further back with each rollback', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await golive({ name: 'mf-one', version });
  await rollback(fake.store, 'mf-one', who);
  await rollback(fake.store, 'mf-one', who);
  expect(await live('mf-one')).toEqual(['1.0.0']);
  await expect(rollback(fake.store, 'mf-one', who)).rejects.toThrow('is its first live version');
});

test('rejects the rollback of a version that is no longer live', async () => {
  for (const version of ['1.0.0', '1.1.0']) await golive({ name: 'mf-one', version });
  await expect(rollback(fake.store, 'mf-one', { ...who, from: '1.0.0' })).rejects.toThrow(
    'expected 1.0.0 live, found 1.1.0',
  );
  await rollback(fake.store, 'mf-one', { ...who, from: '1.1.0' });
  expect(await live('mf-one')).toEqual(['1.0.0']);
});

test('gives a trial to its next share of visitors at once, but never to another than expected', async () => {
  await golive({ name: 'mf-one', version: '1.0.0' });
  await put({ name: 'mf-one', version: '1.1.0' });
  const plan = { ...defaultPlan, next: [25, 100] };
  await activate(fake.store, site, [{ name: 'mf-one', version: '1.1.0' }], { ...who, traffic: 5, plan });
  const { entries } = await stepNow(fake.store, 'mf-one', { ...who, to: 25 });
  expect(entries).toMatchObject([{ action: 'step', traffic: 25, who: 'boris' }]);
  await expect(stepNow(fake.store, 'mf-one', { ...who, to: 25 })).rejects.toThrow(
    'expected the next step at 25 %, found 100 %',
  );
  await stepNow(fake.store, 'mf-one', who);
  expect(await live('mf-one')).toEqual(['1.1.0']);
  await expect(stepNow(fake.store, 'mf-one', who)).rejects.toThrow('expected a trial with further steps');
});

test('goes back past a trial that the stable version has ended', async () => {
  await golive({ name: 'mf-one', version: '0.9.0' });
  await golive({ name: 'mf-one', version: '1.0.0' });
  await golive({ name: 'mf-one', version: '2.0.0' }, 10);
  await golive({ name: 'mf-one', version: '1.0.0' });
  await rollback(fake.store, 'mf-one', who);
  expect(await live('mf-one')).toEqual(['0.9.0']);
});

test('undoes the change that is last when the rollback gets its turn', async () => {
  await golive({ name: 'mf-one', version: '1.0.0' });
  await golive({ name: 'mf-one', version: '1.1.0' });
  const files = [fake.state.registryFile, fake.state.historyFile];
  const before = await Promise.all(files.map((file) => readFile(file)));
  await golive({ name: 'mf-one', version: '1.2.0' });
  const after = await Promise.all(files.map((file) => readFile(file)));

  const write = (contents: Buffer[]) => Promise.all(files.map((file, index) => writeFile(file, contents[index]!)));
  await write(before);
  let rolled: Promise<unknown> | undefined;
  await fake.state.withLock(async () => {
    rolled = rollback(fake.store, 'mf-one', who);
    // Reads of the rollback before its turn would find the state without 1.2.0.
    for (let turn = 0; turn < 3; turn++) await fake.state.readHistory();
    await write(after);
  });
  await rolled;
  expect(await live('mf-one')).toEqual(['1.1.0']);
});

test('gives the new version of a trial to a share of visitors, and ends the trial with a rollback', async () => {
  await golive({ name: 'mf-one', version: '1.0.0' });
  await fake.activate({ name: 'mf-one', version: '2.0.0' }, 10);
  expect(
    (await fake.state.readRegistry()).microFrontends['mf-one']?.map(({ metadata, deployment }) => [
      metadata.version,
      deployment,
    ]),
  ).toEqual([
    ['1.0.0', { traffic: 90, default: true }],
    ['2.0.0', { traffic: 10, default: false }],
  ]);
  await rollback(fake.store, 'mf-one', who);
  expect(await live('mf-one')).toEqual(['1.0.0']);
});

describe('activation', () => {
  beforeEach(async () => {
    await golive({ name: 'mf-one', version: '1.0.0', routes: page('/one/:item') });
  });
  const activated = (version: string, terms: SiteOptions = site) =>
    activate(fake.store, terms, [{ name: 'mf-one', version }], { who: 'anna' }).finally(async () =>
      expect(await live('mf-one')).toEqual(['1.0.0']),
    );

  test('rejects changed and missing files, and names all of them', async () => {
    await put({ name: 'mf-one', version: '2.0.0' });
    const folder = fake.store.folder('mf-one', '2.0.0');
    await appendFile(join(folder, 'client/main.js'), 'alert(1)');
    await rm(join(folder, 'server/main.js'));
    const refusal = activated('2.0.0');
    await expect(refusal).rejects.toThrow('client/main.js differs');
    await expect(refusal).rejects.toThrow('server/main.js is missing');
  });

  test('rejects a damaged description', async () => {
    await put({ name: 'mf-one', version: '2.0.0' });
    await writeFile(join(fake.store.folder('mf-one', '2.0.0'), 'release.json'), '<html>502</html>');
    await expect(activated('2.0.0')).rejects.toThrow('is not JSON');
  });

  test.each([
    ['^20.0.0', 'needs react ^20.0.0, shell 1.0.0 provides 19.3.1'],
    ['>=19.4', 'needs react >=19.4, shell 1.0.0 provides 19.3.1'],
    ['newest', 'needs react newest, which is not a valid version range'],
  ])('rejects a release that needs react %s', async (range, reason) => {
    await put({ name: 'mf-one', version: '2.0.0', requires: { react: range } });
    await expect(activated('2.0.0')).rejects.toThrow(reason);
  });

  test.each(['^19.0.0', '>=18 <20', '19.x', '~19.3.0 || ^20'])(
    'accepts a release that needs react %s',
    async (range) => {
      await fake.activate({ name: 'mf-one', version: '2.0.0', requires: { react: range } });
      expect(await live('mf-one')).toEqual(['2.0.0']);
    },
  );

  test('rejects a release built for another contract', async () => {
    await put({ name: 'mf-one', version: '2.0.0', contract: 99 });
    await expect(activated('2.0.0')).rejects.toThrow('built for contract 99');
  });

  test('rejects a version that is not published', async () => {
    await expect(activated('3.0.0')).rejects.toThrow('is not published');
  });

  test('rejects a development build in production', async () => {
    await put({ name: 'mf-one', version: '2.0.0', mode: 'development' });
    const targets = [{ name: 'mf-one', version: '2.0.0' }];
    await expect(activate(fake.store, site, targets, { who: 'anna', production: true })).rejects.toThrow(
      'mf-one 2.0.0 is a development build',
    );
    await activate(fake.store, site, targets, { who: 'anna' });
    expect(await live('mf-one')).toEqual(['2.0.0']);
  });

  test('rejects a shell with a renderer that throws while it loads', async () => {
    await expect(fake.activate({ name: 'shell', version: '2.0.0', server: 'throw new Error("no");' })).rejects.toThrow(
      'does not load',
    );
    expect(await live('shell')).toEqual(['1.0.0']);
  });

  test('rejects a release with a page that does not load', async () => {
    const server = echoRenderer(
      `globalThis.failures = [{ remote: 'mf-one', version: '1.0.0', page: 'list', message: 'boom' }];`,
    );
    await expect(fake.activate({ name: 'shell', version: '2.0.0', server })).rejects.toThrow(
      'The page "list" of mf-one 1.0.0 does not load: boom',
    );
  });

  test('rejects pages that throw, never end, or run out of memory', async () => {
    await put({ name: 'mf-one', version: '2.0.0', routes: page('/broken', '/failing') });
    const refusal = activated('2.0.0');
    await expect(refusal).rejects.toThrow('/broken/ (mf-one) does not render: it threw');
    await expect(refusal).rejects.toThrow('/failing/ (mf-one) responds with 500');
    await put({ name: 'mf-one', version: '2.0.1', routes: page('/loop') });
    const looped = activated('2.0.1', { ...site, pageTimeout: 500 });
    await expect(looped).rejects.toThrow('/loop/ (mf-one) does not render: no page within 0.5 s');
    await put({ name: 'mf-one', version: '2.0.2', routes: page('/allocate') });
    await expect(activated('2.0.2')).rejects.toThrow(/\/allocate\/ \(mf-one\) does not render: .*memory/);
  });

  test.each(['/allocate', '/crash'])('reports only the page that stops the renderer: %s', async (path) => {
    await put({ name: 'mf-one', version: '2.0.0', routes: page(path, '/zone') });
    await expect(activated('2.0.0')).rejects.toHaveProperty('problems', [
      { release: 'mf-one', message: expect.stringContaining(`${path}/ (mf-one) does not render: `) },
    ]);
  });

  test('continues after a page with an error that mentions a timeout', async () => {
    await put({ name: 'mf-one', version: '2.0.0', routes: page('/broken-by-timeout', '/failing') });
    const refusal = activated('2.0.0');
    await expect(refusal).rejects.toThrow('/broken-by-timeout/ (mf-one) does not render: it stopped within 5 s');
    await expect(refusal).rejects.toThrow('/failing/ (mf-one) responds with 500');
  });

  test('rejects a page that responds with 404, unless --allow-missing is given', async () => {
    await put({ name: 'mf-one', version: '2.0.0', routes: page('/missing/a', '/missing/b') });
    const refusal = activated('2.0.0');
    await expect(refusal).rejects.toThrow(
      '/missing/a/ (mf-one) responds with 404; pass --allow-missing if this is intended',
    );
    await expect(refusal).rejects.toThrow('/missing/b/');
    const targets = [{ name: 'mf-one', version: '2.0.0' }];
    await activate(fake.store, site, targets, { who: 'anna', allowMissing: true });
    expect(await live('mf-one')).toEqual(['2.0.0']);
  });
});

test('runs concurrent activations one after the other', async () => {
  await Promise.all(['mf-one', 'mf-two'].map((name) => fake.activate({ name, version: '1.0.0' })));
  expect([await live('mf-one'), await live('mf-two')]).toEqual([['1.0.0'], ['1.0.0']]);
});
