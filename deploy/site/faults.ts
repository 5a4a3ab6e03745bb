/**
 * Plants the faults of `e2e/faults` one at a time in a copy of the committed checkout. Each patch names the test that has
 * to turn red, and the words that its output has to hold: a test that fails for another reason has found nothing.
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

const RUNNERS: Record<string, Runner> = {
  jest: { folder: '.', args: ['--ci'], env: forJest },
  vitest: { folder: 'api', args: ['run'], env: {} },
  eslint: { folder: '.', args: ['--max-warnings', '0'], env: {} },
  // Without --no-deps, a file of the project `alone` runs the whole project `site` first.
  playwright: { folder: 'e2e', args: ['test', '--no-deps'], env: { CHROMIUM_PATH: findBrowser() } },
};

const patches = join(root, 'e2e/faults');

/** Resolves with whether every fault is found; `patterns` are parts of the patches' names. */
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

function readFault(patch: string): Fault {
  const header = readFileSync(join(patches, patch), 'utf8').split('\ndiff --git ')[0]!;
  const field = (name: string) => new RegExp(`^${name}: *(.+)$`, 'm').exec(header)?.[1]?.trim();
  const [title, test, finds] = [field('Fault'), field('Test'), field('Finds')];
  if (!title || !test || !finds) throw new Error(`${patch} lacks Fault, Test or Finds in its header`);
  return { patch, title, test, finds: new RegExp(finds), builds: field('Builds')?.split(/\s+/) ?? [] };
}

const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });

async function prepare(copy: string): Promise<void> {
  const { install } = (await import(join(copy, 'deploy/site/install.mjs'))) as typeof Install;
  if (install('--frozen-lockfile') !== 0) throw new Error('The copy of the checkout cannot be installed');
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

/** Resolves with why the fault is not found, and with nothing where it is. */
async function plantAndTest(fault: Fault, copy: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    git(copy, 'apply', join(patches, fault.patch));
  } catch (error) {
    return `does not apply any more: ${(error as { stderr: Buffer }).stderr.toString()}`;
  }
  for (const name of fault.builds) {
    const { code, output } = await run(join(copy, name), 'site-build', [], {}, signal);
    if (code !== 0) return `${name} does not build\n${lastLines(output)}`;
  }
  const [name = '', ...words] = fault.test.match(/"[^"]*"|\S+/g) ?? [];
  const runner = RUNNERS[name];
  if (!runner) return `no runner is named ${name}`;
  const args = [...runner.args, ...words.map((word) => word.replaceAll('"', ''))];
  const { code, output } = await run(join(copy, runner.folder), name, args, runner.env, signal);
  if (code === 0) return `NOT FOUND: ${fault.title}\n${lastLines(output)}`;
  if (!fault.finds.test(output)) return `red for another reason: ${fault.title}\n${lastLines(output)}`;
  return undefined;
}

const lastLines = (output: string) => output.trimEnd().split('\n').slice(-40).join('\n');

/** Runs a program of the package in `cwd`; rejects when it is stopped, once the program has ended. */
function run(cwd: string, program: string, args: string[], env: Record<string, string>, signal: AbortSignal) {
  return new Promise<{ code: number | null; output: string }>((resolve, reject) => {
    const child = spawn(join(cwd, 'node_modules/.bin', program), args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      // Ctrl-C reaches it once, by the signal: at a second one Playwright would leave its processes behind.
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
  const patterns = process.argv.slice(2);
  if (!(await findFaults(patterns.length ? patterns : undefined))) process.exitCode = 1;
}
