import { beforeEach, expect, test } from '@jest/globals';
import { toastQueue } from '@site/runtime/shell';
import { waitFor } from '@testing-library/dom';
import { createFailureToast } from './failure-toast.ts';

const texts = () => toastQueue.getState().toasts.map(({ text }) => text);
beforeEach(() => toastQueue.setState({ toasts: [] }));

test('shows one toast with the header phone for a series of errors', async () => {
  let time = 0;
  const report = createFailureToast(
    () => '+7 (800) 555-01-20',
    () => time,
  );
  report(new Error('first'));
  time = 1000;
  report(new Error('subsequent'));
  await waitFor(() => expect(texts()).toHaveLength(1));
  expect(texts()[0]).toContain('Похоже, что-то пошло не так.');
  expect(texts()[0]).toContain('555');
  toastQueue.setState({ toasts: [] });
  time = 60_000;
  report(new Error('another'));
  await waitFor(() => expect(texts()).toHaveLength(1));
});

test('ignores aborted requests and lost code', async () => {
  const report = createFailureToast(() => '');
  report(new DOMException('gone on', 'AbortError'));
  report(Object.assign(new Error('Loading chunk 1 failed'), { name: 'ChunkLoadError' }));
  await Promise.resolve();
  expect(texts()).toEqual([]);
});
