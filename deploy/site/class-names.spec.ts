import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const folders = readdirSync(root).filter((name) => name === 'shell' || name === 'shared' || name.startsWith('mf-'));
// With types, no links are followed: through those in node_modules, a walk takes seconds.
const files = folders
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
  .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
  .filter((file) => /\.(module\.css|tsx?)$/.test(file) && !/\/(node_modules|dist)\//.test(file));
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** Class names in the selectors of a stylesheet. */
const classesIn = (css: string) =>
  new Set(
    [...css.replace(/\/\*.*?\*\/|\{[^{}]*\}|'[^']*'/gs, '{}').matchAll(/\.([a-z]\w*)/gi)].map(([, name]) => name!),
  );

interface Use {
  file: string;
  /** Absent for an expression such as `css[tone]`, which may be any name. */
  name?: string;
}

/** The uses of each stylesheet, by its path. */
const uses = new Map<string, Use[]>();
for (const file of files.filter((name) => !name.endsWith('.css'))) {
  const text = textOf(file);
  for (const [, imported, path] of text.matchAll(
    /(?:import|export \{ default as) (\w+) (?:\} )?from '(\.[^']+\.module\.css)'/g,
  )) {
    const sheet = join(dirname(file), path!);
    const used = [...text.matchAll(new RegExp(`(?<![\\w.'/-])${imported}\\b(?:\\.(\\w+))?(?! from)`, 'g'))];
    uses.set(sheet, [...(uses.get(sheet) ?? []), ...used.map(([, name]) => ({ file, name }))]);
  }
}

// A class name without a rule has no effect, and nothing reports a typing error in one.
test('uses only class names that have a rule, and has a rule only for those', () => {
  const sheets = files.filter((file) => file.endsWith('.module.css'));
  expect(sheets.length).toBeGreaterThan(300);
  const withoutRule: object[] = [];
  const unused: object[] = [];
  for (const sheet of sheets) {
    const classes = classesIn(textOf(sheet));
    const used = uses.get(sheet) ?? [];
    withoutRule.push(...used.filter(({ name }) => name !== undefined && !classes.has(name)));
    if (used.some(({ name }) => name === undefined)) continue;
    unused.push(
      ...[...classes].filter((name) => used.every((use) => use.name !== name)).map((name) => ({ sheet, name })),
    );
  }
  expect({ withoutRule, unused }).toEqual({ withoutRule: [], unused: [] });
});
