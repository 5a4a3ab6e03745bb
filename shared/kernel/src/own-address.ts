import { parseUrl } from './parse-url.ts';

/** A site that cannot exist (RFC 6761): URLs that resolve to it are relative to ours. */
const ANY_SITE = 'http://site.invalid';

/**
 * Returns the path, query and hash of a URL within the site, as browsers parse it; undefined for all others: other sites,
 * scripts, malformed URLs. Leading slashes are collapsed to one, also after dot segments (`/..//evil.test`), because a
 * `Location` header with several would lead to another site.
 */
export function ownAddress(address: string): string | undefined {
  const url = ownUrl(address);
  return url && url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
}

/** Returns a URL within the site, parsed; undefined for all others. */
export function ownUrl(address: string): URL | undefined {
  const url = parseUrl(address, ANY_SITE);
  // The origin of `blob:http://…` is the origin of the URL inside it.
  return url?.origin === ANY_SITE && url.protocol === 'http:' ? url : undefined;
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
