import { toast, useLocation, useNavigate, useNavigation } from '@site/runtime';
import { isPlainClick } from '@site/ui/link';
import type { MouseEvent, RefObject } from 'react';
import { listHref } from './facet-query.ts';

const bare = (path: string) => path.replace(/\/$/, '');

/** Mark of «Показать ещё» in the history entry: the list is extended, so it is neither dimmed nor scrolled to its top. */
export interface ListLocationState {
  append?: true;
}

/**
 * The query string of the list and the navigation to another one. During a navigation the requested query string is
 * returned, so that filters add up and the controls show the choice at once.
 */
export function useListNavigation(category: string, results: RefObject<HTMLElement | null>) {
  const navigate = useNavigate();
  const location = useLocation();
  const next = useNavigation().location;
  const target =
    next && bare(next.pathname) === bare(location.pathname) && next.search !== location.search ? next : undefined;
  const appending = (target?.state as ListLocationState | null | undefined)?.append === true;

  async function go(search: string, state?: ListLocationState) {
    // Offline: keep the list instead of replacing it with an error.
    if (!navigator.onLine) return toast.error('Нет соединения с\u00a0интернетом: список остался прежним');
    // `flushSync`, not the router's transition: a checked box must not appear unchecked for a moment.
    await navigate(listHref(category, search), { preventScrollReset: true, flushSync: true, state });
    // Show another list from its top, also after a click at the end of the previous one.
    const list = results.current;
    if (!state?.append && list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
  }

  /** Follows a plain click on a link of the list without losing the scroll; other clicks are left to the browser. */
  const follow = (event: MouseEvent, state?: ListLocationState) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlainClick(event)) return false;
    event.preventDefault();
    void go(link.search, state);
    return true;
  };

  /** Like `follow`, for a link that disappears with its filter or page: moves the focus to the list. */
  const followAway = (event: MouseEvent) => {
    if (follow(event)) results.current?.focus({ preventScroll: true });
  };

  return {
    search: (target ?? location).search,
    filtering: target !== undefined && !appending,
    appending,
    go: (search: string) => void go(search),
    follow,
    followAway,
  };
}

export type ListNavigation = ReturnType<typeof useListNavigation>;
