import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteInput } from '@site/contracts/remote';
import { matchRoutes, type RouteObject } from 'react-router-dom';

const root = join(import.meta.dirname, '../../..');

/** Paths served by the shell itself. */
const shellPaths = ['/technical', '/_icons', '/_ui'];

const firstPart = (path: string) => path.split('/')[1];

/** Returns a function that checks whether a URL belongs to a page, by the route tables of the remotes in the checkout. */
export async function pageAddresses(): Promise<(url: string) => boolean> {
  const files = readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .map((name) => join(root, name, 'src/routes.ts'))
    .filter((file) => existsSync(file));
  // Sequentially, because Jest links modules incorrectly that are imported concurrently.
  const tables: RouteInput[] = [];
  for (const file of files)
    tables.push(...((await import(pathToFileURL(file).href)) as { routes: RouteInput[] }).routes);
  const routes: RouteObject[] = [
    ...shellPaths.map((path) => ({ path })),
    ...tables.map(({ path, validate }) => ({ path, handle: validate })),
  ];
  return (url) => {
    const { pathname } = new URL(url, 'http://site');
    // `matchRoutes` compiles all routes at each call.
    const near = routes.filter(({ path = '' }) => /^\/?[:*]/.test(path) || firstPart(path) === firstPart(pathname));
    const match = matchRoutes(near, pathname)?.at(-1);
    const validate = (match?.route.handle ?? {}) as Record<string, string>;
    return Boolean(
      match &&
      Object.entries(validate).every(([name, pattern]) =>
        new RegExp(`^(?:${pattern})$`).test(match.params[name] ?? ''),
      ),
    );
  };
}
