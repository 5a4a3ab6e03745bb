import { expect, test } from 'vitest';
import { runAll, processEach } from './process-each.ts';

test('reports a failed item and processes the others', async () => {
  const done: number[] = [];
  const failed: unknown[] = [];
  await processEach(
    [1, 2, 3],
    async (item) => {
      if (item === 2) throw new Error('broken');
      done.push(item);
    },
    (error, item) => failed.push([item, (error as Error).message]),
  );
  expect([done, failed]).toEqual([[1, 3], [[2, 'broken']]]);
});

test('runs all parts and rejects with their errors', async () => {
  const ran: string[] = [];
  const part = (name: string, error?: Error) => async () => {
    ran.push(name);
    if (error) throw error;
  };
  const first = new Error('first');
  await expect(runAll([part('a', first), part('b')])).rejects.toBe(first);
  await expect(runAll([part('c', first), part('d', new Error('second'))])).rejects.toMatchObject({
    errors: [{ message: 'first' }, { message: 'second' }],
  });
  expect(ran).toEqual(['a', 'b', 'c', 'd']);
});
