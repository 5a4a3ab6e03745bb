import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, outdated, root } from './lib/builds.ts';
import { findBrowser } from './lib/browser.ts';

interface Step {
  name: string;
  command: string;
  args: string[];
  env?: Record<string, string>;
}

const bin = (name: string) => join(root, 'node_modules/.bin', name);
const browser = findBrowser();

/** Everything that has to hold before a change lands: groups one after another, a group's steps side by side. */
const groups: Step[][] = [
  [
    { name: 'types', command: bin('tsc'), args: ['--noEmit', '-p', 'tsconfig.json'] },
    { name: 'lint and import boundaries', command: 'npm', args: ['run', '--silent', 'lint'] },
  ],
  [{ name: 'unit, component and API tests', command: bin('jest'), args: ['--ci'], env: { NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning' } }],
  [{ name: 'browser tests', command: join(root, 'e2e/node_modules/.bin/playwright'), args: ['test', '-c', 'e2e/playwright.config.ts'], env: { CHROMIUM_PATH: browser } }],
];

const started = performance.now();
const results: { name: string; ok: boolean }[] = [];
for (const group of groups) results.push(...(await Promise.all(group.map(perform))));

const failed = results.filter(({ ok }) => !ok);
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
console.error(failed.length ? `Failed: ${failed.map(({ name }) => name).join(', ')}` : `All in ${((performance.now() - started) / 60_000).toFixed(1)} min`);
process.exit(failed.length ? 1 : 0);

async function perform(step: Step) {
  console.log(`\n▸ ${step.name}`);
  const at = performance.now();
  const built = step.name !== 'browser tests' || (await buildAll());
  const ok = built && (await execute(step));
  console.log(`${ok ? '✓' : '✗'} ${step.name} (${((performance.now() - at) / 1000).toFixed(0)} s)`);
  return { name: step.name, ok };
}

async function buildAll(): Promise<boolean> {
  try {
    await build(outdated(), (name, seconds) => console.log(`  ${name} built in ${seconds.toFixed(1)} s`));
    return true;
  } catch (error) {
    console.error((error as Error).message);
    return false;
  }
}

function execute({ command, args, env }: Step): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
    child.on('exit', (code) => resolve(code === 0));
  });
}
