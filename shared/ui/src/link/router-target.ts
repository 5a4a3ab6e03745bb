import { parseUrl } from '@site/kernel/parse-url';
import { isPlainClick } from './plain-click.ts';

/** Navigation target of a click. */
export interface RouterTarget {
  /** Path, query string and hash. */
  to: string;
  /** Whether to replace the history entry, set by `data-replace` on the anchor. */
  replace: boolean;
}

type Click = Pick<MouseEvent, 'defaultPrevented' | 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'target'>;

/**
 * Returns the navigation target of a click, or null when the browser must handle it. All links of the design system and
 * of content HTML are plain anchors: they work before hydration, without JS and in every separately built bundle (a
 * React context would be a different object in each). The shell listens for clicks on the document and routes by this
 * result.
 */
export function routerTarget(click: Click, location: Pick<Location, 'href' | 'origin'>): RouterTarget | null {
  if (click.defaultPrevented || !isPlainClick(click)) return null;
  const anchor = click.target instanceof Element ? click.target.closest('a[href]') : null;
  if (!(anchor instanceof HTMLAnchorElement)) return null;
  if ((anchor.target && anchor.target !== '_self') || anchor.hasAttribute('download')) return null;
  const url = parseUrl(anchor.href, location.href);
  if (url?.origin !== location.origin || url.pathname.startsWith('/api/')) return null;
  // Paths with an extension are files of the server (catalog.xls, media).
  if (/\.[a-z0-9]{2,5}$/i.test(url.pathname)) return null;
  // A hash on the same page scrolls natively.
  const here = new URL(location.href);
  if (url.hash && url.pathname === here.pathname && url.search === here.search) return null;
  return { to: url.pathname + url.search + url.hash, replace: anchor.hasAttribute('data-replace') };
}
