import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build, outdated } from './builds.ts';
import { root } from './packages.ts';
import { findBrowser } from './browser.ts';

interface Step {
  name: string;
  run: () => Promise<boolean>;
}

const bin = (name: string) => join(root, 'node_modules/.bin', name);
// Asked for at once: whoever has no browser is told before the first step.
const browser = findBrowser();
const npmRun = (script: string) => () => execute('npm', ['run', '--silent', script]);

/* Everything that has to hold before a change lands. */
const types: Step = { name: 'types', run: npmRun('types') };
const lint: Step = { name: 'format, lint and import boundaries', run: npmRun('lint') };
const unused: Step = { name: 'unused files, exports and dependencies', run: npmRun('unused') };
const builds: Step = { name: 'builds', run: buildAll };
const jest: Step = {
  name: 'unit, component and API tests',
  run: () =>
    execute(bin('jest'), ['--ci'], {
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    }),
};
const browserTests: Step = {
  name: 'browser tests',
  run: () =>
    // A test that fails is tried once more, and named as flaky when it passes then: a machine that stalls for half a
    // minute must not cost the answer of all the others. What is broken fails twice.
    execute(join(root, 'e2e/node_modules/.bin/playwright'), ['test', '-c', 'e2e/playwright.config.ts', '--retries=1'], {
      CHROMIUM_PATH: browser,
    }),
};

const started = performance.now();
const results: { name: string; ok: boolean }[] = [];
// Lint keeps one processor busy for as long as the three beside it.
await Promise.all([perform(lint), inTurn(types, unused, builds)]);
await perform(jest);
if (passed(builds)) await perform(browserTests);

const failed = results.filter(({ ok }) => !ok);
console.log(`\n${results.length - failed.length} passed, ${failed.length} failed`);
console.error(
  failed.length
    ? `Failed: ${failed.map(({ name }) => name).join(', ')}`
    : `All in ${((performance.now() - started) / 60_000).toFixed(1)} min`,
);
process.exit(failed.length ? 1 : 0);

function passed({ name }: Step) {
  return results.some((result) => result.name === name && result.ok);
}

async function inTurn(...steps: Step[]) {
  for (const step of steps) await perform(step);
}

async function perform({ name, run }: Step) {
  console.log(`\n▸ ${name}`);
  const at = performance.now();
  const ok = await run();
  console.log(`${ok ? '✓' : '✗'} ${name} (${((performance.now() - at) / 1000).toFixed(0)} s)`);
  results.push({ name, ok });
}

async function buildAll(): Promise<boolean> {
  const failed = await build(outdated(), (name, seconds) => console.log(`  ${name} built in ${seconds.toFixed(1)} s`));
  for (const { name, output } of failed) console.error(`${name} does not build:\n${output}`);
  return failed.length === 0;
}

function execute(command: string, args: string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.on('exit', (code) => resolve(code === 0));
  });
}
