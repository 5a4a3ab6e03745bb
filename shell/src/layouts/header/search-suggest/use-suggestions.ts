import { MIN_QUERY } from '@site/contracts/limits';
import type { SuggestAnswer } from '@site/contracts/search';
import { useApi } from '@site/runtime';
import { useEffect, useState } from 'react';

/** Typing goes on within this time, and the words so far would be asked for in vain. */
export const PAUSE = 200;

interface Result {
  query: string;
  /** Null: the call failed. */
  answer: SuggestAnswer | null;
}

export interface Suggestions {
  /** Of these words, or of the words that they were typed from: the list does not blink at every letter. */
  answer: SuggestAnswer | undefined;
  busy: boolean;
  failed: boolean;
}

const belongTogether = (one: string, other: string) => one.startsWith(other) || other.startsWith(one);

/** What the server suggests for the words; undefined while there are too few of them to ask. */
export function useSuggestions(text: string, open: boolean): Suggestions | undefined {
  const api = useApi();
  const [result, setResult] = useState<Result>();
  const query = text.trim();
  const asks = open && query.length >= MIN_QUERY;

  useEffect(() => {
    if (!asks) return;
    const late = new AbortController();
    const ask = async () => {
      const answer = await api
        .call('GET /search/suggest/', { query: { query }, signal: late.signal })
        .catch(() => undefined);
      if (!late.signal.aborted) setResult({ query, answer: answer?.ok ? answer.value : null });
    };
    const timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      clearTimeout(timer);
      late.abort();
    };
  }, [api, query, asks]);

  if (!asks) return undefined;
  const busy = result?.query !== query;
  return {
    answer: result && belongTogether(query, result.query) ? (result.answer ?? undefined) : undefined,
    busy,
    failed: !busy && result.answer === null,
  };
}
