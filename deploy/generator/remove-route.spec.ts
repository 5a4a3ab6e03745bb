import { expect, test } from '@jest/globals';
import { addRoute } from './add-route.ts';
import { removeRoute } from './remove-route.ts';

const table = (list: string) => `export const routes = defineRoutes(${list});\n`;
const entry = "{ path: '/b', page: 'b' }";

test('removes an added entry and leaves the rest unchanged', () => {
  const before = table(`[\n  // the first\n  { path: '/a', page: 'a', validate: { id: '[0-9]+' } }, // kept\n]`);
  expect(removeRoute(addRoute(before, entry), 'b')).toEqual({ source: before, entry, path: '/b' });
});

test('removes only the entry in the middle of a line', () => {
  const source = table(`[{ path: '/a', page: 'a' }, ${entry}, { path: '/c', page: 'c' }]`);
  expect(removeRoute(source, 'b').source).toBe(table("[{ path: '/a', page: 'a' }, { path: '/c', page: 'c' }]"));
});

test('rejects a page with two addresses or without a literal one', () => {
  expect(() => removeRoute(table(`[${entry}, { path: '/c', page: 'b' }]`), 'b')).toThrow('2 entries');
  expect(() => removeRoute(table("[{ path: somewhere, page: 'b' }]"), 'b')).toThrow('no literal path');
  expect(() => removeRoute(table('[]'), 'b')).toThrow('0 entries');
});
