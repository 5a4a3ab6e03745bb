import { hostPrefixes } from '@site/contracts/path-prefixes';
import { parseUrl } from '@site/kernel/parse-url';
import { matchRoutes, type DataRouteObject } from 'react-router-dom';

export interface LinkTarget {
  /** Path, query string and hash. */
  to: string;
  replace: boolean;
}

const isOfHost = (path: string) => hostPrefixes.some((prefix) => path.startsWith(`${prefix}/`));
const file = /\.[a-z0-9]+$/i;

/** Returns the path of the site's page at this URL; undefined for files, other sites and addresses without a route. */
export function pageAt(routes: DataRouteObject[], url: URL): string | undefined {
  if (url.origin !== location.origin || isOfHost(url.pathname) || file.test(url.pathname)) return undefined;
  return matchRoutes(routes, url) ? url.pathname + url.search + url.hash : undefined;
}

/**
 * Returns the page that a link leads to. Downloads, other windows and jumps on the same page are left to the browser.
 * `data-replace` on a link replaces the history entry; a link to the current page does so too.
 */
export function linkTarget(routes: DataRouteObject[], element: EventTarget | null): LinkTarget | undefined {
  const link = element instanceof Element ? element.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement)) return undefined;
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return undefined;
  const url = parseUrl(link.href);
  if (!url) return undefined;
  const samePage = url.pathname === location.pathname && url.search === location.search;
  if (url.hash && samePage) return undefined;
  const to = pageAt(routes, url);
  return to ? { to, replace: samePage || link.hasAttribute('data-replace') } : undefined;
}

/** Returns the page that a GET form leads to: its action with the fields as the query string, as in the browser. */
export function formTarget(
  routes: DataRouteObject[],
  form: HTMLFormElement,
  submitter: HTMLElement | null,
): string | undefined {
  if (form.method !== 'get' || (form.target && form.target !== '_self')) return undefined;
  const url = parseUrl(form.action);
  if (!url) return undefined;
  const fields = [...new FormData(form, submitter)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  url.search = new URLSearchParams(fields).toString();
  return pageAt(routes, url);
}
