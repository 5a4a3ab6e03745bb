import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createExportFiles } from './export-files.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'exports-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A writer that goes on once it is told to. */
function slowly(text: string) {
  let goOn = () => undefined as void;
  const told = new Promise<void>((resolve) => (goOn = resolve));
  return { goOn: () => goOn(), write: (path: string) => told.then(() => writeFile(path, text)) };
}
const text = async ({ path }: { path: string }) => readFile(path, 'utf8');

test('a request for another version does not join the file that is being written', async () => {
  let time = 0;
  const files = createExportFiles(folder, 'code', () => new Date(time));
  const [first, second] = [slowly('version 1'), slowly('version 2')];
  const asked = files('catalog', 'xml', '1', first.write).then(text);
  const newer = files('catalog', 'xml', '2', second.write).then(text);
  const again = files('catalog', 'xml', '2', () => Promise.reject(new Error('written twice'))).then(text);
  first.goOn();
  expect(await asked).toBe('version 1');
  second.goOn();
  expect(await Promise.all([newer, again])).toEqual(['version 2', 'version 2']);
  time += 120_000;
  expect(await files('catalog', 'xml', '2', () => Promise.reject(new Error('written again'))).then(text)).toBe(
    'version 2',
  );
});

test('a version that could not be written does not keep the next one from being written', async () => {
  const files = createExportFiles(folder, 'code', () => new Date(0));
  const failed = files('catalog', 'xml', '1', () => Promise.reject(new Error('no space'))).catch(
    (error: Error) => error.message,
  );
  const newer = files('catalog', 'xml', '2', (path) => writeFile(path, 'version 2')).then(text);
  expect(await Promise.all([failed, newer])).toEqual(['no space', 'version 2']);
});
