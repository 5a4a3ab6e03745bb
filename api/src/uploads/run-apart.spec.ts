import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runApart } from './run-apart.ts';

const PROCESS = fileURLToPath(new URL('../../test/tasks-process.mjs', import.meta.url));
const MOST_MEMORY = 400 * 2 ** 20;

const run = (task: string | { mebibytes: number } = 'state', options: { kept?: boolean; seconds?: number } = {}) =>
  runApart<{ pid?: number; settings?: string[]; refused?: string }>(PROCESS, task, {
    ...{ seconds: 60, mostMemory: MOST_MEMORY, kept: true, env: { GIVEN: '1' } },
    ...options,
  });
const pidOf = async (...given: Parameters<typeof run>) => (await run(...given)).result!.pid!;

test('performs several tasks in one kept process, which has no settings but its own', async () => {
  const { result } = await run();
  expect(result!.settings!.filter((name) => !name.startsWith('NODE_')).toSorted()).toEqual(['GIVEN', 'MOST_MEMORY']);
  expect(await pidOf()).toBe(result!.pid);
});

test('performs tasks at the same time in processes of their own, and each task without `kept`', async () => {
  const pids = [...(await Promise.all([pidOf(), pidOf()])), await pidOf('state', { kept: false })];
  expect(new Set(pids).size).toBe(3);
});

test.each([
  ['crashes', 'crash', {}, { signal: 'SIGABRT' }],
  ['hangs', 'hang', { seconds: 0.5 }, { signal: 'SIGKILL' }],
  ['exceeds its memory', { mebibytes: 400 }, {}, { signal: null }],
  ['refuses', 'refuse', {}, { result: { refused: 'damaged' } }],
  ['stays large', { mebibytes: 260 }, {}, { result: { pid: expect.any(Number) } }],
] as const)('replaces a process that %s', async (_, task, options, outcome) => {
  const before = await pidOf();
  expect(await run(task, options)).toMatchObject(outcome);
  expect(await pidOf()).not.toBe(before);
});

test('repeats a task in a new process where a used one did not perform it', async () => {
  const before = await pidOf();
  expect(await pidOf('crash when used')).not.toBe(before);
  process.kill(await pidOf(), 'SIGKILL');
  await expect(pidOf()).resolves.toBeGreaterThan(0);
});
