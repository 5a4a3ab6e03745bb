import type { ManagedProductRow } from '@site/contracts/manage-goods';
import { useApi } from '@site/runtime';
import { useEffect, useState } from 'react';

/** Pause in typing after which products are searched, in ms. */
const PAUSE = 300;

interface Answered {
  /** Null before the first response. */
  asked: string | null;
  /** Undefined: the request has failed. */
  found: { items: readonly ManagedProductRow[]; total: number } | undefined;
}

/** The first products that match a search by article or name. */
export function useFoundProducts(search: string) {
  const api = useApi();
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<Answered>({ asked: null, found: undefined });
  const asked = `${attempt} ${search}`;
  useEffect(() => {
    let isWanted = true;
    const read = async () => {
      const response = await api.call('GET /manage/products/list/', { query: { ...(search && { search }) } });
      if (isWanted) setAnswered({ asked, found: response.ok ? response.value : undefined });
    };
    const timer = setTimeout(() => void read(), search ? PAUSE : 0);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [api, search, asked]);
  const isLoading = answered.asked !== asked;
  return {
    /** Products of the previous search until the response arrives. */
    found: answered.found,
    isLoading,
    isFailed: !isLoading && !answered.found,
    retry: () => setAttempt(attempt + 1),
  };
}
