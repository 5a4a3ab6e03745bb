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

test('the same data has the same address in every renderer, other data another', async () => {
  const dir = join(folder, 'made-by-the-first');
  const [one, another] = [createSiteFiles(dir, log), createSiteFiles(dir, log)];
  const address = await one(testSite);
  expect(address).toMatch(/^\/site-data\/[0-9a-f]{16}\.json$/);
  expect(await another(structuredClone(testSite))).toBe(address);
  expect(await one({ ...testSite, host: 'https://another.example' })).not.toBe(address);
  expect(await readdir(dir)).toHaveLength(6);

  const file = join(dir, basename(address!));
  const text = JSON.stringify(testSite);
  expect(await readFile(file, 'utf8')).toBe(text);
  expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(text);
  expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(text);
});

test.each(['', '.br', '.gz'])(
  'a damaged file (.json%s) is written again by the renderer that comes next',
  async (ending) => {
    const address = await createSiteFiles(folder, log)(testSite);
    const file = join(folder, basename(address!));
    const whole = await readFile(`${file}${ending}`);
    for (const damaged of [Buffer.alloc(0), whole.subarray(0, 20)]) {
      await writeFile(`${file}${ending}`, damaged);
      expect(await createSiteFiles(folder, log)(testSite)).toBe(address);
      expect((await readFile(`${file}${ending}`)).equals(whole)).toBe(true);
    }
  },
);

test('what cannot be written is reported once, and named by no page', async () => {
  await writeFile(join(folder, 'file'), '');
  const files = createSiteFiles(join(folder, 'file'), log);
  expect([await files(testSite), await files(testSite)]).toEqual([undefined, undefined]);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(await createSiteFiles(undefined, log)(testSite)).toBeUndefined();
});
