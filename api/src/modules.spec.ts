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

/** Imports inside `modules/`, as paths below it. */
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

test('a module calls another’s service: its repository, routes and pages are its own', () => {
  expect(foreign.length).toBeGreaterThan(100);
  expect(shown(foreign.filter(({ from }) => /-(repository|routes|pages|module)\.ts$/.test(from)))).toEqual([]);
});

test('only a repository reads another module’s tables, in a join; others take the type of a row', () => {
  const inCode = foreign.filter(({ from, types }) => from.endsWith('-tables.ts') && !types);
  expect(shown(inCode.filter(({ file }) => !/-(repository|tables)\.ts$/.test(file)))).toEqual([]);
});

test('SQL is in repositories', () => {
  const elsewhere = imports.filter(
    ({ file, from }) => /^drizzle-orm/.test(from) && !/-(repository|tables)\.ts$/.test(file),
  );
  expect(new Set(elsewhere.map(({ file }) => file))).toEqual(
    // The lock with which carts, lists and files begin their own transactions; whether the database answers at all.
    new Set(['session/owners.ts', 'health/health-routes.ts']),
  );
});

test('every module is in the list', () => {
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

test('a module is given the services of those above it; another order does not compile', () => {
  expect(moduleList().with(count).with(double).open(core).services.double()).toBe(2);
  // @ts-expect-error `count` is missing
  expect(() => moduleList().with(double).open(core).services.double()).toThrow();
});

test('routes may need a service of any module, and of none that is missing', () => {
  const late = defineModule('late', () => ({ routes: ({ count }: { count: () => number }) => (count(), {}) }));
  expect(moduleList().with(late).with(count).open(core).sweeps.size).toBe(0);
  // @ts-expect-error not callable: no module gives `count`
  expect(() => moduleList().with(late).open(core)).toThrow();
});

test('two modules do not give a service of one name', () => {
  expect(() => moduleList().with(count).with(count).open(core)).toThrow('Module count gives «count»');
});
