import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';

/** Installs missing packages, then runs a TypeScript program of the workspace and exits with its code. */
export function run(program, args = process.argv.slice(2)) {
  ensureInstalled();
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, program), ...args], {
    stdio: 'inherit',
    cwd: root,
  });
  // The terminal sends Ctrl-C to both processes; this one waits for the child to exit.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}
