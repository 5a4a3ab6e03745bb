import type { OfferedParts } from '@site/contracts/parts';
import type { RouteDefinition } from '@site/contracts/remote';
import { readRoutes } from './pages.ts';
import { readParts } from './parts.ts';

/** The declarations of a remote: `src/routes.ts` and `src/parts.ts`. */
export interface Declared {
  routes: RouteDefinition[];
  parts: OfferedParts;
}

/** Reads the declarations; a new `cacheBuster` forces a re-read of files that were edited. */
export async function readDeclared(dir: string, cacheBuster = ''): Promise<Declared> {
  return { routes: await readRoutes(dir, cacheBuster), parts: await readParts(dir, cacheBuster) };
}
