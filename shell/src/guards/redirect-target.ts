import { ownAddress } from '@site/kernel/own-address';
import { parseUrl } from '@site/kernel/parse-url';
import { redirect } from 'react-router-dom';

/** Internal header that marks redirects of the table to other sites. It is not sent to visitors. */
const OUTSIDE = 'x-moved-outside';

/**
 * Parses a target of the redirect table: a page of the site or an absolute http(s) URL, which only the table may
 * contain. Returns undefined for anything else, such as a script or a host without a scheme.
 */
export function redirectTarget(address: string | undefined): string | undefined {
  if (!address) return undefined;
  return ownAddress(address) ?? (/^https?:\/\//i.test(address) ? parseUrl(address)?.href : undefined);
}

/** Returns a permanent redirect to a target of the redirect table or to a canonical path. */
export const moved = (target: string) =>
  redirect(target, { status: 301, headers: target.startsWith('/') ? {} : { [OUTSIDE]: '1' } });

/**
 * Returns the path of a redirect within the site, which React Router may have made absolute; undefined for other sites.
 */
export function ownLocation(location: string, siteOrigin: string): string | undefined {
  const isOurs = parseUrl(location)?.origin === siteOrigin && location.startsWith(siteOrigin);
  return ownAddress(isOurs ? location.slice(siteOrigin.length) || '/' : location);
}

export const movedOutside = (response: Response): string | undefined =>
  response.headers.has(OUTSIDE) ? redirectTarget(response.headers.get('location') ?? undefined) : undefined;
