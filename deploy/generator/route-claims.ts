import { existsSync, readdirSync } from 'node:fs';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Claim } from '../../shared/contracts/src/address-patterns.ts';
import type { RouteInput } from '../../shared/contracts/src/remote.ts';
import { GeneratorError } from './names.ts';

/** Who owns which address, from the route tables in the checkout. */
export async function routeClaims(root: string): Promise<Claim[]> {
  const remotes = readdirSync(root).filter(
    (name) => name.startsWith('mf-') && existsSync(join(root, name, 'src/routes.ts')),
  );
  const claims: Claim[] = [];
  // One after the other: they share modules, and Jest links a module twice that is asked for at the same time.
  for (const owner of remotes) claims.push(...(await routesOf(join(root, owner))).map(({ path }) => ({ owner, path })));
  return claims;
}

/**
 * Gives a remote that is not installed yet the contracts package, which its route table imports, as an install would. So
 * routes can be read, and one install is enough for it and for what is generated now. Returns the remotes concerned.
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
      `${file} does not load (${(error as Error).message.split('\n')[0]}): install the workspace, or mend the file`,
      1,
    );
  }
}
