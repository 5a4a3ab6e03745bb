import { redirect, type MiddlewareFunction } from 'react-router-dom';

/**
 * Returns the path with a trailing slash, or undefined if it is already canonical. Paths with a query string and files
 * (`/catalog.xls`) need no slash. Leading slashes are reduced to one, because two would begin a host name.
 */
export function canonicalPath({ pathname, search }: URL): string | undefined {
  const isFile = /\.[a-z0-9]+$/i.test(pathname);
  return search || isFile || pathname.endsWith('/') ? undefined : `/${pathname.replace(/^\/+/, '')}/`;
}

/** Adds the trailing slash on routes with their own middleware; on all others the redirect check does it. */
export const trailingSlash: MiddlewareFunction = ({ request }, next) => {
  const canonical = canonicalPath(new URL(request.url));
  if (canonical) throw redirect(canonical, 301);
  return next();
};
