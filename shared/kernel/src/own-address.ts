import { parseUrl } from './parse-url.ts';

/** A site that cannot exist (RFC 6761): an address that stays on it stays on ours. */
const ANY_SITE = 'http://site.invalid';

/**
 * The path, query and hash of an address that stays on the site, as a browser would read it; undefined for any other:
 * another site's, a script's, an unreadable one. More slashes than one at the front would name another site when the
 * path is sent as a location, dot segments included (`/..//evil.test`), so there is one.
 */
export function ownAddress(address: string): string | undefined {
  const url = parseUrl(address, ANY_SITE);
  if (!url) return undefined;
  const { origin, protocol, pathname, search, hash } = url;
  // The origin of `blob:http://…` is that of the address inside it.
  if (origin !== ANY_SITE || protocol !== 'http:') return undefined;
  return pathname.replace(/^\/+/, '/') + search + hash;
}
