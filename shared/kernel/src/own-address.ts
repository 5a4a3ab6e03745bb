import { parseUrl } from './parse-url.ts';

/** A site that cannot exist (RFC 6761): an address that stays on it stays on ours. */
const ANY_SITE = 'http://site.invalid';

/**
 * The path, query and hash of an address that stays on the site, as a browser would read it; undefined for any other:
 * another site's, a script's, an unreadable one. More slashes than one at the front would name another site when the
 * path is sent as a location, dot segments included (`/..//evil.test`), so there is one.
 */
export function ownAddress(address: string): string | undefined {
  const url = ownUrl(address);
  return url && url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
}

/** The parts of an address that stays on the site; undefined for any other. */
export function ownUrl(address: string): URL | undefined {
  const url = parseUrl(address, ANY_SITE);
  // The origin of `blob:http://…` is that of the address inside it.
  return url?.origin === ANY_SITE && url.protocol === 'http:' ? url : undefined;
}

/**
 * An address of the site with the visitor's query beside its own: what the address sets itself stays as it is, and so does
 * its fragment. For redirects: a mark of a campaign must not be lost on the way.
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
  // An address with a query has no slash at its end.
  if (!target.search) target.pathname = target.pathname.replace(/(.)\/$/, '$1');
  target.search = [target.search.slice(1), ...added].filter(Boolean).join('&');
  return target.pathname + target.search + target.hash;
}
