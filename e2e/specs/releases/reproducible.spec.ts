import { createHash } from 'node:crypto';
import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { Release } from '@site/contracts/release';

const root = join(import.meta.dirname, '../../..');
const REMOTE = 'mf-academy';

const run = promisify(execFile);

/**
 * Builds the remote in a copy of the checkout, and returns its `dist`. Packages are hard links, and relative links between
 * packages lead to the copies, because webpack follows symlinks and derives module ids from paths relative to the remote.
 * Hard links need the file system of the checkout.
 */
async function buildIn(dir: string): Promise<string> {
  await mkdir(join(dir, 'node_modules'), { recursive: true });
  await run('cp', ['-al', join(root, 'node_modules/.pnpm'), join(dir, 'node_modules')]);
  for (const sources of [REMOTE, 'shared', 'package.json'])
    await cp(join(root, sources), join(dir, sources), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !['dist', '.cache'].includes(basename(path)),
    });

  const { NODE_ENV: _, NODE_OPTIONS: __, ...env } = process.env;
  const script = join(dir, 'shared/federation/bin/site-build.mjs');
  // With another webpack-cli in reach, as a remote's own dependencies can bring one.
  const NODE_PATH = join(root, 'node_modules/.pnpm/node_modules');
  await run(process.execPath, [script], { cwd: join(dir, REMOTE), env: { ...env, NODE_PATH } });
  return join(dir, REMOTE, 'dist');
}

async function contentOf(dist: string) {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = await Promise.all(
    paths.map(
      async (path) =>
        [
          relative(dist, path),
          createHash('sha256')
            .update(await readFile(path))
            .digest('hex'),
        ] as const,
    ),
  );
  // The time and the commit describe the build, not its content.
  const {
    built_at: _,
    commit: __,
    ...release
  } = Release.parse(JSON.parse(await readFile(join(dist, 'release.json'), 'utf8')));
  return { release, files: Object.fromEntries(files.filter(([path]) => path !== 'release.json')) };
}

test('builds the same bytes in another folder', async ({}, testInfo) => {
  const folder = testInfo.outputPath('a-folder-with-a-much-longer-name');
  const here = await contentOf(join(root, REMOTE, 'dist'));
  expect(Object.keys(here.files)).toContain('client/remoteEntry.js');
  expect(await contentOf(await buildIn(folder))).toEqual(here);
  await rm(folder, { recursive: true });
});
