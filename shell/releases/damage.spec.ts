import { expect, test } from '@jest/globals';
import { appendFile, copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { activate, rollback } from './activation.ts';
import { site } from './testing/fake-site.ts';
import { storeOfEachTest } from './testing/fake-store.ts';

const fake = storeOfEachTest(async ({ golive }) => {
  await golive({ name: 'shell', version: '1.0.0' });
  await golive({ name: 'mf-one', version: '1.0.0' });
  await golive({ name: 'mf-one', version: '1.1.0' });
});
const { put, golive, live } = fake;

test('reports a damaged registry and keeps the registry before its last change', async () => {
  const file = fake.state.registryFile;
  await writeFile(file, '{"schema": "x", "microFron');
  const previous = join(fake.store.dataDir, 'registry.before.json');
  await expect(fake.state.readRegistry()).rejects.toMatchObject({
    name: 'ReleaseError',
    message: expect.stringMatching(/registry\.json is damaged .* Replace it with .*registry\.before\.json/s),
  });
  await put({ name: 'mf-one', version: '1.2.0' }).catch(() => {});
  await copyFile(previous, file);
  expect(await live('mf-one')).toEqual(['1.0.0']);
});

test('rejects a registry with a traffic sum above 100', async () => {
  const registry = await fake.state.readRegistry();
  const [entry] = registry.microFrontends.shell!;
  const shares = [
    { traffic: 100, default: true },
    { traffic: 100, default: false },
  ];
  await writeFile(
    fake.state.registryFile,
    JSON.stringify({ ...registry, microFrontends: { shell: shares.map((deployment) => ({ ...entry, deployment })) } }),
  );
  await expect(fake.state.readRegistry()).rejects.toThrow('traffic sums to 200');
});

test('skips a damaged line of the history, and names it in a rollback', async () => {
  const file = fake.state.historyFile;
  const lines = (await readFile(file, 'utf8')).split('\n');
  await writeFile(file, [lines[0], '{"at": "20', ...lines.slice(1)].join('\n'));
  expect(await fake.state.readHistory()).toMatchObject({ entries: { length: 3 }, damaged: [2] });
  await expect(rollback(fake.store, 'mf-one', { who: 'anna' })).rejects.toThrow(
    /history\.jsonl, line 2: .*damaged.*remove/s,
  );
  await activate(fake.store, site, [{ name: 'mf-one', version: '1.0.0' }], { who: 'anna' });
  expect(await live('mf-one')).toEqual(['1.0.0']);
});

test('starts a new line after a torn one', async () => {
  await appendFile(fake.state.historyFile, '{"at": "20');
  await golive({ name: 'mf-one', version: '1.2.0' });
  const { entries, damaged } = await fake.state.readHistory();
  expect([entries.at(-1)?.version, damaged]).toEqual(['1.2.0', [4]]);
});

test('names a history that cannot be read', async () => {
  const file = fake.state.historyFile;
  await rm(file);
  await mkdir(file);
  await expect(fake.state.readHistory()).rejects.toMatchObject({
    name: 'ReleaseError',
    message: expect.stringContaining('history.jsonl cannot be read'),
  });
});

test('lists an empty folder as damaged, beside the readable releases', async () => {
  await mkdir(fake.store.folder('mf-one', '9.9.9'));
  const { releases, damaged } = await fake.store.inventory('mf-one');
  expect(releases.map(({ version }) => version)).toEqual(['1.1.0', '1.0.0']);
  expect(damaged).toEqual([{ version: '9.9.9', reason: expect.stringContaining('is not published') }]);
});

test.each(['../x', 'mf-one/1.0.0', 'MF', ''])('rejects "%s" as a name and as a version', async (name) => {
  await expect(fake.store.read(name, '1.0.0')).rejects.toThrow('invalid package name');
  await expect(fake.store.read('mf-one', `../${name}`)).rejects.toThrow('invalid version');
});
