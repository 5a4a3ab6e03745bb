import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { programArgs } from './program-args.ts';

const cache = join(import.meta.dirname, '../../../node_modules/.cache');
let folder: string;
beforeEach(async () => {
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'programs-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, text: string) => writeFile(join(folder, name), text);

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, programArgs(join(folder, 'main.ts'), ...args), {
    env: { ...process.env, NODE_OPTIONS: '' },
  });

test('runs a program with its arguments, and finds the files beside it', async () => {
  await write('text.txt', 'beside');
  await write('part.ts', 'export const part: string = import.meta.dirname;');
  await write(
    'main.ts',
    `import { readFileSync } from 'node:fs';
     import { part } from './part.ts';
     const text: string = readFileSync(new URL('text.txt', import.meta.url), 'utf8');
     const isMain = process.argv[1] === import.meta.filename;
     console.log(JSON.stringify({ args: process.argv.slice(2), text, part, isMain }));`,
  );
  const { stdout } = await run('--json', 'файл');
  expect(JSON.parse(stdout)).toEqual({ args: ['--json', 'файл'], text: 'beside', part: folder, isMain: true });
});

test('runs the current sources after a change of any of them', async () => {
  await write('part.ts', `export const part = 'first';`);
  await write('main.ts', `import { part } from './part.ts'; console.log(part);`);
  expect((await run()).stdout).toBe('first\n');
  expect((await run()).stdout).toBe('first\n');
  await write('part.ts', `export const part = 'second';`);
  expect((await run()).stdout).toBe('second\n');
});

test('names the line of the source in a stack, and exits with 1', async () => {
  await write('main.ts', `interface Unused { a: string }\n\nthrow new Error('no such file');`);
  await expect(run()).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('main.ts:3:7') });
});

test('imports the packages of a source from where they are installed', async () => {
  await write('main.ts', `import { parse } from 'yaml'; console.log(parse('a: 1').a);`);
  expect((await run()).stdout).toBe('1\n');
});

test('runs without the target of an import() that is not reached', async () => {
  await write('main.ts', `if (process.argv[2]) await import('./missing.ts'); console.log('ran');`);
  expect((await run()).stdout).toBe('ran\n');
  await expect(run('--all')).rejects.toMatchObject({ stderr: expect.stringContaining('missing.ts') });
});

test('evaluates the packages of an import() only when it is reached', async () => {
  await mkdir(join(folder, 'node_modules/loud'), { recursive: true });
  await write('package.json', '{}');
  await write('node_modules/loud/package.json', '{ "main": "index.mjs" }');
  await write('node_modules/loud/index.mjs', `console.log('evaluated'); export {};`);
  await write('state.ts', 'export const state = { isSet: false };');
  await write('rare.ts', `import 'loud'; import { state } from './state.ts'; state.isSet = true;`);
  await write(
    'main.ts',
    `import { state } from './state.ts'; if (process.argv[2]) await import('./rare.ts'); console.log(state.isSet);`,
  );
  expect((await run()).stdout).toBe('false\n');
  expect((await run('--all')).stdout).toBe('evaluated\ntrue\n');
});
