import { parseUrl } from '@site/kernel/parse-url';
import { isPlainClick } from './plain-click.ts';

/** Where a router should go for a click, or null when the browser itself must act. */
export interface RouterTarget {
  /** Path, query string and hash. */
  to: string;
  /** The anchor bears `data-replace`: the history entry is replaced. */
  replace: boolean;
}

type Click = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'target'>;

/**
 * All links of the design system, and those inside content HTML, are plain anchors: they work before hydration, without
 * JS and in every separately built bundle (a React context would be another object in each of them). The shell listens
 * once for clicks on the document and asks here which of them its router takes over.
 */
export function routerTarget(click: Click, location: Pick<Location, 'href' | 'origin'>): RouterTarget | null {
  if (click.defaultPrevented || !isPlainClick(click)) return null;
  const anchor = click.target instanceof Element ? click.target.closest('a[href]') : null;
  if (!(anchor instanceof HTMLAnchorElement)) return null;
  if ((anchor.target && anchor.target !== '_self') || anchor.hasAttribute('download')) return null;
  const url = parseUrl(anchor.href, location.href);
  if (url?.origin !== location.origin || url.pathname.startsWith('/api/')) return null;
  // Files (catalog.xls, media) are the server's; pages have no extension.
  if (/\.[a-z0-9]{2,5}$/i.test(url.pathname)) return null;
  // A hash on the same page is the browser's own scroll.
  const here = new URL(location.href);
  if (url.hash && url.pathname === here.pathname && url.search === here.search) return null;
  return { to: url.pathname + url.search + url.hash, replace: anchor.hasAttribute('data-replace') };
}
