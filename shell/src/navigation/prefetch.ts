import { matchRoutes } from 'react-router-dom';
import { createLoadQueue } from './load-queue.ts';
import { linkTarget } from './links.ts';
import type { Router } from './router.ts';

const PARALLEL = 4;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether to prefetch: not on slow connections or with data saver. */
export const allowsPrefetch = (connection: Connection | undefined): boolean =>
  !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '');

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
