import { expect, jest, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { CallResult } from './api-client.ts';
import { useLoad } from './use-load.ts';

const found = (value: string): CallResult<string> => ({ ok: true, value });
const failed: CallResult<string> = {
  ok: false,
  status: 503,
  problem: { status: 'error', code: 'network', message: 'Нет соединения с сервером' },
};

/** Renders the hook with calls that the test answers by hand. */
function open(first: { name: string; when?: boolean }) {
  const calls: { signal: AbortSignal; answer: (result: CallResult<string>) => void }[] = [];
  const call = jest.fn(
    (signal: AbortSignal) => new Promise<CallResult<string>>((answer) => calls.push({ signal, answer })),
  );
  const view = renderHook(({ name, when }: { name: string; when?: boolean }) => useLoad(name, call, when), {
    initialProps: first,
  });
  return { calls, ...view };
}

test('loads once per key, and keeps the value when it is closed and opened again', async () => {
  const { calls, result, rerender } = open({ name: 'a', when: false });
  expect(calls).toHaveLength(0);
  rerender({ name: 'a' });
  await act(async () => calls[0]!.answer(found('A')));
  expect(result.current.value).toBe('A');
  rerender({ name: 'a', when: false });
  rerender({ name: 'a' });
  expect(result.current.value).toBe('A');
  expect(calls).toHaveLength(1);
});

test('ignores the response of an earlier key', async () => {
  const { calls, result, rerender } = open({ name: 'a' });
  rerender({ name: 'b' });
  expect(calls[0]!.signal.aborted).toBe(true);
  await act(async () => calls[1]!.answer(found('B')));
  await act(async () => calls[0]!.answer(found('A')));
  expect(result.current.value).toBe('B');
});

test('shows a failure, and loads again by retry', async () => {
  const { calls, result } = open({ name: 'a' });
  await act(async () => calls[0]!.answer(failed));
  await waitFor(() => expect(result.current.problem).toMatch(/^Нет соединения/));
  act(() => result.current.retry());
  expect(result.current).toMatchObject({ value: undefined, problem: undefined });
  await act(async () => calls[1]!.answer(found('A')));
  expect(result.current.value).toBe('A');
});

test('loads again after a failure when it is opened again', async () => {
  const { calls, result, rerender } = open({ name: 'a' });
  await act(async () => calls[0]!.answer(failed));
  await waitFor(() => expect(result.current.problem).toBeDefined());
  rerender({ name: 'a', when: false });
  rerender({ name: 'a' });
  expect(calls).toHaveLength(2);
});

test('aborts the call when its component goes', () => {
  const { calls, unmount } = open({ name: 'a' });
  unmount();
  expect(calls[0]!.signal.aborted).toBe(true);
});
