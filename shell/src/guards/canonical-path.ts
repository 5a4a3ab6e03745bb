/**
 * The address with its trailing slash, or nothing if it is canonical already. Only a path without a query string gets
 * one, and a file (`/catalog.xls`) never does.
 */
export function canonicalPath({ pathname, search }: URL): string | undefined {
  const isFile = /\.[a-z0-9]+$/i.test(pathname);
  return search || isFile || pathname.endsWith('/') ? undefined : `${pathname}/`;
}
