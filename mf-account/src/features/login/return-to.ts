import { paths } from '@site/contracts/paths';

const ANY_ORIGIN = 'http://site.invalid';
const ENTRANCES = new Set(['/login', '/register']);

/**
 * Where a visitor goes after the login: the address that he asked for, with its query. Only addresses of this site are
 * followed, or a foreign link to our login could send people to a copy of the site.
 */
export function safeReturnTo(asked: string | null): string {
  if (!asked?.startsWith('/') || !URL.canParse(asked, ANY_ORIGIN)) return paths.account();
  const { origin, pathname, search, hash } = new URL(asked, ANY_ORIGIN);
  const foreign = origin !== ANY_ORIGIN || pathname.startsWith('//');
  return foreign || ENTRANCES.has(pathname.replace(/\/$/, '')) ? paths.account() : pathname + search + hash;
}
