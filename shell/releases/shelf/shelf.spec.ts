import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { FolderStore } from '@site/object-store/folder-store';
import { StoreUnavailableError } from '@site/object-store/store-unavailable';
import { writeAtomic } from '@site/object-store/write-atomic';
import { readComposition, writeComposition } from '../compositions.ts';
import { compose } from '../compose.ts';
import { publish } from '../publishing.ts';
import { FileState } from '../state/file-state.ts';
import { Store } from '../store.ts';
import { newDataDir, writeBuild, type FakeRelease } from '../testing/fake-site.ts';
import { inBucket, inFolder, type Place } from './open-shelf.ts';

const MB = 2 ** 20;
let folder: string;
beforeEach(async () => void (folder = await newDataDir()));
afterEach(async () => {
  jest.restoreAllMocks();
  await rm(folder, { recursive: true, force: true });
});

const storeAt = (place: Place) => new Store({ ...place, state: new FileState(folder) });
const put = async (store: Store, release: FakeRelease) =>
  publish(store, await writeBuild(join(folder, 'builds', release.name, release.version), release));
const one = { name: 'mf-one', version: '1.0.0' };

/** The contract of every implementation. `open` returns the store of a machine. */
function behavesAsShelf(open: (machine: string) => Store) {
  test('has a release on each machine once it is published, and not after its removal', async () => {
    const [first, second] = [open('first'), open('second')];
    expect([await second.names(), await second.versions('mf-one')]).toEqual([[], []]);
    await expect(second.read('mf-one', '1.0.0')).rejects.toThrow('mf-one 1.0.0 is not published');
    await put(first, one);
    expect(await put(second, one)).toMatchObject({ isNew: false });
    expect(await second.names()).toEqual(['mf-one']);
    const release = await second.read('mf-one', '1.0.0');
    await second.provide(release);
    await second.verify(release);
    expect(await readFile(join(second.folder('mf-one', '1.0.0'), 'client/main.js'), 'utf8')).toContain('1.0.0');
    await first.discard(release);
    expect(await open('third').versions('mf-one')).toEqual([]);
    await expect(open('third').read('mf-one', '1.0.0')).rejects.toThrow('mf-one 1.0.0 is not published');
  });

  test('publishes a release once, although two processes publish it at the same time', async () => {
    const [first, second] = [open('first'), open('second')];
    const builds = ['a', 'b'].map((own) => ({ ...one, files: { 'client/own.js': own } }));
    const [a, b] = await Promise.all(builds.map((build, n) => writeBuild(join(folder, `builds-${n}`), build)));
    const same = await Promise.all([publish(first, a!), publish(second, a!)]);
    expect(same.map(({ isNew }) => isNew).sort()).toEqual([false, true]);

    await first.discard(same[0].release);
    const different = await Promise.allSettled([publish(first, a!), publish(second, b!)]);
    expect(different.toSorted((x, y) => x.status.localeCompare(y.status))).toMatchObject([
      { status: 'fulfilled', value: { isNew: true } },
      { status: 'rejected', reason: { message: expect.stringContaining('already published with other files') } },
    ]);
    const third = open('third');
    const release = await third.read('mf-one', '1.0.0');
    await third.provide(release);
    await third.verify(release);
  });

  test('reads the newest production release of a package, and no older one', async () => {
    const store = open('first');
    for (const version of ['1.0.0', '2.0.0']) {
      await put(store, { name: 'mf-one', version });
      await new Promise((resolve) => setTimeout(resolve, 5)); // The time of publication has ms.
    }
    await put(store, { name: 'mf-one', version: '3.0.0-dev', mode: 'development' });
    expect((await store.versions('mf-one')).map(({ version }) => version)).toEqual(['3.0.0-dev', '2.0.0', '1.0.0']);
    const reads = jest.spyOn(store.shelf, 'description');
    expect(await store.newest('mf-one')).toMatchObject({ version: '2.0.0' });
    expect(reads.mock.calls.map(([, version]) => version)).toEqual(['3.0.0-dev', '2.0.0']);
  });

  test('has a composition on each machine', async () => {
    const [first, second] = [open('first'), open('second')];
    await put(first, { name: 'shell', version: '1.0.0' });
    const composition = await compose(first, { shell: '1.0.0' });
    await writeComposition(first.documents, composition);
    expect(await readComposition(second.documents, composition.id)).toEqual(composition);
    expect(await readComposition(second.documents, '0'.repeat(16))).toBeUndefined();
  });

  test('has a site data file on each machine, with its compressed forms', async () => {
    const [first, second] = [open('first'), open('second')];
    const name = '0123456789abcdef.json';
    for (const form of ['.br', '.gz', ''])
      await writeAtomic(join(first.siteFiles.folder, name + form), Buffer.from(form));
    await first.siteFiles.share();
    await second.siteFiles.ensure(name);
    const forms = ['', '.br', '.gz'].map((form) => readFile(join(second.siteFiles.folder, name + form), 'utf8'));
    expect(await Promise.all(forms)).toEqual(['', '.br', '.gz']);
    await second.siteFiles.ensure('fedcba9876543210.json');
    expect(existsSync(join(second.siteFiles.folder, 'fedcba9876543210.json'))).toBe(false);
  });
}

describe('a folder', () => {
  behavesAsShelf(() => storeAt(inFolder(join(folder, 'shared'))));
});

describe('a bucket', () => {
  const bucket = () => new FolderStore(join(folder, 'bucket'));
  const machine = (name: string, objects = bucket(), limit = MB) =>
    storeAt(inBucket(objects, join(folder, name), limit));
  behavesAsShelf((name) => machine(name));

  const object = (path: string) => join(folder, 'bucket/releases', path);
  const copied = (store: Store, version: string) => existsSync(store.folder('mf-one', version));

  test('lists no release after an interrupted upload', async () => {
    const stopped = new FolderStore(join(folder, 'bucket'), (path, content) =>
      path.endsWith('1.0.0.json') ? Promise.reject(new Error('killed')) : writeAtomic(path, content),
    );
    await expect(put(machine('first', stopped), one)).rejects.toThrow('killed');
    expect(existsSync(object('archives/mf-one/1.0.0.tar'))).toBe(true);
    expect(await machine('second').names()).toEqual([]);
    expect(await put(machine('second'), one)).toMatchObject({ isNew: true });
  });

  test('replaces a damaged copy, and copies no damaged release', async () => {
    await put(machine('first'), one);
    const second = machine('second');
    await second.provide(one);
    const copy = join(second.folder('mf-one', '1.0.0'), 'client/main.js');
    await writeFile(copy, 'damaged');
    await second.provide(one);
    expect(await readFile(copy, 'utf8')).toContain('1.0.0');
    const archive = object('archives/mf-one/1.0.0.tar');
    const whole = await readFile(archive);
    const third = machine('third');
    await writeFile(archive, whole.toString('latin1').replaceAll('1.0.0', '6.6.6'), 'latin1');
    await expect(third.provide(one)).rejects.toThrow('client/main.js differs from what was built');
    for (const damaged of [whole.subarray(0, 700), Buffer.from('damaged')]) {
      await writeFile(archive, damaged);
      await expect(third.provide(one)).rejects.toThrow('build and publish the release again');
    }
    expect(copied(third, '1.0.0')).toBe(false);
    expect(await put(machine('fourth'), one)).toMatchObject({ isNew: true });
    await third.provide(one);
  });

  test('lets two processes of a machine copy a release at the same time', async () => {
    await put(machine('first'), one);
    const processes = Array.from({ length: 4 }, () => machine('second'));
    await Promise.all(processes.map((store) => store.provide(one)));
    for (const store of processes) await store.verify(await store.read('mf-one', '1.0.0'));
  });

  test('takes over a signature that was renewed', async () => {
    const first = machine('first');
    await put(first, one);
    const second = machine('second');
    await second.provide(one);
    await writeFile(join(first.folder('mf-one', '1.0.0'), 'release.sig'), '{"key":"new","signature":""}');
    await first.shelf.sign('mf-one', '1.0.0');
    expect(await second.signedWith('mf-one', '1.0.0')).toBe('new');
    await second.provide(one);
    expect(await readFile(join(second.folder('mf-one', '1.0.0'), 'release.sig'), 'utf8')).toContain('"new"');
  });

  test('uses its copies while the bucket does not respond', async () => {
    await put(machine('first'), one);
    await put(machine('first'), { ...one, version: '2.0.0' });
    await machine('second').provide(one);
    const objects = bucket();
    jest.spyOn(objects, 'get').mockRejectedValue(new StoreUnavailableError('down'));
    const second = machine('second', objects);
    expect(await second.read('mf-one', '1.0.0')).toMatchObject(one);
    await second.provide(one);
    await expect(second.provide({ ...one, version: '2.0.0' })).rejects.toThrow('down: check S3_URL');
  });

  test('keeps fifty copies of documents, and fetches any other again', async () => {
    const store = machine('first');
    const keys = Array.from({ length: 52 }, (_, n) => `compositions/${n}.json`);
    for (const key of keys) await store.documents.put(key, Buffer.from(key));
    expect(await readdir(join(folder, 'first/compositions'))).toHaveLength(50);
    for (const key of keys) expect(await textOf((await store.documents.get(key))!.content)).toBe(key);
  });

  test('removes the copies that were used longest ago, but none in use', async () => {
    const first = machine('first');
    const versions = ['1.0.0', '2.0.0', '3.0.0', '4.0.0'];
    const files = { 'client/large.js': Buffer.alloc(100_000, 'a') };
    for (const version of versions) await put(first, { ...one, version, files });
    const second = machine('second', bucket(), 250_000);
    for (const [index, version] of versions.entries()) {
      await second.provide({ ...one, version });
      await utimes(second.folder('mf-one', version), index, index);
    }
    await second.shelf.trim((_name, version) => version === '1.0.0');
    expect(versions.filter((version) => copied(second, version))).toEqual(['1.0.0', '4.0.0']);
    await second.ensure({ ...one, version: '3.0.0' });
    expect(versions.filter((version) => copied(second, version))).toEqual(['1.0.0', '3.0.0']);
  });
});
