import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, outdated } from './builds.ts';
import { root } from './packages.ts';

/** A named check; `run` resolves to whether it passed, and prints its own output. */
export interface Step {
  name: string;
  run: () => Promise<boolean>;
}

export interface Result {
  name: string;
  ok: boolean;
  seconds: number;
}

/** Returns the path of a program of the workspace or of one package. */
export const bin = (name: string, folder = '.') => join(root, folder, 'node_modules/.bin', name);

export const npmRun = (script: string, env?: Record<string, string>) => () =>
  execute('npm', ['run', '--silent', script], env);

/**
 * For tsc and oxlint's type-aware rules, which are Go programs: beside other steps each has one processor, and several
 * threads would double its processor time. Each ends before it needs 4 GB, so that a collection of garbage is wasted.
 */
export const oneThread = { GOMAXPROCS: '1', GOGC: 'off', GOMEMLIMIT: '4GiB' };

/** Jest loads ES modules through an experimental API of Node. */
export const forJest = { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' };

/** Options of Jest for a run of all tests. */
export const together = ['-c', 'deploy/site/jest-together.config.mjs'];

/** With a larger young generation, the short-lived objects of the tests take a twentieth less processor time. */
export const jest = (args: string[]) =>
  execute(
    process.execPath,
    ['--max-semi-space-size=32', join(root, 'node_modules/jest/bin/jest.js'), '--ci', ...args],
    forJest,
  );

/** Resolves to whether the program exited with 0. */
export function execute(command: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('error', reject).on('exit', (code) => resolve(code === 0));
  });
}

/** Builds the packages with changed sources. Resolves to whether all builds succeeded. */
export async function buildAll(): Promise<boolean> {
  const failed = await build(outdated(), (name, seconds) => console.log(`  ${name} built in ${seconds.toFixed(1)} s`));
  for (const { name, output } of failed) console.error(`${name} does not build:\n${output}`);
  return failed.length === 0;
}

/** Runs steps in sequence, also after a failure, and prints the time of each. */
export async function inTurn(...steps: Step[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const step of steps) results.push(await perform(step));
  return results;
}

async function perform({ name, run }: Step): Promise<Result> {
  console.log(`\n▸ ${name}`);
  const started = performance.now();
  const ok = await run();
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${ok ? '✓' : '✗'} ${name} (${seconds} s)`);
  return { name, ok, seconds };
}

/** Prints the time of each step and the failures, and exits the process. */
export function finish(results: Result[]): never {
  console.log();
  for (const { name, ok, seconds } of results)
    console.log(`${String(seconds).padStart(5)} s  ${ok ? '✓' : '✗'} ${name}`);
  const failed = results.filter(({ ok }) => !ok);
  console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
  const minutes = (performance.now() / 60_000).toFixed(1);
  console.error(
    failed.length
      ? `Failed after ${minutes} min: ${failed.map(({ name }) => name).join(', ')}`
      : `Passed in ${minutes} min`,
  );
  process.exit(failed.length ? 1 : 0);
}
