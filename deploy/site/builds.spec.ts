import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './builds.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'builds-'));
});
afterEach(() => rm(root, { recursive: true }));

/** Creates a package with this script as its build. */
async function packageOf(name: string, script: string) {
  const dir = join(root, name);
  await mkdir(join(dir, 'node_modules/.bin'), { recursive: true });
  await writeFile(join(dir, 'node_modules/.bin/site-build'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return { name, dir, stamp: `sources of ${name}` };
}
const stampOf = (name: string) => readFile(join(root, name, 'node_modules/.cache/site-build.stamp'), 'utf8');

test('builds the other packages when one fails, and reports its output', async () => {
  const packages = [
    await packageOf('mf-broken', 'echo "routes.ts:3: Unexpected token" >&2; exit 1'),
    await packageOf('mf-whole', 'mkdir dist; echo built > dist/main.js'),
    { name: 'mf-absent', dir: join(root, 'mf-absent'), stamp: '' },
  ];
  const done: string[] = [];
  const failed = await build(packages, (name) => done.push(name));
  expect(done).toEqual(['mf-whole']);
  expect(await readdir(join(root, 'mf-whole/dist'))).toEqual(['main.js']);
  expect(failed.sort((one, other) => one.name.localeCompare(other.name))).toEqual([
    { name: 'mf-absent', output: expect.stringContaining('is not installed') },
    { name: 'mf-broken', output: 'routes.ts:3: Unexpected token\n' },
  ]);
  // The next start builds only the failed package again.
  expect(await stampOf('mf-whole')).toBe('sources of mf-whole');
  await expect(stampOf('mf-broken')).rejects.toThrow('ENOENT');
});

test('stops a build with the command that started it', async () => {
  const stop = new AbortController();
  const building = build([await packageOf('mf-long', 'exec sleep 60')], () => {}, stop.signal);
  stop.abort();
  await expect(building).rejects.toThrow('abort');
});
