import { MIN_QUERY } from '@site/contracts/limits';
import type { SuggestResponse } from '@site/contracts/search';
import { useApi } from '@site/runtime';
import { useEffect, useState } from 'react';

/** Debounce of typing, in ms. */
export const DEBOUNCE = 200;

interface Result {
  query: string;
  /** Null after a failed call. */
  response: SuggestResponse | null;
}

export interface Suggestions {
  /** Response to this query or to a prefix or extension of it, so that the list does not flicker while typing. */
  response: SuggestResponse | undefined;
  busy: boolean;
  failed: boolean;
}

const isRelated = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

/** Loads suggestions; undefined while the panel is closed or the query too short. */
export function useSuggestions(text: string, open: boolean): Suggestions | undefined {
  const api = useApi();
  const [result, setResult] = useState<Result>();
  const query = text.trim();
  const isEnabled = open && query.length >= MIN_QUERY;

  useEffect(() => {
    if (!isEnabled) return;
    const controller = new AbortController();
    const load = async () => {
      const response = await api
        .call('GET /search/suggest/', { query: { query }, signal: controller.signal })
        .catch(() => undefined);
      if (!controller.signal.aborted) setResult({ query, response: response?.ok ? response.value : null });
    };
    const timer = setTimeout(() => void load(), DEBOUNCE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [api, query, isEnabled]);

  if (!isEnabled) return undefined;
  const busy = result?.query !== query;
  return {
    response: result && isRelated(query, result.query) ? (result.response ?? undefined) : undefined,
    busy,
    failed: !busy && result.response === null,
  };
}
