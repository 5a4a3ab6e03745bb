import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, workspaceFolders } from './packages.ts';

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();

/** Returns the merge base with the main branch of the Git remote, or with the local one. */
export function mergeBase(): string {
  for (const branch of ['origin/main', 'main'])
    try {
      return git('merge-base', 'HEAD', branch);
    } catch {
      // The branch does not exist in this checkout.
    }
  throw new Error(
    'Expected a branch main to compare with, found none: pass a commit, as in `npm run check -- HEAD~3`.',
  );
}

/** Returns the paths of files that differ from the base, including uncommitted and deleted ones. */
export function changedFiles(base: string): string[] {
  const changed = git('diff', '--name-only', '--no-renames', base);
  const added = git('ls-files', '--others', '--exclude-standard');
  return [...new Set(`${changed}\n${added}`.split('\n').filter(Boolean))].sort();
}

interface Manifest {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Whether one of the files belongs to the package, to a package that it depends on, or to no package. */
export function isConcerned(folder: string, files: string[], folders = workspaceFolders()): boolean {
  const needed = dependenciesOf(folder, new Map(folders.map((name) => [name, manifestOf(name)])));
  return files.some((file) => {
    const owner = folders.find((name) => file.startsWith(`${name}/`));
    return owner === undefined || needed.has(owner);
  });
}

/** Returns the folder and those of its direct and indirect workspace dependencies. */
function dependenciesOf(folder: string, manifests: Map<string, Manifest>): Set<string> {
  const found = new Set([folder]);
  for (const name of found) {
    const { dependencies, devDependencies } = manifests.get(name)!;
    const names = Object.keys({ ...dependencies, ...devDependencies });
    for (const [other, manifest] of manifests) if (names.includes(manifest.name)) found.add(other);
  }
  return found;
}

const manifestOf = (folder: string) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
