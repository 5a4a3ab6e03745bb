import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { watchBuild } from './build-watch.ts';

let hidden = false;
let watch: ReturnType<typeof watchBuild>;
const fetchLatest = jest.fn<() => Promise<{ id: string }>>();

beforeEach(() => {
  jest.useFakeTimers();
  hidden = false;
  Object.defineProperty(document, 'hidden', { get: () => hidden, configurable: true });
  fetchLatest.mockReset().mockResolvedValue({ id: 'A' });
  watch = watchBuild({ id: 'A', fetchLatest, interval: 1000 });
});
afterEach(() => {
  watch.stop();
  jest.useRealTimers();
});

test('becomes stale with another build', async () => {
  await jest.advanceTimersByTimeAsync(1000);
  expect(watch.stale).toBe(false);
  fetchLatest.mockResolvedValue({ id: 'B' });
  await jest.advanceTimersByTimeAsync(1000);
  expect(watch.stale).toBe(true);
});

test('becomes fresh again after a rollback to its own build', async () => {
  fetchLatest.mockResolvedValueOnce({ id: 'B' });
  await jest.advanceTimersByTimeAsync(2000);
  expect(watch.stale).toBe(false);
});

test('ignores a failed request', async () => {
  fetchLatest.mockRejectedValue(new Error('offline'));
  await jest.advanceTimersByTimeAsync(3000);
  expect(watch.stale).toBe(false);
});

test('pauses while hidden, and checks at once when shown', async () => {
  hidden = true;
  await jest.advanceTimersByTimeAsync(5000);
  expect(fetchLatest).not.toHaveBeenCalled();
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(fetchLatest).toHaveBeenCalledTimes(1);
});

test('checks at once when shown after the clock was set back', async () => {
  hidden = true;
  await jest.advanceTimersByTimeAsync(5000);
  jest.setSystemTime(Date.now() - 3_600_000);
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(fetchLatest).toHaveBeenCalledTimes(1);
});
