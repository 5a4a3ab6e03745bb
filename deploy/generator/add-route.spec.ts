import { expect, test } from '@jest/globals';
import { addRoute } from './add-route.ts';

const head = "import { defineRoutes } from '@site/contracts/remote';\n\n";
const entry = "{ path: '/b', page: 'b' }";
const table = (list: string) => `${head}export const routes = defineRoutes(${list});\n`;

test('splits a list on one line into one line per entry', () => {
  expect(addRoute(table("[{ path: '/a', page: 'a' }]"), entry)).toBe(
    table("[\n  { path: '/a', page: 'a' },\n  { path: '/b', page: 'b' },\n]"),
  );
  expect(addRoute(table('[]'), entry)).toBe(table("[\n  { path: '/b', page: 'b' },\n]"));
});

test('leaves comments, spreads and brackets in strings unchanged', () => {
  const before = `[
  // the first [of them]
  ...other.map((path) => ({ path, page: 'x' })),
  { path: '/a', page: 'a', validate: { id: '[0-9]+' } }, // kept
]`;
  const after = before.replace('// kept\n', "// kept\n  { path: '/b', page: 'b' },\n");
  expect(addRoute(table(before), entry)).toBe(table(after));
});

test('adds a missing comma to the last entry', () => {
  expect(addRoute(table("[\n  { path: '/a', page: 'a' } // last\n]"), entry)).toBe(
    table("[\n  { path: '/a', page: 'a' }, // last\n  { path: '/b', page: 'b' },\n]"),
  );
});

test('moves a closing bracket on the line of the last entry below the new one', () => {
  expect(addRoute(table("[{ path: '/a', page: 'a' },\n  { path: '/c', page: 'c' }]"), entry)).toBe(
    table("[{ path: '/a', page: 'a' },\n  { path: '/c', page: 'c' },\n  { path: '/b', page: 'b' },\n]"),
  );
  expect(addRoute(table("[{ path: '/a', page: 'a' } /* one */]"), entry)).toBe(
    table("[{ path: '/a', page: 'a' }, /* one */\n  { path: '/b', page: 'b' },\n]"),
  );
});

test('rejects a list that is not written in the call', () => {
  expect(() => addRoute(table('list'), entry)).toThrow('add the entry by hand');
});
