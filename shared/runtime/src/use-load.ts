import { useEffect, useEffectEvent, useState } from 'react';
import type { CallResult } from './api-client.ts';
import { problemText } from './problem-text.ts';

interface Loaded<T> {
  /** Undefined until loaded. */
  value?: T;
  /** The user-facing text of a failure. */
  problem?: string;
}

/**
 * Loads what a component needs once it is shown or opened: `when` it is true, once per `key`, and again after a failure
 * by `retry` or the next opening. The key names everything that the call depends on. A call is aborted when its
 * component goes, or when its key changes.
 */
export function useLoad<T>(
  key: string | number,
  call: (signal: AbortSignal) => Promise<CallResult<T>>,
  when = true,
): Loaded<T> & { retry: () => void } {
  const [loaded, setLoaded] = useState<Loaded<T> & { key: string | number }>();
  const [attempt, setAttempt] = useState(0);
  const current = loaded?.key === key ? loaded : undefined;
  const isDue = when && current?.value === undefined;

  const start = useEffectEvent(call);
  useEffect(() => {
    if (!isDue) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    async function load() {
      const result = await start(signal);
      const next = result.ok ? { value: result.value } : { problem: await problemText(result.problem) };
      if (!signal.aborted) setLoaded({ key, ...next });
    }
    load().catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
    return () => leaving.abort();
  }, [key, isDue, attempt]);

  function retry() {
    setLoaded(undefined);
    setAttempt(attempt + 1);
  }
  return { value: current?.value, problem: current?.problem, retry };
}
