import { matchRoutes } from 'react-router-dom';
import type { Router } from './start.ts';

/**
 * Links of the whole site are plain `<a href>`: they work before hydration, without scripts and inside HTML that came
 * from the server. Here a click on one becomes a navigation without a page load, wherever the link stands.
 */
export function followLinks(router: Router) {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const target = internalTarget(router, event.target);
    if (!target) return;
    event.preventDefault();
    void router.navigate(target);
  });
}

/** The site's own address that a link leads to; nothing for files, other sites, downloads and jumps on the page. */
export function internalTarget(router: Router, element: EventTarget | null): string | undefined {
  const link = element instanceof Element ? element.closest('a') : null;
  if (!link?.href || link.hasAttribute('download') || (link.target && link.target !== '_self')) return undefined;
  const url = new URL(link.href);
  if (url.origin !== location.origin) return undefined;
  if (url.hash && url.pathname === location.pathname && url.search === location.search) return undefined;
  if (/^\/(?:api|media|r|builds|dev)\//.test(url.pathname) || /\.[a-z0-9]+$/i.test(url.pathname)) return undefined;
  return matchRoutes(router.routes, url) ? url.pathname + url.search + url.hash : undefined;
}
