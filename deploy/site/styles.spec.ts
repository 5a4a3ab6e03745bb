import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const folders = readdirSync(root).filter((name) => name === 'shell' || name === 'shared' || name.startsWith('mf-'));
// With types, no links are followed: through those in node_modules, a walk takes seconds.
const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
    .filter((file) => /\/(src|gallery)\/.*\.(css|tsx?)$/.test(file) && !/\/(node_modules|dist)\//.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') })),
);
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name!);

// CSS silently ignores an unset custom property: once, the hairlines of a list were missing.
test('sets every custom property that a style reads', () => {
  const set = new Set(
    sources.flatMap(({ text }) => [
      ...namesIn(text, /(--[a-z][\w-]*)\s*:/g),
      ...namesIn(text, /['"](--[a-z][\w-]*)['"]/g),
    ]),
  );
  const read = sources.flatMap(({ file, text }) =>
    namesIn(text, /var\(\s*(--[a-z][\w-]*)\s*[,)]/g).map((name) => ({ file, name })),
  );
  expect(read.length).toBeGreaterThan(1000);
  expect(read.filter(({ name }) => !set.has(name))).toEqual([]);
});

/** Class names in the selectors of a stylesheet. */
const classesIn = (css: string) =>
  new Set(namesIn(css.replace(/\/\*.*?\*\/|\{[^{}]*\}|'[^']*'/gs, '{}'), /\.([a-z]\w*)/gi));

interface Use {
  file: string;
  /** Absent for an expression such as `css[tone]` and for an export of the sheet: they may use any name. */
  name?: string;
}

/** The uses of each stylesheet, by its path. */
function usesOfSheets() {
  const uses = new Map<string, Use[]>();
  for (const { file, text } of sources)
    for (const [, imported, path] of text.matchAll(
      /(?:import|export \{ default as) (\w+) (?:\} )?from '(\.[^']+\.module\.css)'/g,
    )) {
      const sheet = join(dirname(file), path!);
      const used = text.matchAll(new RegExp(`(?<![\\w.'/-])${imported}\\b(?:\\.(\\w+))?(?! from)`, 'g'));
      uses.set(sheet, [...(uses.get(sheet) ?? []), ...[...used].map(([, name]) => ({ file, name }))]);
    }
  return uses;
}

// A class name without a rule has no effect, and nothing reports a typing error in one.
test('uses only class names that have a rule, and has a rule only for those', () => {
  const uses = usesOfSheets();
  const sheets = sources.filter(({ file }) => file.endsWith('.module.css'));
  expect(sheets.length).toBeGreaterThan(300);
  const withoutRule: Use[] = [];
  const unused: { sheet: string; name: string }[] = [];
  for (const { file: sheet, text } of sheets) {
    const classes = classesIn(text);
    const used = uses.get(sheet) ?? [];
    withoutRule.push(...used.filter(({ name }) => name !== undefined && !classes.has(name)));
    const names = new Set(used.map(({ name }) => name));
    if (!names.has(undefined))
      unused.push(...[...classes].filter((name) => !names.has(name)).map((name) => ({ sheet, name })));
  }
  expect({ withoutRule, unused }).toEqual({ withoutRule: [], unused: [] });
});
