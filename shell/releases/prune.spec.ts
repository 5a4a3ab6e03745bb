import { expect, jest, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StoreUnavailableError } from '@site/object-store/store-unavailable';
import { prune } from './prune.ts';
import { rollback } from './activation.ts';
import { storeOfEachTest } from './testing/fake-store.ts';

const fake = storeOfEachTest(async ({ golive }) => {
  await golive({ name: 'shell', version: '1.0.0' });
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) await golive({ name: 'mf-one', version });
});

const LONG_AGO = new Date('2020-01-01T00:00:00Z');

/** Makes everything in the store old, the history too. */
async function age() {
  const { dataDir } = fake.store;
  for (const file of await readdir(dataDir, { recursive: true })) await utimes(join(dataDir, file), LONG_AGO, LONG_AGO);
  const history = await readFile(fake.state.historyFile, 'utf8');
  await writeFile(fake.state.historyFile, history.replace(/"at":"[^"]*"/g, `"at":"${LONG_AGO.toISOString()}"`));
}

const versions = async (name: string) =>
  (await fake.store.inventory(name)).releases.map(({ version }) => version).sort();

test('removes old releases and compositions, and keeps the live ones and those of the last change', async () => {
  await age();
  const removed = await prune(fake.store, { keep: 1, days: 30 });
  expect(removed.map(({ what }) => what)).toEqual(['mf-one 1.0.0', expect.stringMatching(/^compositions\//)]);
  expect(removed.every(({ bytes }) => bytes > 0)).toBe(true);
  expect(await versions('mf-one')).toEqual(['2.0.0', '3.0.0']);
  await rollback(fake.store, 'mf-one', { who: 'anna' });
  expect(await fake.live('mf-one')).toEqual(['2.0.0']);
});

test('keeps everything of the last days, and the newest releases of each package', async () => {
  expect(await prune(fake.store, { keep: 1, days: 30 })).toEqual([]);
  await age();
  expect((await prune(fake.store, { keep: 3, days: 30 })).map(({ what }) => what)).not.toContain('mf-one 1.0.0');
  expect(await versions('mf-one')).toEqual(['1.0.0', '2.0.0', '3.0.0']);
});

test('keeps a version on trial, and the releases of a recent composition', async () => {
  await fake.put({ name: 'mf-one', version: '4.0.0' });
  await fake.golive({ name: 'mf-one', version: '5.0.0' }, 20);
  await fake.put({ name: 'mf-one', version: '6.0.0' });
  await age();
  const { dataDir } = fake.store;
  const compositions = await readdir(join(dataDir, 'compositions'));
  const texts = await Promise.all(compositions.map((file) => readFile(join(dataDir, 'compositions', file), 'utf8')));
  const first = compositions[texts.findIndex((text) => text.includes('"name":"mf-one","version":"1.0.0"'))]!;
  await utimes(join(dataDir, 'compositions', first), new Date(), new Date());
  await prune(fake.store, { keep: 1, days: 30 });
  expect(await versions('mf-one')).toEqual(['1.0.0', '3.0.0', '5.0.0', '6.0.0']);
});

test('removes old site data with its compressed forms, except the newest', async () => {
  await mkdir(fake.store.siteFiles.folder, { recursive: true });
  const files = ['a', 'b'].flatMap((name) => [`${name}.json`, `${name}.json.br`]);
  for (const file of files) await writeFile(join(fake.store.siteFiles.folder, file), '{}');
  await age();
  const later = new Date('2021-01-01T00:00:00Z');
  await utimes(join(fake.store.siteFiles.folder, 'b.json'), later, later);
  const removed = await prune(fake.store, { keep: 5, days: 30 });
  expect(removed.map(({ what }) => what).filter((what) => what.startsWith('site-data'))).toEqual([
    'site-data/a.json',
    'site-data/a.json.br',
  ]);
  expect((await readdir(fake.store.siteFiles.folder)).sort()).toEqual(['b.json', 'b.json.br']);
});

test('removes nothing while a composition cannot be read', async () => {
  await age();
  const get = fake.store.documents.get.bind(fake.store.documents);
  const [first] = await readdir(join(fake.store.dataDir, 'compositions'));
  jest
    .spyOn(fake.store.documents, 'get')
    .mockImplementation((key) => (key.endsWith(first!) ? Promise.reject(new StoreUnavailableError('down')) : get(key)));
  await expect(prune(fake.store, { keep: 1, days: 30 })).rejects.toThrow('down');
  expect(await versions('mf-one')).toEqual(['1.0.0', '2.0.0', '3.0.0']);
});

test('reads several compositions at a time', async () => {
  let [reading, most] = [0, 0];
  const get = fake.store.documents.get.bind(fake.store.documents);
  jest.spyOn(fake.store.documents, 'get').mockImplementation(async (key) => {
    most = Math.max(most, ++reading);
    await new Promise(setImmediate);
    reading--;
    return get(key);
  });
  await prune(fake.store, { keep: 1, days: 30 });
  expect(most).toBeGreaterThan(1);
});

test('changes nothing in a dry run', async () => {
  await age();
  expect((await prune(fake.store, { keep: 1, days: 30, dryRun: true }))[0]).toMatchObject({ what: 'mf-one 1.0.0' });
  expect(existsSync(fake.store.folder('mf-one', '1.0.0'))).toBe(true);
});
