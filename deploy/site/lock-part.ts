import { join } from 'node:path';
import { parse } from 'yaml';

type Versions = Record<string, { version: string }>;

interface Lockfile {
  importers: Record<string, { dependencies?: Versions; devDependencies?: Versions; optionalDependencies?: Versions }>;
  snapshots: Record<string, { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> }>;
}

export interface LockPart {
  /** Folders of the workspace packages in the build, including the package itself. */
  folders: string[];
  /** Registry packages that they depend on, each with its exact version and peers. */
  packages: string[];
}

export const parseLockfile = (text: string) => parse(text) as Lockfile;

/** Returns the part of the lockfile that affects one package: other packages' dependencies do not change its build. */
export function lockPart({ importers, snapshots }: Lockfile, folder: string): LockPart {
  const folders = new Set<string>();
  const packages = new Set<string>();

  function visitFolder(name: string) {
    if (folders.has(name)) return;
    folders.add(name);
    const { dependencies, devDependencies, optionalDependencies } = importers[name] ?? {};
    const all = { ...dependencies, ...devDependencies, ...optionalDependencies };
    for (const [dependency, { version }] of Object.entries(all))
      if (version.startsWith('link:')) visitFolder(join(name, version.slice('link:'.length)));
      else visitPackage(dependency, version);
  }

  function visitPackage(name: string, version: string) {
    // The version of an alias (`npm:`) includes the real package name.
    const key = version in snapshots ? version : `${name}@${version}`;
    if (packages.has(key)) return;
    packages.add(key);
    const { dependencies, optionalDependencies } = snapshots[key] ?? {};
    for (const [dependency, found] of Object.entries({ ...dependencies, ...optionalDependencies }))
      visitPackage(dependency, found);
  }

  visitFolder(folder);
  return { folders: [...folders].sort(), packages: [...packages].sort() };
}
