import { beforeEach, expect, jest, test } from '@jest/globals';
import { errorResponse } from '../testing/error-response.ts';
import { isChunkFailure, mayReload, recoverChunk } from './chunk-reload.ts';

beforeEach(() => sessionStorage.clear());

test('a path is reloaded at most once in 10 s; other paths have their own turn', () => {
  expect(mayReload('/a/', 0, sessionStorage)).toBe(true);
  expect(mayReload('/a/', 9_999, sessionStorage)).toBe(false);
  expect(mayReload('/b/', 9_999, sessionStorage)).toBe(true);
  expect(mayReload('/a/', 10_000, sessionStorage)).toBe(true);
});

test('without a working storage nothing is reloaded: it might never end', () => {
  const broken = { getItem: () => '{', setItem: () => {} };
  expect(mayReload('/a/', 0, broken)).toBe(false);
});

test('lost chunks and remotes’ pages that did not come are told from other errors', () => {
  expect(isChunkFailure(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }))).toBe(true);
  expect(isChunkFailure(new TypeError('Failed to fetch dynamically imported module: /x.js'))).toBe(true);
  expect(isChunkFailure(errorResponse(503, { remoteFailure: 'mf-catalog' }))).toBe(true);
  expect(isChunkFailure(errorResponse(503, { message: 'maintenance' }))).toBe(false);
  expect(isChunkFailure(errorResponse(404, null))).toBe(false);
  expect(isChunkFailure(new Error('bug'))).toBe(false);
});

test('lost code reloads the page once, and then its error stays', () => {
  const reload = jest.fn();
  const lost = [errorResponse(503, { remoteFailure: 'mf-catalog' })];
  recoverChunk(lost, reload);
  recoverChunk(lost, reload);
  expect(reload).toHaveBeenCalledTimes(1);
});
