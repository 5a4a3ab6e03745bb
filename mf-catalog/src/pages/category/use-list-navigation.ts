import { toast, useLocation, useNavigate, useNavigation } from '@site/runtime';
import { isPlainClick } from '@site/ui/link';
import type { MouseEvent, RefObject } from 'react';
import { listHref } from './facet-query.ts';

const bare = (path: string) => path.replace(/\/$/, '');

/** The history entry's mark of «Показать ещё»: the page joins those already shown instead of taking their place. */
export interface ListLocationState {
  append?: true;
}

/**
 * The list's query string and the way to another one. While an answer is on its way the search is the one asked for:
 * a second filter adds to the first, and the controls show at once what was chosen.
 */
export function useListNavigation(category: string, results: RefObject<HTMLElement | null>) {
  const navigate = useNavigate();
  const location = useLocation();
  const next = useNavigation().location;
  const target =
    next && bare(next.pathname) === bare(location.pathname) && next.search !== location.search ? next : undefined;
  const appending = (target?.state as ListLocationState | null | undefined)?.append === true;

  async function go(search: string, state?: ListLocationState) {
    // The list that is there is worth more than an error in its place.
    if (!navigator.onLine) return toast.error('Нет соединения с\u00a0интернетом: список остался прежним');
    // At once, and not in the router's transition: a box that is ticked must not look unticked for a moment.
    await navigate(listHref(category, search), { preventScrollReset: true, flushSync: true, state });
    // Another list is read from its beginning, also by those who asked for it from the end of the last one.
    const list = results.current;
    if (!state?.append && list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
  }

  /** A plain click on a link of the list keeps the scroll; with a modifier the browser does what it always does. */
  const follow = (event: MouseEvent, state?: ListLocationState) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlainClick(event)) return false;
    event.preventDefault();
    void go(link.search, state);
    return true;
  };

  /** The link goes with its filter or its page; without this the focus would fall back to the top of the page. */
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
