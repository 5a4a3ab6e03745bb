import { expect, test } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineModule, moduleList, type Core } from './module.ts';

const folder = fileURLToPath(new URL('./modules/', import.meta.url));
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'));

type Import = { file: string; from: string; types: boolean };
const statement = /^import (type )?[^;]*? from '([^']+)';$/gms;

/** Imports inside `modules/`, as paths relative to it. */
const imports: Import[] = files.flatMap((file) =>
  [...readFileSync(join(folder, file), 'utf8').matchAll(statement)].map(([, type, specifier = '']) => ({
    file,
    from: specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : specifier,
    types: type !== undefined,
  })),
);

const moduleOf = (path: string) => path.split('/')[0];
const foreign = imports.filter(({ file, from }) => files.includes(from) && moduleOf(file) !== moduleOf(from));
const shown = (found: Import[]) => found.map(({ file, from }) => `${file} imports ${from}`);

test('keeps a module’s repositories, routes and pages private', () => {
  expect(foreign.length).toBeGreaterThan(100);
  expect(shown(foreign.filter(({ from }) => /-(repository|routes|pages|module)\.ts$/.test(from)))).toEqual([]);
});

/** Imports between modules that lie on a circle, or between two circles. */
function circular(found: Import[]): Import[] {
  const importing = new Set(found.map(({ file }) => moduleOf(file)));
  const imported = new Set(found.map(({ from }) => moduleOf(from)));
  const left = found.filter(({ file, from }) => importing.has(moduleOf(from)) && imported.has(moduleOf(file)));
  return left.length === found.length ? left : circular(left);
}

test('has no circle of modules that import each other, types included', () => {
  expect(shown(circular(foreign))).toEqual([]);
});

test('uses tables in repositories only; others import row types', () => {
  const inCode = imports.filter(({ from, types }) => /^..\/tables\/.*-tables\.ts$/.test(from) && !types);
  expect(inCode.length).toBeGreaterThan(50);
  expect(new Set(inCode.filter(({ file }) => !file.endsWith('-repository.ts')).map(({ file }) => file))).toEqual(
    // Columns that several repositories select; the lock for transactions of carts, lists and files.
    new Set(['catalog/card-columns.ts', 'session/owners.ts']),
  );
});

test('keeps SQL in repositories', () => {
  const elsewhere = imports.filter(({ file, from }) => /^drizzle-orm/.test(from) && !file.endsWith('-repository.ts'));
  expect(new Set(elsewhere.map(({ file }) => file))).toEqual(
    // The lock for transactions of carts, lists and files; a query of the health check.
    new Set(['session/owners.ts', 'health/health-routes.ts']),
  );
});

const root = fileURLToPath(new URL('.', import.meta.url));
const layers = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'modules')
  .map(({ name }) => name);

/** Composes and starts the application; no layer below imports these. */
const composition = ['app', 'start', 'main', 'module', 'modules', 'demonstration', 'traces'];

test.each(layers)('keeps %s below the modules', (layer) => {
  const sources = readdirSync(join(root, layer), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'))
    .map((name) => ({ name, text: readFileSync(join(root, layer, name), 'utf8') }));
  expect(sources.length).toBeGreaterThan(0);
  const above = new RegExp(`'(?:\\.\\./)+(?:modules/|(?:${composition.join('|')})\\.ts')`);
  expect(sources.filter(({ text }) => above.test(text)).map(({ name }) => name)).toEqual([]);
});

/** Files of the root: the composition, and what each module is made with. A rule has a folder of its noun. */
test('keeps the root for what composes and starts the application', () => {
  const found = readdirSync(root).filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'));
  expect(found.sort()).toEqual(
    [...composition, ...['config', 'endpoint', 'errors', 'explain', 'log', 'personal-data', 'waiting']]
      .map((name) => `${name}.ts`)
      .sort(),
  );
});

test('lists every module', () => {
  const list = readFileSync(fileURLToPath(new URL('./modules.ts', import.meta.url)), 'utf8');
  const missing = files.filter((file) => file.endsWith('-module.ts') && !list.includes(`./modules/${file}'`));
  expect(missing).toEqual([]);
  const modules = readdirSync(folder);
  expect(
    modules.filter((name) => !files.some((file) => file.startsWith(`${name}/`) && file.endsWith('-module.ts'))),
  ).toEqual([]);
});

const core = {} as Core;
const count = defineModule('count', () => ({ services: { count: () => 1 } }));
const double = defineModule('double', ({ count }: { count: () => number }) => ({
  services: { double: () => 2 * count() },
}));

test('passes services of earlier modules; another order does not compile', () => {
  expect(moduleList().with(count).with(double).open(core).services.double()).toBe(2);
  // @ts-expect-error `count` is missing
  expect(() => moduleList().with(double).open(core).services.double()).toThrow();
});

test('passes services of any module to routes; a missing one does not compile', () => {
  const late = defineModule('late', () => ({ routes: ({ count }: { count: () => number }) => (count(), {}) }));
  expect(moduleList().with(late).with(count).open(core).sweeps.size).toBe(0);
  // @ts-expect-error not callable: no module gives `count`
  expect(() => moduleList().with(late).open(core)).toThrow();
});

test('rejects two services of one name', () => {
  expect(() => moduleList().with(count).with(count).open(core)).toThrow('Module count provides the service «count»');
});
