import { expect, test } from '@jest/globals';
import { createLoadQueue } from './load-queue.ts';
import { allowsPrefetch } from './prefetch.ts';

test('runs at most four loads at a time and each key once, and continues after a failure', async () => {
  let running = 0;
  let peak = 0;
  const finish: (() => void)[] = [];
  const queue = createLoadQueue(4);
  const task = (fails: boolean) => () =>
    new Promise<void>((resolve, reject) => {
      peak = Math.max(peak, ++running);
      finish.push(() => {
        running--;
        if (fails) reject(new Error('lost'));
        else resolve();
      });
    });
  for (let page = 0; page < 10; page++) queue(String(page), task(page % 2 === 0));
  queue('0', task(false));
  let done = 0;
  for (let next = finish.shift(); next; next = finish.shift()) {
    next();
    done++;
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(peak).toBe(4);
  expect(done).toBe(10);
});

test('prefetches nothing on slow connections or with data saver', () => {
  expect(allowsPrefetch(undefined)).toBe(true);
  expect(allowsPrefetch({ effectiveType: '4g' })).toBe(true);
  expect(allowsPrefetch({ effectiveType: '2g' })).toBe(false);
  expect(allowsPrefetch({ effectiveType: 'slow-2g' })).toBe(false);
  expect(allowsPrefetch({ effectiveType: '4g', saveData: true })).toBe(false);
});
