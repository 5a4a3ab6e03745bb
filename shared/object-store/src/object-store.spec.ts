import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { hasSwift, startSwift } from '@site/testing/swift-server';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { FolderStore } from './folder-store.ts';
import type { ObjectStore } from './object-store.ts';
import { S3Store } from './s3-store.ts';

type Server = Awaited<ReturnType<typeof startSwift>>;

const PLAN = Buffer.from('%PDF-1.7 план');
const read = async (store: ObjectStore, key: string) => {
  const found = await store.get(key);
  return found && { size: found.size, content: await buffer(found.content) };
};
const keys = async (store: ObjectStore, prefix: string) => {
  const found: string[] = [];
  for await (const { key } of store.list(prefix)) found.push(key);
  return found;
};

/** The contract of every implementation. Each test has a prefix of its own. */
function behavesAsStore(open: () => ObjectStore) {
  let count = 0;
  const prefix = () => `order-files/${++count}/`;

  test('returns what was put, whole and by its head', async () => {
    const key = `${prefix()}план (1)+&?#.pdf`;
    await open().put(key, PLAN);
    expect(await read(open(), key)).toEqual({ size: PLAN.length, content: PLAN });
    const head = await open().head(key);
    expect(head).toEqual({ key, size: PLAN.length, modified: expect.any(Number) });
    // The listing has fractions of a second, the head of an object has none.
    for await (const entry of open().list(key)) expect(Math.abs(entry.modified - head!.modified)).toBeLessThan(2000);
  });

  test('returns a part of an object, with the size of the whole', async () => {
    const key = `${prefix()}a`;
    await open().put(key, PLAN);
    const part = await open().get(key, { start: 1, end: 3 });
    expect([part?.size, (await buffer(part!.content)).toString()]).toEqual([PLAN.length, 'PDF']);
    expect(await open().get(`${key}b`, { start: 0, end: 0 })).toBeNull();
  });

  test('keeps an empty object and one of ten megabytes', async () => {
    const at = prefix();
    const large = Buffer.alloc(10 * 2 ** 20, 'плита');
    await open().put(`${at}empty`, Buffer.alloc(0));
    await open().put(`${at}large`, large);
    expect(await read(open(), `${at}empty`)).toEqual({ size: 0, content: Buffer.alloc(0) });
    expect((await read(open(), `${at}large`))?.content.equals(large)).toBe(true);
  });

  test('replaces an object', async () => {
    const key = `${prefix()}a`;
    await open().put(key, PLAN);
    await open().put(key, Buffer.from('new'));
    expect((await read(open(), key))?.content.toString()).toBe('new');
  });

  test('has no object that was not put or was deleted, also twice', async () => {
    const key = `${prefix()}a`;
    expect([await open().get(key), await open().head(key)]).toEqual([null, null]);
    await open().put(key, PLAN);
    await open().delete(key);
    await open().delete(key);
    expect([await open().get(key), await open().head(key)]).toEqual([null, null]);
  });

  test('lists the objects of a prefix in the order of their keys', async () => {
    const at = prefix();
    for (const name of ['b', 'a/1', 'a/2', 'ab & <c>']) await open().put(at + name, PLAN);
    expect(await keys(open(), at)).toEqual(['a/1', 'a/2', 'ab & <c>', 'b'].map((name) => at + name));
    expect(await keys(open(), `${at}a/`)).toEqual([`${at}a/1`, `${at}a/2`]);
    expect(await keys(open(), `${at}c`)).toEqual([]);
    expect(await keys(open(), 'nothing/')).toEqual([]);
  });

  test('keeps one of two objects put at the same time', async () => {
    const key = `${prefix()}a`;
    const contents = ['first', 'second'].map((text) => Buffer.alloc(100_000, text));
    await Promise.all(contents.map((content) => open().put(key, content)));
    const kept = (await read(open(), key))!.content;
    expect(contents.some((content) => content.equals(kept))).toBe(true);
  });
}

describe('a folder', () => {
  let folder: string;
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'store-'))));
  afterAll(() => rm(folder, { recursive: true }));
  behavesAsStore(() => new FolderStore(folder));

  test('keeps the former object and no partial file when the disk is full', async () => {
    const full = Object.assign(new Error('full'), { code: 'ENOSPC' });
    await new FolderStore(folder).put('full/a', PLAN);
    const store = new FolderStore(folder, () => Promise.reject(full));
    await expect(store.put('full/a', Buffer.from('new'))).rejects.toBe(full);
    expect((await read(store, 'full/a'))?.content.equals(PLAN)).toBe(true);
    expect(await readdir(join(folder, 'full'))).toEqual(['a']);
  });
});

if (!hasSwift)
  console.warn(
    'OpenStack Swift is not installed: the object store with the API of S3 is tested by its unit tests only',
  );

(hasSwift ? describe : describe.skip)('a bucket of OpenStack Swift', () => {
  let server: Server;
  const open = (settings: Partial<ConstructorParameters<typeof S3Store>[0]> = {}) =>
    new S3Store({ ...server, region: 'us-east-1', ...settings });
  beforeAll(async () => void (server = await startSwift()), 120_000);
  afterAll(() => server.remove());
  behavesAsStore(open);

  test('lists more objects than one response has', async () => {
    const store = open();
    const names = Array.from({ length: 41 }, (_, n) => `many/${n + 10}`);
    await Promise.all(names.map((name) => store.put(name, PLAN)));
    expect(await keys(store, 'many/')).toEqual(names);
  });

  test('names what is wrong with the settings', async () => {
    await expect(open({ secret: 'wrong' }).put('a', PLAN)).rejects.toThrow('403 SignatureDoesNotMatch');
    await expect(open({ bucket: 'missing' }).put('a', PLAN)).rejects.toThrow('404 NoSuchBucket');
    await expect(open({ bucket: 'missing' }).get('a')).rejects.toThrow('The bucket missing does not exist');
  });

  test('keeps calls waiting while the server restarts', async () => {
    const store = new S3Store({ ...server, region: 'us-east-1' }, 60_000);
    await store.put('restart/a', PLAN);
    await server.stop();
    const [content] = await Promise.all([read(store, 'restart/a'), store.put('restart/b', PLAN), server.start()]);
    expect(content?.content.equals(PLAN)).toBe(true);
    expect(await keys(store, 'restart/')).toEqual(['restart/a', 'restart/b']);
  }, 60_000);
});
