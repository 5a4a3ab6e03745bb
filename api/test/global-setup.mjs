import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

let folder;

/** Migrates and seeds one embedded database for all test files: starting and filling one takes seconds, reading its dump a part of one. */
export default async function setup() {
  if (process.env.DATABASE_URL) return;
  folder = await mkdtemp(join(tmpdir(), 'api-seeded-'));
  process.env.API_TEST_DUMP = join(folder, 'seeded.tar');
  const script = join(import.meta.dirname, 'make-seeded-dump.ts');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, process.env.API_TEST_DUMP], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, NODE_OPTIONS: '' },
  });
}

export const teardown = () => (folder ? rm(folder, { recursive: true, force: true }) : undefined);
