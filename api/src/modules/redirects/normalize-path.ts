import { ownUrl } from '@site/kernel/own-address';

/** Normalises a path: lower case, decoded, no trailing slash. Returns null when it is not a path of the site. */
export function normalizePath(url: string): { path: string; query: string } | null {
  const own = /^\/(?!\/)/.test(url) ? ownUrl(url) : undefined;
  if (!own) return null;
  try {
    return {
      path: decodeURIComponent(own.pathname)
        .toLowerCase()
        .replace(/(.)\/+$/, '$1'),
      query: own.search.slice(1),
    };
  } catch {
    return null;
  }
}

/** Key of a redirect; another address stays as it is. */
export const keyOf = (address: string) => normalizePath(address)?.path ?? address;
