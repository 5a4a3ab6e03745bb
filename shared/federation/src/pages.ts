import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { RouteDefinition, type RouteInput } from '@site/contracts/remote';
import { z } from 'zod';

/**
 * The remote's route table, `src/routes.ts`, checked: each page exists, each page has an address. `edition` tells one
 * reading of a file that is being edited from another: a module is evaluated once for each address.
 */
export async function readRoutes(dir: string, edition = ''): Promise<RouteDefinition[]> {
  const file = routesFile(dir);
  const module = (await import(pathToFileURL(file).href + edition)) as { routes: RouteInput[] };
  const parsed = z.array(RouteDefinition).safeParse(module.routes);
  if (!parsed.success) throw new Error(`${file} is not a route table:\n${z.prettifyError(parsed.error)}`);

  const used = new Set(parsed.data.flatMap((route) => route.page ?? []));
  const present = new Set(pageNames(dir));
  for (const page of used)
    if (!present.has(page))
      throw new Error(`${file} names the page "${page}", but src/pages/${page}/route.ts is missing`);
  for (const page of present)
    if (!used.has(page))
      throw new Error(`src/pages/${page} has no address: add a route for it to ${file}, or remove it`);
  return parsed.data;
}

export const routesFile = (dir: string) => join(dir, 'src/routes.ts');
export const pagesFolder = (dir: string) => join(dir, 'src/pages');

const pageNames = (dir: string): string[] =>
  readdirSync(pagesFolder(dir)).filter((name) => existsSync(join(pagesFolder(dir), name, 'route.ts')));

/**
 * Every page is a module of its own, so that chunks, styles and preload hints are per page. Its request is relative to the
 * package: webpack derives the container's module id from it.
 */
export const pageExposes = (dir: string) =>
  Object.fromEntries(
    pageNames(dir).map((page) => [`./${page}`, { import: `./src/pages/${page}/route.ts`, name: pageChunk(page) }]),
  );

const PREFIX = 'page-';

/** Name of the chunk that a page is built into. */
const pageChunk = (page: string) => PREFIX + page;

export const pageOfChunk = (chunk: string) => (chunk.startsWith(PREFIX) ? chunk.slice(PREFIX.length) : undefined);

/**
 * Whether a chunk is shown with its page from the start, though it comes later: a form, say, whose libraries nobody should
 * wait for. The server renders it, so its styles come with the page's. Its import says so:
 * `import(/* webpackChunkName: "shown-order-form" *\/ './order-form.tsx')`.
 */
export const isShownChunk = (chunk: string | null | undefined): boolean => chunk?.startsWith('shown-') ?? false;
