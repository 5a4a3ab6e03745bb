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

/** Long, because packing compiles all shared packages and webpack builds the remote. */
const TIMEOUT = 240_000;

test('activates a remote from its own repository, built with packed packages', async ({ site }) => {
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
