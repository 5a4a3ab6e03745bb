import type { CallResult } from '@site/runtime';
import { useEffect, useState } from 'react';

/** Pause in typing before the search, in ms. */
const PAUSE = 300;

interface Found<Item> {
  items: readonly Item[];
  total: number;
  pages: number;
}
interface Asked {
  search: string;
  page: number;
  attempt: number;
}
interface Answered<Item> {
  /** Null before the first response. */
  asked: Asked | null;
  found: Found<Item> | undefined;
  isFailed: boolean;
}

/** Items of the API that match a search, a page at a time. They are read again when `read` is another function. */
export function useFound<Item>(
  search: string,
  read: (query: { page: number; search?: string }) => Promise<CallResult<Found<Item>>>,
) {
  const [asked, setAsked] = useState<Asked>({ search, page: 1, attempt: 0 });
  const [answered, setAnswered] = useState<Answered<Item>>({ asked: null, found: undefined, isFailed: false });
  if (asked.search !== search) setAsked({ search, page: 1, attempt: 0 });

  useEffect(() => {
    let isWanted = true;
    const { search: text, page } = asked;
    const ask = async () => {
      const response = await read({ page, ...(text && { search: text }) });
      if (!isWanted) return;
      setAnswered(({ found }) => {
        if (!response.ok) return { asked, found, isFailed: true };
        const { items, total, pages } = response.value;
        const before = page > 1 && found ? found.items : [];
        return { asked, found: { items: [...before, ...items], total, pages }, isFailed: false };
      });
    };
    const timer = setTimeout(() => void ask(), asked.search && asked.page === 1 && asked.attempt === 0 ? PAUSE : 0);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [read, asked]);

  const { found } = answered;
  const isLoading = answered.asked !== asked;
  const isFailed = !isLoading && answered.isFailed;
  return {
    /** Results of the previous search until the response arrives. */
    found: isFailed && asked.page === 1 ? undefined : found,
    isLoading,
    isFailed,
    isLoadingMore: isLoading && asked.page > 1,
    hasMore: found !== undefined && !isFailed && (asked.page < found.pages || (isLoading && asked.page > 1)),
    showMore: () => setAsked({ ...asked, page: asked.page + 1, attempt: 0 }),
    retry: () => setAsked({ ...asked, attempt: asked.attempt + 1 }),
  };
}
