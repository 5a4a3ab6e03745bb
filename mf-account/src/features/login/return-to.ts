import { paths } from '@site/contracts/paths';
import { parseUrl } from '@site/kernel/parse-url';

const ANY_ORIGIN = 'http://site.invalid';
const ENTRANCES = new Set(['/login', '/register']);

/**
 * Where a visitor goes after the login: the address that he asked for, with its query. Only addresses of this site are
 * followed, or a foreign link to our login could send people to a copy of the site.
 */
export function safeReturnTo(asked: string | null): string {
  const url = asked?.startsWith('/') ? parseUrl(asked, ANY_ORIGIN) : undefined;
  if (!url) return paths.account();
  const { origin, pathname, search, hash } = url;
  const foreign = origin !== ANY_ORIGIN || pathname.startsWith('//');
  return foreign || ENTRANCES.has(pathname.replace(/\/$/, '')) ? paths.account() : pathname + search + hash;
}
