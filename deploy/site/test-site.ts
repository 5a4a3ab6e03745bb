/**
 * All checks before a merge. `--long` adds the full rounds against rare events (many swaps, memory), Lighthouse, the
 * failures of a cluster, if its servers are installed, and the planted faults that the suite must find.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programArgs } from '../../shared/programs/src/program-args.ts';
import { isInstalled } from '../cluster/cluster.ts';
import { findBrowser } from './browser.ts';
import { findFaults } from './faults.ts';
import { root } from './packages.ts';
import { printSlowestFiles } from './slowest-files.ts';
import { bin, buildAll, execute, finish, inTurn, jest, npmRun, oneThread, type Step, together } from './steps.ts';

const long = process.argv.includes('--long');
/** Checks for rare events run in full. */
const allRounds: Record<string, string> = long ? { LONG_TESTS: '1' } : {};
// First, so that a missing browser is reported before the first step.
const CHROMIUM_PATH = findBrowser();
const reports = await mkdtemp(join(tmpdir(), 'test-times-'));
const report = (runner: string) => join(reports, `${runner}.json`);

const types: Step = { name: 'types', run: npmRun('types', oneThread) };
const format: Step = { name: 'format', run: npmRun('lint:format') };
const lint: Step = { name: 'lint and import boundaries', run: npmRun('lint:code', oneThread) };
const unused: Step = { name: 'unused files, exports and dependencies', run: npmRun('unused') };
const builds: Step = { name: 'builds', run: buildAll };
const unit: Step = {
  name: 'unit and component tests',
  run: () => jest([...together, '--json', '--outputFile', report('jest')]),
};
const api: Step = {
  name: 'API tests',
  run: () =>
    execute(
      bin('vitest', 'api'),
      [
        ...['run', '--root', join(root, 'api')],
        ...['--reporter', 'default', '--reporter', 'json', '--outputFile', report('vitest')],
      ],
      allRounds,
    ),
};
const browser: Step = {
  name: 'browser tests',
  run: () =>
    execute(
      bin('playwright', 'e2e'),
      ['test', '-c', join(root, 'e2e/playwright.config.ts'), '--reporter', 'list,json'],
      {
        CHROMIUM_PATH,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report('playwright'),
        ...allRounds,
      },
    ),
};
const faults: Step = { name: 'planted faults', run: () => findFaults() };
const failures: Step = {
  name: 'failures of a cluster',
  run: () => execute(process.execPath, programArgs(join(root, 'deploy/cluster/chaos.ts'))),
};
if (long && !isInstalled) console.warn('Skipping the failures of a cluster: deploy/README.md names its servers');
const longSteps = isInstalled ? [failures, faults] : [faults];

// Two rows of steps keep two processors busy.
const rows = [inTurn(lint, unit), inTurn(builds, types, unused, format, api)];
const results = (await Promise.all(rows)).flat();
if (results.every(({ name, ok }) => ok || name !== builds.name))
  results.push(...(await inTurn(browser, ...(long ? longSteps : []))));

await printSlowestFiles([report('jest'), report('vitest')], report('playwright'));
await rm(reports, { recursive: true });
finish(results);
