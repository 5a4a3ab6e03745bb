import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packShared } from '../../../deploy/packages/shared-packages.ts';
import { ownRepository } from '../../fixtures/own-repository.ts';
import { expect, test } from '../../fixtures/test.ts';

const root = join(import.meta.dirname, '../../..');
const run = promisify(execFile);

/** Packing compiles all shared packages, and the build is webpack's. */
const TIMEOUT = 240_000;

test('a remote in a repository of its own, on packed packages, goes live', async ({ site }) => {
  test.setTimeout(TIMEOUT);
  const folder = await mkdtemp(join(tmpdir(), 'packages-'));
  const dir = await ownRepository('stands', await packShared(folder));

  await run(join(root, 'node_modules/.bin/tsc'), ['-p', '.'], { cwd: dir });
  await run(process.execPath, [join(dir, 'node_modules/@site/federation/bin/site-build.mjs')], { cwd: dir });
  await site.remotesOrThrow('publish', join(dir, 'dist'));
  await site.remotesOrThrow('activate', 'mf-stands');

  const page = await fetch(`${site.url}/stands/`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('>Новая страница</h1>')]);
  await site.remotesOrThrow('retire', 'mf-stands');
  await Promise.all([folder, dir].map((each) => rm(each, { recursive: true, force: true })));
});
