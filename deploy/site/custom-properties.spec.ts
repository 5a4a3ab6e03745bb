import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@jest/globals';

const root = join(import.meta.dirname, '../..');
const folders = readdirSync(root).filter((name) => name === 'shell' || name === 'shared' || name.startsWith('mf-'));
// With types, no links are followed: through those in node_modules, a walk takes seconds.
const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)))
    .filter((file) => /\/src\/.*\.(css|tsx?)$/.test(file) && !/\/(node_modules|dist)\//.test(file))
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
