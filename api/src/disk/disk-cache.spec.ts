import { mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DiskCache } from './disk-cache.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk-cache-'));
});
afterEach(() => rm(folder, { recursive: true }));

const log = { warn: vi.fn() };
const picture = Buffer.from('picture');
const maker = () => vi.fn(() => Promise.resolve(picture));

test('makes the bytes once for simultaneous requests and reads them after a restart', async () => {
  const make = maker();
  const kept = new DiskCache(folder, log);
  const all = await Promise.all([1, 2, 3].map(() => kept.get('a.png', make)));
  expect([...all, await new DiskCache(folder, log).get('a.png', make)]).toEqual([picture, picture, picture, picture]);
  expect(make).toHaveBeenCalledTimes(1);
});

test.each<[string, (path: string) => Promise<void>]>([
  ['is empty', (path) => truncate(path, 0)],
  ['was cut off', async (path) => truncate(path, (await readFile(path)).length - 1)],
  ['holds other bytes', async (path) => writeFile(path, Buffer.alloc((await readFile(path)).length))],
])('makes a file again that %s', async (_case, damage) => {
  const make = maker();
  const kept = new DiskCache(folder, log);
  await kept.get('a.png', make);
  await damage(join(folder, 'a.png'));
  expect([await kept.get('a.png', make), await kept.get('a.png', make)]).toEqual([picture, picture]);
  expect(make).toHaveBeenCalledTimes(2);
});

test('returns the bytes without caching them when the disk is full', async () => {
  const make = maker();
  const kept = new DiskCache(folder, log, {
    write: () => Promise.reject(Object.assign(new Error(), { code: 'ENOSPC' })),
  });
  expect([await kept.get('a.png', make), await kept.get('a.png', make)]).toEqual([picture, picture]);
  expect([make.mock.calls.length, log.warn.mock.calls.length]).toEqual([2, 2]);
});

test('deletes the oldest files beyond its size, also those of an earlier process', async () => {
  // Each file has 32 bytes of its hash.
  const make = () => Promise.resolve(Buffer.alloc(68));
  const names = ['1', '2', '3', '4'];
  for (const name of names) {
    await new DiskCache(folder, log).get(name, make);
    await utimes(join(folder, name), Number(name), Number(name));
  }
  const kept = new DiskCache(folder, log, { most: 400 });
  await kept.get('5', make);
  expect(await readdir(folder)).toEqual(['3', '4', '5']);
  await kept.get('6', make);
  expect(await readdir(folder)).toEqual(['3', '4', '5', '6']);
});
