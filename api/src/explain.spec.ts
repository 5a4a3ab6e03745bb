import { expect, test } from 'vitest';
import { FolderTakenError } from './db/folder-lock.ts';
import { explain } from './explain.ts';

const failure = (code: string, message: string, more = {}) => Object.assign(new Error(message), { code, ...more });

test.each([
  [
    'a full disk',
    failure('ENOSPC', 'ENOSPC: no space left', { path: '/data/postgres' }),
    '/data/postgres: the disk is full',
  ],
  ['a full disk of the database', new Error('Failed query', { cause: failure('53100', 'full') }), 'The disk is full'],
  ['a full disk below the embedded database', { name: 'ErrnoError', errno: 51 }, 'The disk is full'],
  ['an embedded database that has aborted', new WebAssembly.RuntimeError('Aborted(). Build with…'), 'npm run restore'],
  ['a folder that is taken', new FolderTakenError('/data'), 'Another process uses the embedded database in /data'],
  ['a port that is taken', failure('EADDRINUSE', 'listen', { port: 3001 }), 'Port 3001 is taken'],
])('%s is explained in one line', (_case, error, words) => {
  const text = explain(error);
  expect(text).toContain(words);
  expect(text).not.toContain('\n');
});

test('shows the database error behind a failed query', () => {
  expect(explain(new Error('Failed query: …', { cause: new Error('relation is gone') }))).toContain('relation is gone');
});
