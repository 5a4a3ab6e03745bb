import { parseUrl } from './parse-url.ts';

/** A site that cannot exist (RFC 6761): URLs that resolve to it are relative to ours. */
const ANY_SITE = 'http://site.invalid';

/**
 * Returns the path, query and hash of an absolute path within the site, as browsers parse it; undefined for all others:
 * other sites, scripts, relative paths, malformed URLs, and paths that begin with two slashes after their dot segments
 * (`/..//evil.test`), because such a `Location` header leads to another site.
 */
export function ownAddress(address: string): string | undefined {
  const url = ownUrl(address);
  return url && url.pathname + url.search + url.hash;
}

/** Returns the same, as a parsed URL. */
export function ownUrl(address: string): URL | undefined {
  const url = address.startsWith('/') ? parseUrl(address, ANY_SITE) : undefined;
  return url?.origin === ANY_SITE && !url.pathname.startsWith('//') ? url : undefined;
}

/**
 * Adds the visitor's query parameters to a redirect target, so that campaign parameters are not lost. Parameters and the
 * fragment of the target take precedence.
 */
export function withVisitorsQuery(address: string, search: string): string {
  const target = new URL(address, ANY_SITE);
  const added = search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => {
      const [name] = new URLSearchParams(pair).keys();
      return name !== undefined && !target.searchParams.has(name);
    });
  if (added.length === 0) return address;
  // The canonical form of a path with a query string has no trailing slash.
  if (!target.search) target.pathname = target.pathname.replace(/(.)\/$/, '$1');
  target.search = [target.search.slice(1), ...added].filter(Boolean).join('&');
  return target.pathname + target.search + target.hash;
}
