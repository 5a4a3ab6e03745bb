import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Installs the workspace if it does not match the lockfile. Plain Node without dependencies, for a clean machine without
 * pnpm: npx downloads the pinned version, because corepack fails on Node 20.
 */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node ${process.versions.node} is too old: install Node 20.19 or newer.`);
    process.exit(1);
  }
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp()) return;
  const status = install('--frozen-lockfile');
  if (status !== 0) process.exit(status);
}

const stampFile = join(root, 'node_modules/.installed');
const stamp = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .update(process.version)
    .digest('hex');

/**
 * Installs the workspace; returns the exit code. `--no-frozen-lockfile` updates the lockfile for added or removed
 * packages.
 */
export function install(lockfile) {
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  console.log('Installing packages…');
  const { status } = spawnSync(
    'npx',
    ['--yes', packageManager, 'install', lockfile, '--prefer-offline', '--reporter=append-only', '--loglevel=warn'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, npm_config_loglevel: 'error' },
    },
  );
  if (status === 0) writeFileSync(stampFile, stamp());
  return status ?? 1;
}
