import type { OfferedParts } from '@site/contracts/parts';
import type { RouteDefinition } from '@site/contracts/remote';
import { readRoutes } from './pages.ts';
import { readParts } from './parts.ts';

/** What a remote declares of itself: `src/routes.ts` and `src/parts.ts`. */
export interface Declared {
  routes: RouteDefinition[];
  parts: OfferedParts;
}

/** `edition` tells one reading of files that are being edited from another. */
export async function readDeclared(dir: string, edition = ''): Promise<Declared> {
  return { routes: await readRoutes(dir, edition), parts: await readParts(dir, edition) };
}
