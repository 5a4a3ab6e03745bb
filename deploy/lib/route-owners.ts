import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RouteInput } from '../../shared/contracts/src/remote.ts';
import { patternOf } from './generator.ts';
import { GeneratorError } from './names.ts';

/** Who owns which address, from the route tables in the checkout. */
export async function routeOwners(root: string): Promise<ReadonlyMap<string, string>> {
  const owners = new Map<string, string>();
  const remotes = readdirSync(root).filter(
    (name) => name.startsWith('mf-') && existsSync(join(root, name, 'src/routes.ts')),
  );
  for (const remote of remotes)
    for (const { path } of await routesOf(join(root, remote))) owners.set(patternOf(path), remote);
  return owners;
}

async function routesOf(dir: string): Promise<RouteInput[]> {
  const file = join(dir, 'src/routes.ts');
  try {
    return ((await import(pathToFileURL(file).href)) as { routes: RouteInput[] }).routes;
  } catch (error) {
    throw new GeneratorError(
      `${file} does not load (${(error as Error).message.split('\n')[0]}): install the workspace, or mend the file`,
      1,
    );
  }
}
