import { mkdtemp, readdir, readFile, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ExportFiles } from './export-files.ts';

let folder: string;
let time = 0;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'export-files-'));
});
afterEach(() => rm(folder, { recursive: true }));

const open = () => new ExportFiles(folder, 'code', () => new Date((time += 120_000)));
const writer = (text: string) => vi.fn(() => Promise.resolve(gzipSync(text)));
const text = async ({ path }: { path: string }) => gunzipSync(await readFile(path)).toString();
const full = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));

test.each([
  ['an empty file', 0],
  ['a file that was cut off', 3],
])('rewrites %s on disk', async (_what, length) => {
  const write = writer('feed');
  const { path } = await open().file('feed', 'xml', '1', write);
  await truncate(path, length);

  const file = await open().file('feed', 'xml', '1', write);

  expect(write).toHaveBeenCalledTimes(2);
  expect(await text(file)).toBe('feed');
  expect(file).toMatchObject({ size: gzipSync('feed').length, length: 'feed'.length });
});

test('keeps the previous version and no partial file on a full disk', async () => {
  const former = await open().file('feed', 'xml', '1', writer('former'));
  const before = await readdir(folder);

  const files = open();

  expect(await files.file('feed', 'xml', '2', full)).toEqual(former);
  expect(await readdir(folder)).toEqual(before);

  const room = await files.file('feed', 'xml', '2', writer('new'));
  expect(await text(room)).toBe('new');
  await rm(room.path);
  await expect(open().file('feed', 'xml', '3', full)).rejects.toMatchObject({ code: 'ENOSPC' });
});

test('keeps one earlier version, and those of another kind', async () => {
  const files = open();
  const other = await files.file('feed-partners', 'xml', '1', writer('other'));
  const first = await files.file('feed', 'xml', '1', writer('first'));
  const former = await files.file('feed', 'xml', '2', writer('former'));

  const latest = await files.file('feed', 'xml', '3', writer('latest'));

  const left = new Set((await readdir(folder)).map((file) => file.split('.')[0]));
  expect(left).toEqual(new Set([other, former, latest].map(({ name }) => name.split('.')[0])));
  expect(left).not.toContain(first.name.split('.')[0]);
});

/** A writer that finishes after `goOn` is called. */
function slowly(text: string) {
  let goOn = () => undefined as void;
  const released = new Promise<void>((resolve) => (goOn = resolve));
  return { goOn: () => goOn(), write: () => released.then(() => gzipSync(text)) };
}

test('writes another version separately from the one being written', async () => {
  let moment = 0;
  const files = new ExportFiles(folder, 'code', () => new Date(moment));
  const [first, second] = [slowly('version 1'), slowly('version 2')];
  const asked = files.file('catalog', 'xml', '1', first.write).then(text);
  const newer = files.file('catalog', 'xml', '2', second.write).then(text);
  const again = files.file('catalog', 'xml', '2', () => Promise.reject(new Error('written twice'))).then(text);
  first.goOn();
  expect(await asked).toBe('version 1');
  second.goOn();
  expect(await Promise.all([newer, again])).toEqual(['version 2', 'version 2']);
  moment += 120_000;
  expect(await files.file('catalog', 'xml', '2', () => Promise.reject(new Error('written again'))).then(text)).toBe(
    'version 2',
  );
});

test('serves the previous version while a large one is being written', async () => {
  let moment = 0;
  const files = new ExportFiles(folder, 'code', () => new Date(moment));
  await files.file('catalog', 'xml', '1', writer('version 1'));
  moment += 120_000;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const next = slowly('version 2');
  const asked = files.file('catalog', 'xml', '2', next.write).then(text);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await asked).toBe('version 1');
  vi.useRealTimers();
  next.goOn();
  expect(await files.file('catalog', 'xml', '2', () => Promise.reject(new Error('written twice'))).then(text)).toBe(
    'version 2',
  );
});

test('writes one version for all that are requested while another is being written', async () => {
  const files = new ExportFiles(folder, 'code', () => new Date(0));
  const first = slowly('version 1');
  const versions = [files.file('catalog', 'xml', '1', first.write).then(text)];
  const second = writer('version 2');
  for (const version of ['2', '3', '4']) versions.push(files.file('catalog', 'xml', version, second).then(text));
  first.goOn();
  expect(await Promise.all(versions)).toEqual(['version 1', 'version 2', 'version 2', 'version 2']);
  expect(second).toHaveBeenCalledTimes(1);
});

test('writes the next version after a failed one', async () => {
  const files = new ExportFiles(folder, 'code', () => new Date(0));
  const failed = files
    .file('catalog', 'xml', '1', () => Promise.reject(new Error('no space')))
    .catch((error: Error) => error.message);
  const newer = files.file('catalog', 'xml', '2', writer('version 2')).then(text);
  expect(await Promise.all([failed, newer])).toEqual(['no space', 'version 2']);
});
