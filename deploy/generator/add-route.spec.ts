import { expect, test } from '@jest/globals';
import { addRoute } from './add-route.ts';

const head = "import { defineRoutes } from '@site/contracts/remote';\n\n";
const entry = "{ path: '/b', page: 'b' }";
const table = (list: string) => `${head}export const routes = defineRoutes(${list});\n`;

test('a list on one line is opened, a line an entry', () => {
  expect(addRoute(table("[{ path: '/a', page: 'a' }]"), entry)).toBe(
    table("[\n  { path: '/a', page: 'a' },\n  { path: '/b', page: 'b' },\n]"),
  );
  expect(addRoute(table('[]'), entry)).toBe(table("[\n  { path: '/b', page: 'b' },\n]"));
});

test('comments, spreads and brackets in strings stay where they were', () => {
  const before = `[
  // the first [of them]
  ...other.map((path) => ({ path, page: 'x' })),
  { path: '/a', page: 'a', validate: { id: '[0-9]+' } }, // kept
]`;
  const after = before.replace('// kept\n', "// kept\n  { path: '/b', page: 'b' },\n");
  expect(addRoute(table(before), entry)).toBe(table(after));
});

test('a last entry without a comma gets one', () => {
  expect(addRoute(table("[\n  { path: '/a', page: 'a' } // last\n]"), entry)).toBe(
    table("[\n  { path: '/a', page: 'a' }, // last\n  { path: '/b', page: 'b' },\n]"),
  );
});

test('a bracket that closes on the line of the last entry moves below the new one', () => {
  expect(addRoute(table("[{ path: '/a', page: 'a' },\n  { path: '/c', page: 'c' }]"), entry)).toBe(
    table("[{ path: '/a', page: 'a' },\n  { path: '/c', page: 'c' },\n  { path: '/b', page: 'b' },\n]"),
  );
  expect(addRoute(table("[{ path: '/a', page: 'a' } /* one */]"), entry)).toBe(
    table("[{ path: '/a', page: 'a' }, /* one */\n  { path: '/b', page: 'b' },\n]"),
  );
});

test('a list that is made elsewhere is left to its author', () => {
  expect(() => addRoute(table('list'), entry)).toThrow('add the entry by hand');
});
