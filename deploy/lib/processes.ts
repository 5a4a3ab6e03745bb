import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { root } from './builds.ts';

const running = new Set<ChildProcess>();
let stopping = false;

/** Starts a program of the site. When one of them ends, or Ctrl-C is pressed, all end. */
export function startProcess(name: string, program: string, env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', join(root, program)], {
    cwd: root,
    stdio: 'inherit',
    env: { LOG_LEVEL: 'warn', ...process.env, ...env },
  });
  running.add(child);
  child.on('exit', (code) => {
    running.delete(child);
    if (!stopping) {
      console.error(`${name} has stopped with code ${code}`);
      stopAll(1);
    }
  });
  return child;
}

function stopAll(code: number) {
  stopping = true;
  process.exitCode = code;
  for (const child of running) child.kill('SIGTERM');
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopAll(0));
process.on('exit', () => stopAll(Number(process.exitCode ?? 0)));

const HEALTH_TIMEOUT = 60_000;

export async function waitForHealth(url: string, child: ChildProcess) {
  const deadline = Date.now() + HEALTH_TIMEOUT;
  while (Date.now() < deadline && child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} does not answer`);
}
