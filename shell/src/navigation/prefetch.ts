import { matchRoutes } from 'react-router-dom';
import { createLoadQueue } from './load-queue.ts';
import { linkTarget } from './links.ts';
import type { Router } from './start.ts';

/** How many pages' code is loaded ahead at a time. */
const PARALLEL = 4;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Slow connections and visitors who save data load nothing that was not asked for. */
export const allowsPrefetch = (connection: Connection | undefined): boolean =>
  !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');

/** Loads the code of a page as soon as its link is pointed at, focused or touched: before the click. */
export function prefetchPages(router: Router) {
  const queue = createLoadQueue(PARALLEL);

  function prefetch({ target }: Event) {
    const link = linkTarget(router.routes, target);
    if (!link || !allowsPrefetch((navigator as { connection?: Connection }).connection)) return;
    for (const { route } of matchRoutes(router.routes, link.to) ?? []) {
      const { lazy } = route;
      if (typeof lazy === 'function') queue(route.id, () => lazy());
    }
  }
  for (const type of ['mouseover', 'focusin', 'touchstart'])
    document.addEventListener(type, prefetch, { passive: true });
}
