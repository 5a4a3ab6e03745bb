import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

let preparing;

/** One database for all test files to copy; a process of its own, because Jest does not transform what this file imports. */
export default async function setup() {
  preparing = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'prepare-database.ts')], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, NODE_OPTIONS: '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: preparing.stdout })) {
    Object.assign(process.env, JSON.parse(line));
    return;
  }
  throw new Error('The database of the tests was not prepared');
}

export async function teardown() {
  const gone = once(preparing, 'exit');
  preparing.stdin.end();
  await gone;
}
