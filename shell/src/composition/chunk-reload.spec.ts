import { beforeEach, expect, jest, test } from '@jest/globals';
import { errorResponse } from '../testing/error-response.ts';
import { isChunkFailure, mayReload, recoverChunk } from './chunk-reload.ts';

beforeEach(() => sessionStorage.clear());

test('allows one reload per address and composition, and at most one in 10 s', () => {
  expect(mayReload('/a/', 'one', 0)).toBe(true);
  // Loading the document and the entry can take longer than the window.
  expect(mayReload('/a/', 'one', 60_000)).toBe(false);
  expect(mayReload('/b/', 'one', 60_000)).toBe(true);
  expect(mayReload('/b/', 'two', 69_999)).toBe(false);
  expect(mayReload('/b/', 'two', 70_000)).toBe(true);
  expect(mayReload('/b/', 'one', 200_000)).toBe(false);
});

test('allows a reload for another composition after the clock was set back', () => {
  expect(mayReload('/a/', 'one', 3_600_000)).toBe(true);
  expect(mayReload('/a/', 'two', 60_000)).toBe(true);
  expect(mayReload('/a/', 'three', 55_000)).toBe(false);
});

test('allows no reload without a working storage, which could loop', () => {
  sessionStorage.setItem('chunk-reload', '{');
  expect(mayReload('/a/', 'one', 0)).toBe(false);
  const denied = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(mayReload('/a/', 'one', 0)).toBe(false);
  denied.mockRestore();
});

test('recognises lost chunks and remotes that did not load', () => {
  expect(isChunkFailure(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }))).toBe(true);
  expect(isChunkFailure(new TypeError('Failed to fetch dynamically imported module: /x.js'))).toBe(true);
  expect(isChunkFailure(errorResponse(503, { remoteFailure: 'mf-catalog' }))).toBe(true);
  expect(isChunkFailure(errorResponse(503, { message: 'maintenance' }))).toBe(false);
  expect(isChunkFailure(errorResponse(404, null))).toBe(false);
  expect(isChunkFailure(new Error('bug'))).toBe(false);
});

test('refetches lost code past the cache, and reloads once', async () => {
  const fetched = jest.fn<typeof fetch>(async () => new Response(''));
  Object.assign(window, { fetch: fetched, COMPOSITION: { id: 'one', remotes: [] } });
  const reload = jest.fn(() => expect(fetched).toHaveBeenCalledTimes(2));
  const lost = [
    errorResponse(503, { remoteFailure: 'mf-catalog', file: '/r/mf-catalog/1/client/remoteEntry.js' }),
    Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError', request: '/r/7.js' }),
  ];
  await recoverChunk(lost, reload);
  await recoverChunk(lost, reload);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(fetched.mock.calls.map(([file, options]) => [file, options?.cache])).toEqual([
    ['/r/mf-catalog/1/client/remoteEntry.js', 'reload'],
    ['/r/7.js', 'reload'],
  ]);
});

test('skips the reload when the visitor acts first', async () => {
  const fetched = jest.fn<typeof fetch>(async () => {
    await Promise.resolve();
    window.dispatchEvent(new Event('pointerdown'));
    return new Response('');
  });
  Object.assign(window, { fetch: fetched, COMPOSITION: { id: 'two', remotes: [] } });
  const reload = jest.fn();
  await recoverChunk([errorResponse(503, { remoteFailure: 'mf-catalog', file: '/r/entry.js' })], reload);
  expect([fetched.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
});
