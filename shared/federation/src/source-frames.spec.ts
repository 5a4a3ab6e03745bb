import { expect, test } from '@jest/globals';
import { encodedMap, TraceMap } from '@jridgewell/trace-mapping';
import { sourceFrames } from './source-frames.ts';

const origin = 'http://localhost:3100';
/** Maps the third line of the served file to the second of the source. */
const map = JSON.stringify(
  encodedMap(
    new TraceMap({
      version: 3,
      names: [],
      sources: ['./src/pages/list/list-page.tsx'],
      sourcesContent: ['export function ListPage() {\n  throw new Error("broken");\n}\n'],
      mappings: [[], [], [[0, 0, 1, 2]]],
    }),
  ),
);
const readMap = (file: string) => (file === 'page-list.js.map' ? map : undefined);

test('maps a stack frame to its source with the surrounding lines', () => {
  const stack = `Error: broken\n    at ListPage (${origin}/page-list.js:3:9)\n    at react (http://localhost:3000/r/shell/main.js:1:2)`;
  const frames = sourceFrames(stack, origin, readMap);
  expect(frames).toEqual([
    { file: './src/pages/list/list-page.tsx', line: 2, code: expect.stringContaining('> 2 |   throw new Error') },
  ]);
});

test('omits frames of other servers and files without a source map', () => {
  expect(sourceFrames(`at x (${origin}/other.js:3:9)`, origin, readMap)).toEqual([]);
  expect(sourceFrames('at x (http://localhost:31000/page-list.js:3:9)', origin, readMap)).toEqual([]);
});
