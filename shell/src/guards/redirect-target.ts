import { ownAddress } from '@site/kernel/own-address';
import { parseUrl } from '@site/kernel/parse-url';
import { redirect } from 'react-router-dom';

/** Marks the one kind of redirect that may leave the site. It is not sent to visitors. */
const OUTSIDE = 'x-moved-outside';

/**
 * An address of the redirect table: a page of the site or, as the table alone may say, an absolute external address.
 * Anything else that could come from there (a script, a site without its scheme) leads nowhere.
 */
export function redirectTarget(address: string | undefined): string | undefined {
  if (!address) return undefined;
  const own = address.startsWith('/') ? ownAddress(address) : undefined;
  return own ?? (/^https?:\/\//i.test(address) ? parseUrl(address)?.href : undefined);
}

/** Throws well for a target that the redirect table has named, and for the canonical form of a path. */
export const moved = (target: string) =>
  redirect(target, { status: 301, headers: target.startsWith('/') ? {} : { [OUTSIDE]: '1' } });

/** Where a redirect stays on the site; React Router may have made it absolute. */
export function ownLocation(location: string, siteOrigin: string): string | undefined {
  const isOurs = parseUrl(location)?.origin === siteOrigin && location.startsWith(siteOrigin);
  return ownAddress(isOurs ? location.slice(siteOrigin.length) || '/' : location);
}

/** The external address of a redirect that the table has named. */
export const movedOutside = (response: Response): string | undefined =>
  response.headers.has(OUTSIDE) ? redirectTarget(response.headers.get('location') ?? undefined) : undefined;
