import { existsSync, readdirSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Claim } from '../../shared/contracts/src/address-patterns.ts';
import type { RouteInput } from '../../shared/contracts/src/remote.ts';
import { GeneratorError } from './names.ts';

/** Reads the owner of each address from the route tables in the checkout. */
export async function routeClaims(root: string): Promise<Claim[]> {
  const remotes = readdirSync(root).filter(
    (name) => name.startsWith('mf-') && existsSync(join(root, name, 'src/routes.ts')),
  );
  const claims: Claim[] = [];
  // In sequence, because they share modules, and Jest links a module twice when two imports are concurrent.
  for (const owner of remotes) claims.push(...(await routesOf(join(root, owner))).map(({ path }) => ({ owner, path })));
  return claims;
}

/**
 * Links the contracts package, which route tables import, into remotes that are not installed yet. Their routes can then
 * be read, and one install covers them and the files generated now. Returns these remotes.
 */
export async function linkContracts(root: string): Promise<string[]> {
  const remotes = readdirSync(root).filter(
    (name) => name.startsWith('mf-') && !existsSync(join(root, name, 'node_modules')),
  );
  for (const remote of remotes) {
    const scope = join(root, remote, 'node_modules/@site');
    await mkdir(scope, { recursive: true });
    await symlink('../../../shared/contracts', join(scope, 'contracts'));
  }
  return remotes;
}

async function routesOf(dir: string): Promise<RouteInput[]> {
  const file = join(dir, 'src/routes.ts');
  try {
    return ((await import(pathToFileURL(file).href)) as { routes: RouteInput[] }).routes;
  } catch (error) {
    throw new GeneratorError(
      `${file} does not load (${(error as Error).message.split('\n')[0]}): install the workspace, or fix the file`,
      1,
    );
  }
}
