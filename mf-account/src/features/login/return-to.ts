import { paths } from '@site/contracts/paths';
import { parseUrl } from '@site/kernel/parse-url';

const ANY_ORIGIN = 'http://site.invalid';
const ENTRANCE_PATHS = new Set(['/login', '/register']);

/**
 * Returns the requested address, with its query, to open after the login. Only addresses of this site are followed:
 * otherwise a link to the login could lead to a copy of the site.
 */
export function safeReturnTo(requested: string | null): string {
  const url = requested?.startsWith('/') ? parseUrl(requested, ANY_ORIGIN) : undefined;
  if (!url) return paths.account();
  const { origin, pathname, search, hash } = url;
  const isForeign = origin !== ANY_ORIGIN || pathname.startsWith('//');
  return isForeign || ENTRANCE_PATHS.has(pathname.replace(/\/$/, '')) ? paths.account() : pathname + search + hash;
}
