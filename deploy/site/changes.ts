import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, workspaceFolders } from './packages.ts';

const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();

/** The commit at which the work began: the merge base with the main branch of the remote, else with the local one. */
export function mergeBase(): string {
  for (const branch of ['origin/main', 'main'])
    try {
      return git('merge-base', 'HEAD', branch);
    } catch {
      // This checkout has no such branch.
    }
  throw new Error('There is no branch main to compare with: name a commit, as in `npm run check -- HEAD~3`.');
}

/** Paths of files that differ from the base, committed or not, deleted ones included. */
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

/** The folder itself and those of the workspace packages that it depends on, directly or not. */
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
