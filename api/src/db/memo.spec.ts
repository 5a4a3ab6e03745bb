import { expect, test, vi } from 'vitest';
import { cacheReads, cacheReadsByVersion, memoize } from './memo.ts';

const clock = () => {
  // lru-cache treats a time of 0 as unset.
  let time = 1;
  return { now: () => new Date(time), wait: (ms: number) => void (time += ms) };
};

test('shares one load between callers until it is stale or invalidated', async () => {
  const { now, wait } = clock();
  const load = vi.fn(async () => ({}));
  const read = memoize(100, now, load);
  expect(await read()).toBe(await read());
  wait(100);
  await read();
  expect(load).toHaveBeenCalledTimes(2);
  read.forget();
  await read();
  expect(load).toHaveBeenCalledTimes(3);
});

test('does not cache a failed load', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue('here');
  const read = memoize(100, clock().now, load);
  await expect(read()).rejects.toThrow('away');
  expect(await read()).toBe('here');
});

test('runs a lazy query once', async () => {
  const run = vi.fn(() => 1);
  const query = { then: (done: (rows: number) => void) => done(run()) } as Promise<number>;
  const reads = cacheReads({ list: () => query }, clock().now);
  expect([await reads.list(), await reads.list()]).toEqual([1, 1]);
  expect(run).toHaveBeenCalledTimes(1);
});

test('caches the methods of an instance', async () => {
  class Repository {
    private runs = 0;
    private load() {
      return ++this.runs;
    }
    async find(slug: string) {
      return `${slug} ${this.load()}`;
    }
  }
  const reads = cacheReads(new Repository(), clock().now);
  expect([await reads.find('a'), await reads.find('b'), await reads.find('a')]).toEqual(['a 1', 'b 2', 'a 1']);
});

test('caches reads by name and arguments, and evicts the least recently used', async () => {
  const find = vi.fn(async (slug: string) => slug);
  const list = vi.fn(async (page: { size: number }) => page.size);
  const { now } = clock();
  const reads = cacheReads({ find, list }, now, 100, 3);
  expect([await reads.find('a'), await reads.find('b'), await reads.find('a')]).toEqual(['a', 'b', 'a']);
  expect([await reads.list({ size: 2 }), await reads.list({ size: 2 })]).toEqual([2, 2]);
  expect([find.mock.calls.length, list.mock.calls.length]).toEqual([2, 1]);
  await reads.find('c');
  await reads.find('a');
  expect(find).toHaveBeenCalledTimes(3);
  await reads.find('b');
  expect(find).toHaveBeenCalledTimes(4);
});

test('reads once for each version and does not cache a failure', async () => {
  let version = '1';
  let fails = false;
  const count = vi.fn(async (of: string) => {
    if (fails) throw new Error('away');
    return `${of} ${version}`;
  });
  const kept = cacheReadsByVersion(async () => version, { count });
  expect(await Promise.all([kept.count('a'), kept.count('a'), kept.count('b')])).toEqual(['a 1', 'a 1', 'b 1']);
  expect(count).toHaveBeenCalledTimes(2);
  version = '2';
  expect(await kept.count('a')).toBe('a 2');
  fails = true;
  await expect(kept.count('c')).rejects.toThrow('away');
  fails = false;
  expect(await kept.count('c')).toBe('c 2');
});

test('expires entries on time when the system clock is set back', async () => {
  let [time, elapsed] = [1_000_000, 500];
  const now = Object.assign(() => new Date(time), { elapsed: () => elapsed });
  let loads = 0;
  const read = memoize(100, now, async () => ++loads);
  const reads = cacheReads({ read: async () => ++loads }, now, 100);
  expect([await read(), await reads.read()]).toEqual([1, 2]);
  time -= 600_000;
  elapsed += 50;
  expect([await read(), await reads.read()]).toEqual([1, 2]);
  elapsed += 51;
  expect([await read(), await reads.read()]).toEqual([3, 4]);
});
