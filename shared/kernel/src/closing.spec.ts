import { afterEach, expect, jest, test } from '@jest/globals';
import { drainConnections, runClosers } from './closing.ts';

afterEach(() => void jest.useRealTimers());

test('runs the remaining closers after one that hangs and one that fails', async () => {
  jest.useFakeTimers();
  const last = jest.fn(() => Promise.resolve());
  const closers = [() => new Promise(() => {}), () => Promise.reject(new Error('failed')), last];
  const closing = runClosers(closers, 8000);
  await jest.advanceTimersByTimeAsync(8000);
  const errors = await closing;
  expect(errors.map((error) => (error as Error).message)).toEqual(['Not closed within 2667 ms', 'failed']);
  expect(last).toHaveBeenCalledTimes(1);
});

test('closes idle connections, and all of them at the deadline', () => {
  jest.useFakeTimers();
  let closed = () => {};
  const server = {
    closeIdleConnections: jest.fn(),
    closeAllConnections: jest.fn(() => closed()),
    once: (_event: 'close', listener: () => void) => (closed = listener),
  };
  drainConnections(server, 1000);
  jest.advanceTimersByTime(900);
  expect(server.closeIdleConnections).toHaveBeenCalledTimes(10);
  expect(server.closeAllConnections).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10_000);
  expect([server.closeAllConnections.mock.calls.length, jest.getTimerCount()]).toEqual([1, 0]);
});
