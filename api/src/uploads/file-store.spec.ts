import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderStore } from '@site/object-store/folder-store';
import { FileStore } from './file-store.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'file-store-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const upload = { name: 'план.pdf', content: Buffer.from('%PDF-1.7 план') };
const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
const stored = () => readdir(join(dataDir, 'files'));

test('inserts no row when the store is full', async () => {
  const files = new FileStore(new FolderStore(dataDir, () => Promise.reject(full)), 'files');
  const rows: unknown[] = [];
  await expect(files.keep(upload, async (row) => rows.push(row))).rejects.toBe(full);
  expect(rows).toEqual([]);
});

test('writes the bytes before the row and deletes them when the insert fails', async () => {
  const files = new FileStore(new FolderStore(dataDir), 'files');
  const refused = new Error('refused');
  let before: string[] = [];
  const kept = files.keep(upload, async () => {
    before = await stored();
    throw refused;
  });
  await expect(kept).rejects.toBe(refused);
  expect([before.length, await stored()]).toEqual([1, []]);
});

test('throws 404 for a missing or truncated file', async () => {
  const files = new FileStore(new FolderStore(dataDir), 'files');
  const file = await files.keep(upload, async () => {});
  const stream = await files.read(file);
  expect(Buffer.concat(await stream.toArray()).equals(upload.content)).toBe(true);

  await truncate(join(dataDir, 'files', file.id), 4);
  await expect(files.read(file)).rejects.toMatchObject({ statusCode: 404, code: 'file' });
  await files.remove([file]);
  await expect(files.read(file)).rejects.toMatchObject({ statusCode: 404, code: 'file' });
});
