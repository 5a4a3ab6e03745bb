import { expect, test } from '@jest/globals';
import { readdir } from 'node:fs/promises';
import { fileSystemProblem } from './file-system-problem.ts';

const failure = (code: string, path?: string) => Object.assign(new Error(`${code}: no`), { code, path });

test('names the file and the remedy', () => {
  expect(fileSystemProblem(failure('ENOSPC', '/data/a'))).toBe(
    '/data/a: the disk is full: free some space and try again',
  );
  expect(fileSystemProblem(failure('EROFS'))).toBe('EROFS: the file system is read-only: mount it with write access');
});

test('returns nothing for other errors', async () => {
  expect(fileSystemProblem(await readdir('/none').catch((error: unknown) => error))).toBeUndefined();
  expect(fileSystemProblem('ENOSPC')).toBeUndefined();
});
