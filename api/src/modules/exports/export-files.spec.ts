import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createExportFiles } from './export-files.ts';

let folder: string;
let time = 0;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

const open = () => createExportFiles(folder, 'code', () => new Date((time += 120_000)));
const writer = (text: string) => vi.fn((path: string) => writeFile(path, text));
const full = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));

test.each([
  ['an empty file', '', 0],
  ['a file that was cut off', '', 3],
  ['an empty compressed file', '.gz', 0],
])('%s on the disk is written again', async (_what, ending, length) => {
  const write = writer('feed');
  const { path } = await open()('feed', 'xml', '1', write);
  await truncate(`${path}${ending}`, length);

  const file = await open()('feed', 'xml', '1', write);

  expect(write).toHaveBeenCalledTimes(2);
  expect(await readFile(file.path, 'utf8')).toBe('feed');
  expect(gunzipSync(await readFile(file.gzip)).toString()).toBe('feed');
});

test('a disk that is full leaves the former version, and nothing half written', async () => {
  const former = await open()('feed', 'xml', '1', writer('former'));
  const before = await readdir(folder);

  const files = open();

  expect(await files('feed', 'xml', '2', full)).toEqual(former);
  expect(await readdir(folder)).toEqual(before);

  const room = await files('feed', 'xml', '2', writer('new'));
  expect(await readFile(room.path, 'utf8')).toBe('new');
  await rm(room.path);
  await expect(open()('feed', 'xml', '3', full)).rejects.toMatchObject({ code: 'ENOSPC' });
});
