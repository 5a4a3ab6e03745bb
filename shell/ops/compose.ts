import { createHash } from 'node:crypto';
import type { Composition } from '@site/contracts/composition';
import { CONTRACT_VERSION } from '@site/contracts/remote';
import type { Registry, Release } from '@site/contracts/release';
import { ReleaseError, type Store } from './store.ts';

/** A composition and the visitors who get it: those whose bucket (0–99) is below `until` and not below the one before. */
export interface Variant {
  until: number;
  versions: Record<string, string>;
}

/**
 * The compositions that a registry describes. A visitor has one bucket for the whole site, so that two remotes on trial
 * make at most three compositions, not four.
 */
export function variantsOf({ microFrontends }: Registry): Variant[] {
  const bounds = new Set([100]);
  for (const entries of Object.values(microFrontends)) {
    const trial = trialOf(entries);
    if (trial?.deployment) bounds.add(trial.deployment.traffic);
  }
  return [...bounds]
    .sort((a, b) => a - b)
    .filter((until) => until > 0)
    .map((until) => ({
      until,
      versions: Object.fromEntries(
        Object.entries(microFrontends).map(([name, entries]) => {
          const trial = trialOf(entries);
          const stable = entries.find((entry) => entry !== trial) ?? entries[0]!;
          return [name, (trial?.deployment && until <= trial.deployment.traffic ? trial : stable).metadata.version];
        }),
      ),
    }));
}

const trialOf = (entries: Registry['microFrontends'][string]) => entries.find(({ deployment }) => deployment && !deployment.default);

export function compositionId(versions: Record<string, string>): string {
  const sorted = Object.entries(versions).sort(([a], [b]) => a.localeCompare(b));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, 16);
}

/** Reads the releases and checks that they fit together. */
export async function compose(store: Store, versions: Record<string, string>): Promise<Composition> {
  const releases = await Promise.all(Object.entries(versions).map(([name, version]) => store.read(name, version)));
  const shell = releases.find(({ kind }) => kind === 'shell');
  if (!shell) throw new ReleaseError('No shell is live: activate a release of the shell first');
  const remotes = releases.filter(({ kind }) => kind === 'remote').sort((a, b) => a.name.localeCompare(b.name));
  for (const release of releases) checkContract(release);
  for (const remote of remotes) checkShared(remote, shell);
  checkRoutes(remotes);
  return { id: compositionId(versions), shell, remotes };
}

function checkContract({ name, version, contract }: Release) {
  if (contract !== CONTRACT_VERSION)
    throw new ReleaseError(`${name} ${version} was built for contract ${contract}, this site speaks ${CONTRACT_VERSION}: rebuild it`);
}

/** A caret range admits the same major version, from the given one on. */
function checkShared(remote: Release, shell: Release) {
  for (const [module, range] of Object.entries(remote.requires)) {
    const given = shell.provides[module];
    if (!given || !satisfiesCaret(given, range))
      throw new ReleaseError(
        `${remote.name} ${remote.version} needs ${module} ${range}, shell ${shell.version} gives ${given ?? 'none'}: rebuild the older of the two`,
      );
  }
}

function satisfiesCaret(version: string, range: string): boolean {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  const [needMajor = 0, needMinor = 0, needPatch = 0] = range.replace('^', '').split('.').map(Number);
  return major === needMajor && (minor > needMinor || (minor === needMinor && patch >= needPatch));
}

/** Two remotes that claim one pattern: nobody could say which of them answers. */
export function checkRoutes(remotes: Pick<Release, 'name' | 'version' | 'routes'>[]) {
  const owners = new Map<string, string>();
  for (const { name, routes } of remotes)
    for (const { path } of routes) {
      const pattern = path.replace(/:[^/]+/g, ':');
      const owner = owners.get(pattern);
      if (owner) throw new ReleaseError(`${name} and ${owner} both claim the address ${path}: remove it from one of them`);
      owners.set(pattern, name);
    }
}
