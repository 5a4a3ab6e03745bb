import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RouteDefinition, type RouteInput } from '@site/contracts/remote';
import { z } from 'zod';

/**
 * Reads and validates the remote's route table, `src/routes.ts`: each page exists and has a route. A new `cacheBuster`
 * forces a re-read of an edited file, because a module is evaluated once per URL.
 */
export async function readRoutes(dir: string, cacheBuster = ''): Promise<RouteDefinition[]> {
  const file = routesFile(dir);
  const module = (await import(pathToFileURL(file).href + cacheBuster)) as { routes: RouteInput[] };
  const parsed = z.array(RouteDefinition).safeParse(module.routes);
  if (!parsed.success) throw new Error(`${file} is not a valid route table:\n${z.prettifyError(parsed.error)}`);

  const used = new Set(parsed.data.flatMap((route) => route.page ?? []));
  const present = new Set(pageNames(dir));
  for (const page of used)
    if (!present.has(page))
      throw new Error(`${file} refers to the page "${page}", but src/pages/${page}/route.ts is missing`);
  for (const page of present)
    if (!used.has(page)) throw new Error(`src/pages/${page} has no route: add one to ${file}, or remove the page`);
  return parsed.data;
}

export const routesFile = (dir: string) => join(dir, 'src/routes.ts');
export const pagesFolder = (dir: string) => join(dir, 'src/pages');

const pageNames = (dir: string): string[] =>
  readdirSync(pagesFolder(dir)).filter((name) => existsSync(join(pagesFolder(dir), name, 'route.ts')));

/**
 * Exposes each page as a module of its own, so that chunks, styles and preload hints are per page. Requests are relative
 * to the package: webpack derives the container's module id from them.
 */
export const pageExposes = (dir: string) =>
  Object.fromEntries(
    pageNames(dir).map((page) => [`./${page}`, { import: `./src/pages/${page}/route.ts`, name: pageChunk(page) }]),
  );

const PREFIX = 'page-';

const pageChunk = (page: string) => PREFIX + page;

export const pageOfChunk = (chunk: string) => (chunk.startsWith(PREFIX) ? chunk.slice(PREFIX.length) : undefined);

/**
 * Whether a chunk is visible with its page from the start, although it loads later: a form, for example, with libraries
 * that should not delay the page. The server renders it, so its styles are sent with the page's. Marked by the chunk name:
 * `import(/* webpackChunkName: "shown-order-form" *\/ './order-form.tsx')`.
 */
export const isShownChunk = (chunk: string | null | undefined): boolean => chunk?.startsWith('shown-') ?? false;
