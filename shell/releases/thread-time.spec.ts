import { afterEach, expect, test } from '@jest/globals';
import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { threadTime } from './thread-time.mjs';

let workers: Worker[] = [];
afterEach(() => Promise.all(workers.splice(0).map((worker) => worker.terminate())));

/** Starts threads that run this code, and returns their numbers once all of them run it. */
async function threads(count: number, code: string) {
  workers = Array.from(
    { length: count },
    () =>
      new Worker(
        `require('node:worker_threads').parentPort.postMessage(require('node:fs').readlinkSync('/proc/thread-self'));
         ${code}`,
        { eval: true },
      ),
  );
  const links = workers.map((worker) => new Promise<string>((resolve) => worker.once('message', resolve)));
  return (await Promise.all(links)).map((link) => Number(link.split('/').at(-1)));
}

/** Returns the mean times of the threads during 300 ms, as shares of the time that passed. */
async function shares(numbers: number[]) {
  const start = performance.now();
  const before = numbers.map((number) => threadTime(number)!);
  await setTimeout(300);
  const after = numbers.map((number) => threadTime(number)!);
  const passed = (performance.now() - start) * numbers.length;
  const sum = (of: 'worked' | 'queued') => after.reduce((all, time, index) => all + time[of] - before[index]![of], 0);
  return { worked: sum('worked') / passed, queued: sum('queued') / passed };
}

test('separates the work of a thread from its wait for a processor', async () => {
  const { worked, queued } = await shares(await threads(3 * availableParallelism(), 'for (;;);'));
  expect(queued).toBeGreaterThan(worked);
  expect(queued + worked).toBeGreaterThan(0.5);
});

test('counts a sleeping thread as neither working nor waiting for a processor', async () => {
  const { worked, queued } = await shares(
    await threads(1, 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);'),
  );
  expect(worked + queued).toBeLessThan(0.2);
});

test('returns nothing for a thread that has ended', () => {
  expect(threadTime(2 ** 22 + 1)).toBeUndefined();
});
