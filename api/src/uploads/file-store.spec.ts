import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeAtomic } from '../disk/write-atomic.ts';
import { FileStore } from './file-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-store-'));
});
afterEach(() => rm(folder, { recursive: true }));

const upload = { name: 'план.pdf', content: Buffer.from('%PDF-1.7 план') };
const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

test('inserts no row when the disk is full', async () => {
  const store = new FileStore(folder, () => Promise.reject(full));
  const rows: unknown[] = [];
  await expect(store.keep(upload, async (row) => rows.push(row))).rejects.toBe(full);
  expect(rows).toEqual([]);
});

test('writes the bytes before the row and deletes them when the insert fails', async () => {
  const store = new FileStore(folder, writeAtomic);
  const refused = new Error('refused');
  let before: string[] = [];
  const kept = store.keep(upload, async () => {
    before = await readdir(folder);
    throw refused;
  });
  await expect(kept).rejects.toBe(refused);
  expect([before.length, await readdir(folder)]).toEqual([1, []]);
});

test('throws 404 for a missing or truncated file', async () => {
  const store = new FileStore(folder);
  const file = await store.keep(upload, async () => {});
  const stream = await store.read(file);
  expect(Buffer.concat(await stream.toArray()).equals(upload.content)).toBe(true);

  await truncate(join(folder, file.id), 4);
  await expect(store.read(file)).rejects.toMatchObject({ statusCode: 404, code: 'file' });
  await store.remove([file]);
  await expect(store.read(file)).rejects.toMatchObject({ statusCode: 404, code: 'file' });
});
