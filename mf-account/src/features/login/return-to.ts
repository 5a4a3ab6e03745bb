import { paths } from '@site/contracts/paths';
import { ownUrl } from '@site/kernel/own-address';

const ENTRANCE_PATHS = new Set(['/login', '/register']);

/** Returns the address to open after the login: the requested one if it is another page of the site. */
export function safeReturnTo(requested: string | null): string {
  const url = ownUrl(requested ?? '');
  if (!url || ENTRANCE_PATHS.has(url.pathname.replace(/\/$/, ''))) return paths.account();
  return url.pathname + url.search + url.hash;
}
