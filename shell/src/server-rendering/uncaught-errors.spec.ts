import { expect, test } from '@jest/globals';
import type { RendererOptions } from '@site/contracts/renderer';
import { releaseOfStack } from './uncaught-errors.ts';

const release = (name: string) => ({ name, version: '1.0.0' });
const options = {
  composition: { id: 'one', shell: release('shell'), remotes: [release('mf-one'), release('mf-one-more')] },
  folders: {
    shell: '/data/releases/shell/1.0.0',
    'mf-one': '/data/releases/mf-one/1.0.0',
    'mf-one-more': '/data/releases/mf-one-more/1.0.0',
  },
} as unknown as RendererOptions;
const stack = (...files: string[]) =>
  ['Error: it threw', ...files.map((file) => `    at work (/data/releases/${file}:1:20)`)].join('\n');

test('returns the remote and the page of the file in the stack', () => {
  expect(
    releaseOfStack(options, stack('mf-one-more/1.0.0/server/page-order-success.cjs', 'shell/1.0.0/server/main.cjs')),
  ).toEqual({ remote: 'mf-one-more', version: '1.0.0', page: 'order-success' });
  expect(releaseOfStack(options, stack('shell/1.0.0/server/main.cjs', 'mf-one/1.0.0/server/256.cjs'))).toEqual({
    remote: 'mf-one',
    version: '1.0.0',
    page: '',
  });
  expect(releaseOfStack(options, stack('shell/1.0.0/server/main.cjs'))).toMatchObject({ remote: 'shell', page: '' });
});

test('returns unknown for a stack without a release file', () => {
  expect(releaseOfStack(options, 'Error: socket hang up\n    at node:internal/http:12:3')).toEqual({
    remote: 'unknown',
    version: '',
    page: '',
  });
});
