import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Installs the workspace when what is installed is not what the lockfile says. Plain Node, without dependencies: it runs
 * on a clean machine, where not even pnpm is there. npx fetches the pinned one; corepack refuses on Node 20.
 */
export function ensureInstalled() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Node ${process.versions.node} is too old: the site needs 20.19 or newer.`);
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
 * Installs the workspace; returns the exit code. `--no-frozen-lockfile` takes a package into the lockfile that has come
 * or gone.
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
