import type { MenuItem } from '@site/contracts/site-data';

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);
const pathOf = (url: string) => withSlash(url.replace(/[?#].*$/, ''));

/**
 * Returns the URL of the menu item that the page belongs to: the longest prefix of its path, and among equals the
 * deepest.
 */
export function currentUrl(items: readonly MenuItem[], pathname: string): string | undefined {
  const page = withSlash(pathname);
  const all = (list: readonly MenuItem[]): string[] =>
    list.flatMap(({ url, children = [] }) => [url, ...all(children)]);
  return all(items)
    .filter((url) => page.startsWith(pathOf(url)) && (pathOf(url) !== '/' || page === '/'))
    .reduce<string | undefined>(
      (best, url) => (best && pathOf(best).length > pathOf(url).length ? best : url),
      undefined,
    );
}
