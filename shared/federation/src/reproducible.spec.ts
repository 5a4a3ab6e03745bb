import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { Release } from '@site/contracts/release';
import { integrityOf } from './integrity.ts';

const root = join(import.meta.dirname, '../../..');
const REMOTE = 'mf-academy';

let parent = '';
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'reproducible-'));
});
afterAll(() => rm(parent, { recursive: true }));

/**
 * Builds the remote in its own folder. webpack follows symlinks, so the sources are copies, and relative links between
 * workspace packages lead to the copies; third-party packages are linked.
 */
async function buildIn(folder: string) {
  const dir = join(parent, folder);
  await mkdir(join(dir, 'node_modules'), { recursive: true });
  await symlink(join(root, 'node_modules/.pnpm'), join(dir, 'node_modules/.pnpm'));
  for (const sources of [REMOTE, 'shared', 'package.json'])
    await cp(join(root, sources), join(dir, sources), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !['dist', '.cache'].includes(basename(path)),
    });

  const { NODE_ENV: _, NODE_OPTIONS: __, ...env } = process.env;
  const script = join(dir, 'shared/federation/bin/site-build.mjs');
  await promisify(execFile)(process.execPath, [script], { cwd: join(dir, REMOTE), env });
  return contentOf(join(dir, REMOTE, 'dist'));
}

async function contentOf(dist: string) {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = await Promise.all(
    paths.map(async (path) => [relative(dist, path), integrityOf(await readFile(path))] as const),
  );
  // The time and the commit describe the build, not its content.
  const {
    built_at: _,
    commit: __,
    ...release
  } = Release.parse(JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')));
  return { release, files: Object.fromEntries(files.filter(([path]) => path !== 'release.json')) };
}

test('builds equal bytes in two folders', async () => {
  const [short, long] = await Promise.all([buildIn('a'), buildIn('a-folder-with-a-much-longer-name')]);
  expect(Object.keys(short.files)).toContain('client/remoteEntry.js');
  expect(long).toEqual(short);
});
