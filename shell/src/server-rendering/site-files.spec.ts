import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { testSite } from '../testing/site.ts';
import { createSiteFiles } from './site-files.ts';

const log = { warn: jest.fn(), error: jest.fn() };
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-files-'));
});
afterEach(async () => {
  jest.clearAllMocks();
  await rm(folder, { recursive: true, force: true });
});

test('returns the same URL for the same data in every renderer', async () => {
  const dir = join(folder, 'created-by-the-first');
  const [one, another] = [createSiteFiles(dir, log), createSiteFiles(dir, log)];
  const url = await one(testSite);
  expect(url).toMatch(/^\/site-data\/[0-9a-f]{16}\.json$/);
  expect(await another(structuredClone(testSite))).toBe(url);
  expect(await one({ ...testSite, host: 'https://another.example' })).not.toBe(url);
  expect(await readdir(dir)).toHaveLength(6);

  const file = join(dir, basename(url!));
  const text = JSON.stringify(testSite);
  expect(await readFile(file, 'utf8')).toBe(text);
  expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(text);
  expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(text);
});

test.each(['', '.br', '.gz'])('rewrites a damaged file (.json%s) in the next renderer', async (ending) => {
  const url = await createSiteFiles(folder, log)(testSite);
  const file = join(folder, basename(url!));
  const whole = await readFile(`${file}${ending}`);
  for (const damaged of [Buffer.alloc(0), whole.subarray(0, 20)]) {
    await writeFile(`${file}${ending}`, damaged);
    expect(await createSiteFiles(folder, log)(testSite)).toBe(url);
    expect((await readFile(`${file}${ending}`)).equals(whole)).toBe(true);
  }
});

test('reports a failed write once, and returns no URL', async () => {
  await writeFile(join(folder, 'file'), '');
  const files = createSiteFiles(join(folder, 'file'), log);
  expect([await files(testSite), await files(testSite)]).toEqual([undefined, undefined]);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(await createSiteFiles(undefined, log)(testSite)).toBeUndefined();
});
