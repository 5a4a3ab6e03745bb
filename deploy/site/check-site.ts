/**
 * Quick checks during development: types, lint, and the unit, component and API tests related to the changes since a
 * commit (by default the merge base with main). `npm test` runs the browser tests.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { changedFiles, isConcerned, mergeBase } from './changes.ts';
import { root } from './packages.ts';
import { bin, execute, finish, inTurn, jest, npmRun, oneThread, type Step, together } from './steps.ts';

/** Files that every package's tests depend on. */
const CONCERNS_ALL = /^(pnpm-lock\.yaml|pnpm-workspace\.yaml|package\.json|jest\.config\.mjs|shared\/testing\/.*)$/;

const base = process.argv[2] ?? mergeBase();
const changed = changedFiles(base);
if (changed.length === 0) {
  console.log(`No files differ from ${base}.`);
  process.exit();
}
const files = changed.filter((file) => existsSync(join(root, file)));
const scripts = files.filter((file) => /\.tsx?$/.test(file));
const all = changed.some((file) => CONCERNS_ALL.test(file));
console.log(`${changed.length} files differ from ${base}${all ? '; they affect every package' : ''}.`);

const deploySpecs = readdirSync(join(root, 'deploy'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.spec.ts'))
  .map((path) => join('deploy', path));

const types: Step = { name: 'types', run: npmRun('types', oneThread) };
const unused: Step = { name: 'unused files, exports and dependencies', run: npmRun('unused') };
const lint: Step = {
  name: 'format, lint and import boundaries',
  run: async () =>
    (await execute(bin('oxfmt'), ['--check', '--no-error-on-unmatched-pattern', ...files])) &&
    (await npmRun('lint:code', oneThread)()),
};
const unit: Step = {
  name: 'unit and component tests',
  run: () =>
    // The tests of `deploy` read the sources of all packages, and Jest does not detect that dependency.
    jest(['--passWithNoTests', ...(all ? together : ['--findRelatedTests', ...files, ...deploySpecs])]),
};
const api: Step = {
  name: 'API tests',
  run: () =>
    execute(bin('vitest', 'api'), [
      ...(all || files.some((file) => file.startsWith('api/') && !file.endsWith('.ts'))
        ? ['run']
        : ['related', ...scripts.map((file) => join(root, file)), '--run']),
      ...['--root', join(root, 'api'), '--passWithNoTests'],
    ]),
};

const results = (await Promise.all([inTurn(lint, unused), inTurn(types)])).flat();
results.push(...(await inTurn(unit, ...(isConcerned('api', changed) ? [api] : []))));
finish(results);
