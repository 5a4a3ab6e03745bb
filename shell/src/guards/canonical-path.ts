import { redirect, type MiddlewareFunction } from 'react-router-dom';

/**
 * The address with its trailing slash, or nothing if it is canonical already. Only a path without a query string gets
 * one, and a file (`/catalog.xls`) never does. One slash at the front: what follows two of them would be a site.
 */
export function canonicalPath({ pathname, search }: URL): string | undefined {
  const isFile = /\.[a-z0-9]+$/i.test(pathname);
  return search || isFile || pathname.endsWith('/') ? undefined : `/${pathname.replace(/^\/+/, '')}/`;
}

/** For routes with middlewares of their own; everywhere else the redirect check sees to the slash. */
export const trailingSlash: MiddlewareFunction = ({ request }, next) => {
  const canonical = canonicalPath(new URL(request.url));
  if (canonical) throw redirect(canonical, 301);
  return next();
};
