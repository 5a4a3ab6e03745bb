/**
 * Applies the faults of `e2e/faults` one at a time to a copy of the last commit. Each patch names the test that must fail
 * and a pattern that its output must match, because a test that fails for another reason does not count.
 */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from './browser.ts';
import type * as Install from './install.mjs';
import { packageNames, root } from './packages.ts';
import { buildAll, forJest } from './steps.ts';

interface Fault {
  patch: string;
  title: string;
  test: string;
  finds: RegExp;
  builds: string[];
}

interface Runner {
  folder: string;
  args: string[];
  env: Record<string, string>;
}

export const RUNNERS: Record<string, Runner> = {
  jest: { folder: '.', args: ['--ci'], env: forJest },
  vitest: { folder: 'api', args: ['run'], env: {} },
  oxlint: { folder: '.', args: ['--config', 'oxlint.config.mjs'], env: {} },
  // `--no-deps` runs only the named test, without project dependencies.
  playwright: {
    folder: 'e2e',
    args: ['test', '--no-deps'],
    get env() {
      return { CHROMIUM_PATH: findBrowser() };
    },
  },
};

/** The folder of the patches. */
export const patches = join(root, 'e2e/faults');

/** Resolves to whether every fault is found. `patterns` select patches by parts of their names. */
export async function findFaults(patterns: string[] = ['']): Promise<boolean> {
  const faults = readdirSync(patches)
    .filter((name) => name.endsWith('.patch') && patterns.some((pattern) => name.includes(pattern)))
    .sort()
    .map(readFault);
  if (!(await buildAll())) return false;

  const stopped = new AbortController();
  const stop = () => stopped.abort();
  const copy = mkdtempSync(join(tmpdir(), 'faults-'));
  git(root, 'worktree', 'add', '--detach', copy);
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    await prepare(copy);
    let found = 0;
    for (const fault of faults) if (await isFound(fault, copy, stopped.signal)) found++;
    console.log(`${found} of ${faults.length} faults found`);
    return found > 0 && found === faults.length;
  } finally {
    git(root, 'worktree', 'remove', '--force', copy);
    process.off('SIGINT', stop).off('SIGTERM', stop);
    if (stopped.signal.aborted) process.exit(130);
  }
}

export function readFault(patch: string): Fault {
  const header = readFileSync(join(patches, patch), 'utf8').split('\ndiff --git ')[0]!;
  const field = (name: string) => new RegExp(`^${name}: *(.+)$`, 'm').exec(header)?.[1]?.trim();
  const [title, test, finds] = [field('Fault'), field('Test'), field('Finds')];
  if (!title || !test || !finds)
    throw new Error(`Expected Fault, Test and Finds in the header of ${patch}: add the missing ones`);
  return { patch, title, test, finds: new RegExp(finds), builds: field('Builds')?.split(/\s+/) ?? [] };
}

const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });

async function prepare(copy: string): Promise<void> {
  const { install } = (await import(join(copy, 'deploy/site/install.mjs'))) as typeof Install;
  if (install('--frozen-lockfile') !== 0)
    throw new Error('The copy of the checkout could not be installed: see the output above');
  packageNames().forEach((name) => copyBuild(name, copy));
}

function copyBuild(name: string, copy: string): void {
  rmSync(join(copy, name, 'dist'), { recursive: true, force: true });
  cpSync(join(root, name, 'dist'), join(copy, name, 'dist'), { recursive: true });
}

async function isFound(fault: Fault, copy: string, signal: AbortSignal): Promise<boolean> {
  const started = performance.now();
  const failure = await plantAndTest(fault, copy, signal);
  git(copy, 'checkout', '--', '.');
  git(copy, 'clean', '-fdq');
  fault.builds.forEach((name) => copyBuild(name, copy));
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(failure ? `✗ ${fault.patch}: ${failure}` : `✓ found in ${seconds} s: ${fault.title}`);
  return !failure;
}

/** Resolves to undefined if the fault is found, else to the reason. */
async function plantAndTest(fault: Fault, copy: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    git(copy, 'apply', join(patches, fault.patch));
  } catch (error) {
    return `does not apply any more, create it again with git diff: ${(error as { stderr: Buffer }).stderr.toString()}`;
  }
  for (const name of fault.builds) {
    const { code, output } = await run(join(copy, name), 'site-build', [], {}, signal);
    if (code !== 0) return `${name} does not build\n${lastLines(output)}`;
  }
  const [name = '', ...words] = fault.test.match(/"[^"]*"|\S+/g) ?? [];
  const runner = RUNNERS[name];
  if (!runner) return `unknown runner ${name}: use ${Object.keys(RUNNERS).join(', ')}`;
  const args = [...runner.args, ...words.map((word) => word.replaceAll('"', ''))];
  const { code, output } = await run(join(copy, runner.folder), name, args, runner.env, signal);
  if (code === 0) return `NOT FOUND: ${fault.title}\n${lastLines(output)}`;
  if (!fault.finds.test(output)) return `failed for another reason: ${fault.title}\n${lastLines(output)}`;
  return undefined;
}

const lastLines = (output: string) => output.trimEnd().split('\n').slice(-40).join('\n');

/** Runs a program of the package in `cwd`. When stopped, rejects after the program has exited. */
function run(cwd: string, program: string, args: string[], env: Record<string, string>, signal: AbortSignal) {
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawn(join(cwd, 'node_modules/.bin', program), args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      // In its own process group, so that Ctrl-C reaches it only once, by the signal: on a second one, Playwright would not
      // stop its child processes.
      detached: true,
      signal,
      killSignal: 'SIGINT',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.on('error', (error) => signal.aborted || reject(error));
    child.on('close', (code) => {
      if (signal.aborted) reject(new Error('stopped'));
      else resolve({ code, output: stripVTControlCharacters(output) });
    });
  });
}

if (process.argv[1] === import.meta.filename) {
  // First, so that a missing browser is reported before the builds.
  findBrowser();
  const patterns = process.argv.slice(2);
  if (!(await findFaults(patterns.length ? patterns : undefined))) process.exitCode = 1;
}
