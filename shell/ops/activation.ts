import type { RendererOptions } from '@site/contracts/renderer';
import type { Release } from '@site/contracts/release';
import { checkRoutes, compose, variantsOf } from './compose.ts';
import { writeComposition } from './compositions.ts';
import { appendHistory, deploymentsOf, readHistory, readRegistry, withRegistryLock, writeRegistry, type HistoryEntry } from './registry.ts';
import { smokeTest } from './smoke.ts';
import { ReleaseError, type Store } from './store.ts';

export type SiteOptions = Pick<RendererOptions, 'apiOrigin' | 'publicKey' | 'siteOrigin'>;

interface Target {
  name: string;
  version: string;
}

/** Takes a finished build into the store. A pattern that another live remote claims already refuses it. */
export function publish(store: Store, dist: string) {
  return store.publish(dist, async (release) => {
    const { microFrontends } = await readRegistry(store.dataDir);
    const others = Object.entries(microFrontends).filter(([name]) => name !== release.name);
    checkRoutes([...(await Promise.all(others.map(([name, [live]]) => store.read(name, live!.metadata.version)))), release]);
  });
}

/**
 * Makes releases live, all at once. Every file is checked against its hash and the new composition renders its pages in
 * a worker of its own first; a release that fails leaves the registry, and so the running site, as they were.
 */
export function activate(store: Store, site: SiteOptions, targets: Target[], { traffic = 100, who }: { traffic?: number; who: string }) {
  return change(store, targets, { action: 'activate', traffic, who }, async (composition, names) => {
    for (const name of names) await smokeTest({ ...composition, ...site }, name);
  });
}

/** Returns a remote to the version before. That version has been live, so nothing is tried first. */
export async function rollback(store: Store, name: string, who: string) {
  const { microFrontends } = await readRegistry(store.dataDir);
  const live = microFrontends[name];
  if (!live) throw new ReleaseError(`${name} has nothing live`);
  const onTrial = live.find(({ deployment }) => deployment && !deployment.default);
  const version = onTrial
    ? live.find((entry) => entry !== onTrial)!.metadata.version
    : await previousVersion(store, name, live[0]!.metadata.version);
  return change(store, [{ name, version }], { action: 'rollback', traffic: 100, who }, async () => {});
}

/** What was live before this version first became live: a rollback does not count, so that a second one goes on back. */
async function previousVersion(store: Store, name: string, current: string): Promise<string> {
  const activations = (await readHistory(store.dataDir)).filter((line) => line.name === name && line.action === 'activate');
  const previous = activations.findLast(({ version }) => version === current)?.previous;
  if (!previous) throw new ReleaseError(`${name} ${current} was the first to be live: there is nothing to return to`);
  return previous;
}

type Check = (composition: Pick<RendererOptions, 'composition' | 'folders'>, names: string[]) => Promise<void>;

function change(store: Store, targets: Target[], facts: Pick<HistoryEntry, 'action' | 'traffic' | 'who'>, check: Check) {
  return withRegistryLock(store.dataDir, async () => {
    const registry = await readRegistry(store.dataDir);
    const next = structuredClone(registry);
    const releases: Release[] = [];
    for (const { name, version } of targets) {
      const release = await store.read(name, version);
      await store.verify(release);
      next.microFrontends[name] = deploymentsOf(release, facts.traffic, registry.microFrontends[name]);
      releases.push(release);
    }

    const variants = variantsOf(next);
    for (const { versions } of variants) {
      const composition = await compose(store, versions);
      const folders = Object.fromEntries(Object.entries(versions).map(([name, version]) => [name, store.folder(name, version)]));
      const changed = releases.filter(({ name, version }) => versions[name] === version).map(({ name }) => name);
      if (changed.length) await check({ composition, folders }, changed.includes('shell') ? ['shell'] : changed);
      await writeComposition(store.dataDir, composition);
    }
    await writeRegistry(store.dataDir, next);

    const isNew = ({ name }: Release) => JSON.stringify(next.microFrontends[name]) !== JSON.stringify(registry.microFrontends[name]);
    const entries = releases.filter(isNew).map(({ name, version }): HistoryEntry => ({
      at: new Date().toISOString(),
      ...facts,
      name,
      version,
      previous: registry.microFrontends[name]?.find(({ deployment }) => deployment?.default ?? true)?.metadata.version ?? null,
    }));
    for (const entry of entries) await appendHistory(store.dataDir, entry);
    return entries;
  });
}
